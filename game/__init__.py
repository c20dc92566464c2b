from game.system import compiled

compiled.use()
