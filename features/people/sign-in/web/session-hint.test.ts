import { expect, test } from 'vitest'
import { goesRound } from './session-hint.ts'

test.each([
  ['never left', [], false],
  ['left once, as everybody does', [99_000], false],
  ['left three times within ten seconds', [92_000, 96_000, 99_000], true],
  ['left three times over a day', [10_000, 50_000, 99_000], false],
])('a tab that %s', (_, times, round) => expect(goesRound(times, 100_000)).toBe(round))
