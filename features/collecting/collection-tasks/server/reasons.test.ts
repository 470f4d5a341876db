import { expect, test } from 'vitest'
import { type TaskFacts, whyNothing } from './reasons.ts'

const source = { enabled: true, state: 0, asked: true }
const usual: TaskFacts = {
  status: 'c_1',
  sources: [source],
  cycle: 'always',
  asked: 3,
  found: 2,
  looked: 20,
  freshToday: 2,
  dailyBudget: null,
}

test.each<[string | null, Partial<TaskFacts>]>([
  [null, {}],
  ['paused', { status: 'c_-1' }],
  ['ended', { status: 'c_2' }],
  ['noSource', { sources: [] }],
  ['sourcesOff', { sources: [{ ...source, enabled: false }] }],
  [null, { sources: [{ ...source, enabled: false }, source] }],
  ['sourcesFail', { sources: [{ ...source, state: 4 }] }],
  [null, { sources: [{ ...source, state: 4 }, source] }],
  ['neverAsked', { sources: [{ ...source, asked: false, state: -1 }], asked: 0, found: 0 }],
  ['budgetSpent', { dailyBudget: 2 }],
  [null, { dailyBudget: 3 }],
  ['waitsForCycle', { cycle: 'scheduled', asked: 0, found: 0 }],
  ['notBegun', { status: 'c_0', asked: 0, found: 0 }],
  ['nothingListed', { found: 0, looked: 0 }],
  ['nothingMatched', { found: 0 }],
])('%s', (reason, part) => expect(whyNothing({ ...usual, ...part })).toBe(reason))
