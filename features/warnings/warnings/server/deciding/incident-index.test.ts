// What the index answers is what looking at every incident would answer.
import { expect, test } from 'vitest'
import type { FoldedIncident } from './folded-incident.ts'
import { incidentIndex, type NumberedIncident } from './incident-index.ts'

const hourMs = 3_600_000
const begin = Date.parse('2026-11-22T04:00:00Z')

/** Numbers that come again with the same seed. */
function chance(seed: number) {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  return (below: number) => Math.floor(below * next())
}

const incidentOf = (id: number, marks: readonly string[], lastAt: Date) =>
  ({ id, marks, lastAt }) as Partial<FoldedIncident> as NumberedIncident

interface Plain {
  incident: NumberedIncident
  stories: Set<number>
}

/** The rules once more, by looking at every incident. */
function plainly(known: readonly Plain[], storyId: number, marks: readonly string[], requested: string, now: Date) {
  const within = (hours: number) => (one: Plain) => now.getTime() - one.incident.lastAt.getTime() <= hours * hourMs
  const ofStory = known.filter(within(72)).find(({ stories }) => stories.has(storyId))
  const recent = known
    .filter(within(6))
    .toSorted((a, b) => b.incident.lastAt.getTime() - a.incident.lastAt.getTime() || b.incident.id - a.incident.id)
    .slice(0, 200)
  const isCommon = (mark: string) =>
    recent.length >= 4 && recent.filter(({ incident }) => incident.marks.includes(mark)).length > recent.length / 2
  const own = [...new Set(marks)].filter(mark => !mark.includes(requested) && !isCommon(mark))
  const shared = recent
    .map(({ incident }) => ({ id: incident.id, shared: own.filter(mark => incident.marks.includes(mark)) }))
    .filter(one => one.shared.length >= 2)
    .sort((a, b) => b.shared.length - a.shared.length || a.id - b.id)
  return { story: ofStory?.incident.id ?? null, best: shared[0] ?? null }
}

test.each([
  // Articles an hour: few incidents are compared, most of the 200, and more than may be.
  [1, 2, 400],
  [2, 40, 900],
  [3, 300, 900],
])('seed %i: %i articles an hour', (seed, anHour, articles) => {
  const below = chance(seed)
  const index = incidentIndex()
  const known: Plain[] = []
  let found = 0
  for (let n = 0; n < articles; n++) {
    // Some arrive at the same moment.
    const now = new Date(begin + Math.floor(n / 3) * 3 * (hourMs / anHour))
    const storyId = below(3) === 0 ? below(n + 1) : 10_000 + n
    const marks = Array.from({ length: 2 + below(8) }, () => `词${Math.floor(below(40) ** 2 / 12)}`)
    const expected = plainly(known, storyId, marks, '词1', now)
    const story = index.ofStory(storyId, now)
    const best = index.resembling(marks, ['词1'], now)
    expect(story?.id ?? null).toBe(expected.story)
    expect(best && { id: best.incident.id, shared: best.shared }).toEqual(expected.best)
    if (story || best) found++
    const before = story ?? best?.incident
    const stored = incidentOf(before?.id ?? known.length, before?.marks ?? marks, now)
    index.keep(stored, storyId)
    const plain = known[stored.id] ?? { incident: stored, stories: new Set<number>() }
    plain.incident = stored
    plain.stories.add(storyId)
    known[stored.id] = plain
  }
  expect(found).toBeGreaterThan(articles / 10)
  expect(known.length).toBeGreaterThan(articles / 10)
  expect(index.all().map(({ id }) => id)).toEqual(known.map(({ incident }) => incident.id))
})

test('what is known goes on as if it had just been folded', () => {
  const at = (hours: number) => new Date(begin + hours * hourMs)
  const index = incidentIndex([
    { ...incidentOf(4, ['北汀', '车门'], at(5)), stories: new Set([40]) },
    { ...incidentOf(7, ['北汀', '车门'], at(1)), stories: new Set([70]) },
  ])
  expect(index.resembling(['北汀', '车门', '北汀'], [], at(6))).toMatchObject({
    incident: { id: 4 },
    shared: ['北汀', '车门'],
  })
  expect(index.resembling(['北汀', '北汀'], [], at(6))).toBeNull()
  expect(index.resembling(['北汀', '车门'], [], at(12))).toBeNull()
  expect(index.ofStory(70, at(12))?.id).toBe(7)
  expect(index.ofStory(70, at(74))).toBeNull()
})
