// Events of the demonstration against what the newsroom is known to write: outbreaks are found by them, and the burst of a visit makes one grow.
import { type NewEvent, stateOf } from '@guanlan/features/events/events/contract'
import { describe, expect, test } from 'vitest'
import { eventsToAdd } from '../features/administration/demonstration/server/events.ts'
import { crisisAt, outbreaksBefore } from './collect/newsroom/pace.ts'
import { articlesOf, articlesOfVisit } from './index.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** A moment in each of six rounds, with every outbreak that there is. */
const moments = Array.from({ length: 6 }, (_, round) => Date.parse('2026-11-20T04:00:00Z') + round * 9 * dayMs)

/** What a rule of these drafts means: a name of the brand, one of the words, and none of those that are left out. */
function wantedBy({ rule }: Pick<NewEvent, 'rule'>) {
  const groups = [...rule.matchAll(/([+-]?)\(([^)]*)\)/g)].map(([, sign, of]) => ({
    isOut: sign === '-',
    of: new RegExp(of ?? ''),
  }))
  return ({ title, body }: { title?: unknown; body?: unknown }) =>
    groups.every(({ isOut, of }) => of.test(`${title} ${body}`) !== isOut)
}
const articlesBetween = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / minuteMs) }, (_, at) =>
    articlesOf(Math.floor(from / minuteMs) + at),
  ).flat()

test('an outbreak is told from its first hour to its last', () => {
  for (const now of moments)
    for (const { theme, brand, from, to } of outbreaksBefore(now, 3)) {
      expect(to).toBeLessThan(now)
      for (const at of [from + hourMs, (from + to) / 2, to - minuteMs])
        expect(crisisAt(at)).toMatchObject({ theme, brand })
      for (const at of [from - minuteMs, to + minuteMs]) expect(crisisAt(at)).toBeNull()
    }
})

describe.each(moments)('at %d', now => {
  const drafts = eventsToAdd(new Date(now), outbreaksBefore)

  test('there are three: the latest outbreak is open, the one before closed, and one has just begun', () => {
    expect(drafts).toHaveLength(3)
    expect(new Set(drafts.map(({ title }) => title)).size).toBe(3)
    expect(drafts.map(({ endTime }) => endTime !== null)).toEqual([false, true, false])
    const state = stateOf([{ at: now - dayMs, count: 9 }], { now, end: Date.parse(drafts[1]?.endTime ?? '') })
    expect(state).toBe('over')
  })

  test('their rules find several times as much within an outbreak as in as long a time before', () => {
    for (const [place, { from, to }] of outbreaksBefore(now, 2).entries()) {
      const wanted = wantedBy(drafts[place] as NewEvent)
      const [within, before] = [articlesBetween(from, to), articlesBetween(2 * from - to, from)].map(
        articles => articles.filter(wanted).length,
      ) as [number, number]
      expect(within, drafts[place]?.title).toBeGreaterThan(150)
      expect(within / (before + 1), drafts[place]?.title).toBeGreaterThan(3)
    }
  })
})

test('one grows while somebody watches, on any day without an outbreak', () => {
  const quiet = Array.from({ length: 40 }, (_, day) => Date.parse('2026-11-20T04:00:00Z') + day * dayMs).filter(now =>
    Array.from({ length: 5 * 24 }, (_, hour) => crisisAt(now - hour * hourMs)).every(crisis => crisis === null),
  )
  expect(quiet.length).toBeGreaterThan(8)
  for (const now of quiet) {
    const draft = eventsToAdd(new Date(now), outbreaksBefore).at(-1) as NewEvent
    const seen = now + 5 * minuteMs
    const articles = [...articlesBetween(Date.parse(draft.startTime ?? ''), now), ...articlesOfVisit(now)]
      .filter(wantedBy(draft))
      .map(({ publishedAt }) => Date.parse(String(publishedAt)))
      .filter(at => at <= seen)
    const hours = [...Map.groupBy(articles, at => Math.floor(at / hourMs) * hourMs)]
      .map(([at, { length: count }]) => ({ at, count }))
      .sort((one, other) => one.at - other.at)
    expect(stateOf(hours, { now: seen, end: null }), new Date(now).toISOString()).toBe('growing')
  }
})
