# The first match, which teaches. What each step says is each game's own: lesson-1, lesson-1-why and so on.

title-learn = Learn to play
title-go-on-learning = Go on with the lesson
title-go-on-learning-hint = From the step where you left it
title-learn-hint = A first match that explains each step; it takes a few minutes and can be left at any time
lesson-none = This game has no first match that teaches, or its cards were changed. Begin a match with Play.
lesson-wait = The opponent plays…
lesson-continue = Continue
lesson-learnt = Well learnt!
lesson-skip = Leave the lesson
lesson-skip-hint = You can begin it again from the title at any time
lesson-play = Play a match
reason-lesson = In this lesson one thing comes after another: press what the golden ring shows.

# One-time hints: the glossary's words, where they first matter.
hint-seen = Understood
