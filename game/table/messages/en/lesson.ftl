# The first match, which teaches. What each step says is each game's own: lesson-1, lesson-1-why and so on.

title-learn = Learn to play
title-go-on-learning = Go on with the lesson
title-go-on-learning-hint = From the step where you left it
title-learn-hint = A first match that explains each step; it takes a few minutes and can be left at any time
lesson-none = This game has no first match that teaches, or its cards were changed. Begin a match with Play.
lesson-wait = The opponent plays…
lesson-step = Step { $number } of { $most }
lesson-back = Back
lesson-back-hint = Hear once more what was said before
lesson-continue = Continue
lesson-learnt = Well learnt!
lesson-skip = Leave
lesson-skip-hint = Leave the lesson. You can begin it again from the title at any time
lesson-play = A match against a novice
lesson-next = Next lesson: { $name }
reason-lesson = In this lesson one thing comes after another: press what stands between the bright corners.

# One-time hints: the glossary's words, where they first matter.
hint-seen = Understood
