import type { DetectorCode } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { judge, type Known, type Seen } from './judge.ts'

const known: Known = { state: '0', base: 100, changing: 0, calm: 9 }
const seen: Seen = { state: '0', interactions: 100, isChanged: false }
const kinds = (from: Partial<Known>, now: Partial<Seen>, growth = 3) =>
  judge({ ...known, ...from }, { ...seen, ...now }, growth).findings.map(({ kind }) => kind)

test.each<[DetectorCode | null, DetectorCode | null, string[]]>([
  [null, '0', []],
  [null, '1', ['deleted']],
  ['0', '1', ['deleted']],
  ['1', '1', []],
  ['1', '0', ['back']],
  ['1', '2', ['back']],
  ['4', '0', ['back']],
  ['0', '4', ['restricted']],
  ['1', '4', ['restricted']],
  ['0', '2', []],
  ['0', '3', []],
  ['0', '-1', []],
  ['1', '-1', []],
  ['1', null, []],
])('from state %s to %s: %j', (from, to, findings) => expect(kinds({ state: from }, { state: to })).toEqual(findings))

test('what a look that failed does not tell stays known', () => {
  const { known: now } = judge({ ...known, state: '1' }, { ...seen, state: '-1' }, 3)
  expect(now.state).toBe('1')
})

test.each<[number | null, number | null, number, string[], number | null]>([
  [100, 299, 3, [], 100],
  [100, 300, 3, ['growth'], 300],
  [100, 9_000, 0, [], 100],
  [2, 29, 3, [], 2],
  [0, 30, 3, ['growth'], 30],
  [null, 500, 3, [], 500],
  [100, null, 3, [], 100],
])('of %s interactions come %s at %d times: %j', (base, interactions, times, findings, next) => {
  const answer = judge({ ...known, base }, { ...seen, interactions }, times)
  expect([answer.findings.map(({ kind }) => kind), answer.known.base]).toEqual([findings, next])
})

/** The kinds of a line of looks, a letter each: c changed, s the same, - no text. */
function line(looks: string): string[] {
  let state: Known = { ...known, changing: 0, calm: 0 }
  return [...looks].map(look => {
    const answer = judge(state, { ...seen, isChanged: look === '-' ? null : look === 'c' }, 3)
    state = answer.known
    return answer.findings.map(({ kind }) => kind).join()
  })
}
const [changed, restless, none] = ['changed', 'restless', '']

test.each([
  ['c', [changed]],
  ['csc', [changed, none, changed]],
  ['ccccc', [changed, changed, restless, none, none]],
  ['ccccsscc', [changed, changed, restless, none, none, none, none, none]],
  ['cccssscc', [changed, changed, restless, none, none, none, changed, changed]],
  ['c-c-c', [changed, none, changed, none, restless]],
])('looks %s tell %j', (looks, findings) => expect(line(looks)).toEqual(findings))
