import { expect, test } from 'vitest'
import { stateOf } from './state-of.ts'

const at = '2026-03-01T00:00:00.000Z'
test.each([
  [{ enabled: false, pausedAt: at, hasSecret: true }, 'disabled'],
  [{ enabled: true, pausedAt: at, hasSecret: true }, 'paused'],
  [{ enabled: true, pausedAt: null, hasSecret: false }, 'noSecret'],
  [{ enabled: true, pausedAt: null, hasSecret: true }, 'running'],
])('%o is %s', (of, state) => expect(stateOf(of)).toBe(state))
