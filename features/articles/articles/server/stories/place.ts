/** Which story each newcomer belongs to, and which stories turn out to be one. Pure: the engine compares, this keeps organisations apart. */
import { createDuplicates, type Reason, type Shingles, type StoryNames, sameStory } from '@guanlan/engine/text'
import type { ArticleName } from '../new-article.ts'

export interface Newcomer {
  id: number
  /** Handed in by one organisation for itself. */
  onlyOrg: number | null
  publishedAt: Date
  /** Null for texts too short to compare: they stand alone. */
  shingles: Shingles | null
  names: readonly ArticleName[]
}

type Comparable = Newcomer & { shingles: Shingles }

/** A member of a story that speaks for it. What an organisation handed in for itself speaks only for stories of such articles alone. */
export interface Witness extends Comparable {
  story: number
}

export interface Places {
  /** Story by newcomer. */
  stories: Map<number, number>
  /** Why, by newcomer and by the first of a story that ends; the first of a story that goes on has no reason. */
  reasons: Map<number, Reason>
  /** Story that ends → story that goes on. */
  merges: Map<number, number>
}

/**
 * Articles that everybody may see are placed among themselves. Those that an organisation handed in for itself follow them
 * and never move them.
 *
 * @param newcomers in order of arrival, @param witnesses too
 */
export function placeNewcomers(newcomers: readonly Newcomer[], witnesses: readonly Witness[]): Places {
  const places: Places = {
    stories: new Map(newcomers.map(({ id }) => [id, id])),
    reasons: new Map(),
    merges: new Map(),
  }
  const comparable = newcomers.filter((one): one is Comparable => one.shingles !== null)
  const shared = {
    placed: witnesses.filter(one => one.onlyOrg === null),
    fresh: comparable.filter(one => one.onlyOrg === null),
  }
  placeShared(shared.placed, shared.fresh, places)
  const placed = shared.placed.map(one => ({ ...one, story: places.merges.get(one.story) ?? one.story }))
  const organisations = new Set([...witnesses, ...comparable].flatMap(one => one.onlyOrg ?? []))
  for (const org of organisations)
    placeOwn(
      { placed, fresh: shared.fresh },
      { placed: witnesses.filter(one => one.onlyOrg === org), fresh: comparable.filter(one => one.onlyOrg === org) },
      places,
    )
  return places
}

interface Group {
  placed: readonly Witness[]
  fresh: readonly Comparable[]
}

function placeShared(placed: readonly Witness[], fresh: readonly Comparable[], places: Places): void {
  const { add, storyOf } = comparing(placed, fresh)
  for (const one of fresh) add(one, places)
  for (const one of fresh) places.stories.set(one.id, storyOf(one))
  for (const one of placed) if (storyOf(one) !== one.story) places.merges.set(one.story, storyOf(one))
  explainOpeners([...placed, ...fresh], storyOf, places)
}

/** An article that opened a story has no likeness; when its story becomes part of another, the member it resembles most is noted as the reason. */
function explainOpeners(all: readonly Comparable[], storyOf: (one: Comparable) => number, places: Places): void {
  const opened = (one: Comparable): boolean => ('story' in one ? one.story === one.id : !places.reasons.has(one.id))
  for (const one of all) {
    if (storyOf(one) === one.id || !opened(one)) continue
    const alike = all.flatMap(other => {
      if (other.id === one.id || storyOf(other) !== storyOf(one)) return []
      const similarity = sameStory(one.shingles, other.shingles)
      return similarity ? [{ like: String(other.id), ...similarity }] : []
    })
    const best = alike.toSorted((a, b) => b.common - a.common)[0]
    if (best) places.reasons.set(one.id, best)
  }
}

function placeOwn(shared: Group, own: Group, places: Places): void {
  const { add, storyOf } = comparing([...shared.placed, ...own.placed], [...shared.fresh, ...own.fresh])
  for (const one of shared.fresh) add(one)
  for (const one of own.fresh) add(one, places)
  // A story that holds anything shared is the shared one, whatever it is called here.
  const sharedStory = new Map<number, number>()
  const note = (one: Comparable, story: number): void => {
    if (!sharedStory.has(storyOf(one))) sharedStory.set(storyOf(one), story)
  }
  for (const one of shared.placed) note(one, one.story)
  for (const one of shared.fresh) note(one, places.stories.get(one.id) ?? one.id)
  const final = (one: Comparable): number => sharedStory.get(storyOf(one)) ?? storyOf(one)
  for (const one of own.placed) if (final(one) !== one.story) places.merges.set(one.story, final(one))
  for (const one of own.fresh) places.stories.set(one.id, final(one))
}

/** The engine names articles and stories by text. */
function comparing(placed: readonly Witness[], fresh: readonly Comparable[]) {
  const duplicates = createDuplicates(
    placed.map(one => ({ ...arrivalOf(one), story: String(one.story) })),
    fresh.map(({ shingles }) => shingles),
  )
  return {
    add(one: Comparable, places?: Places): void {
      const { reason } = duplicates.add(arrivalOf(one))
      if (reason) places?.reasons.set(one.id, reason)
    },
    storyOf: (one: Comparable): number => Number(duplicates.storyOf(String(one.id)) ?? one.id),
  }
}

const arrivalOf = ({ id, shingles, publishedAt, names }: Comparable) => ({
  id: String(id),
  shingles,
  publishedAt,
  names: storyNamesOf(names),
})

/** Names of the brand library; people and organisations are guessed from the text, and none is a subject of its own. */
function storyNamesOf(names: readonly ArticleName[]): StoryNames {
  const known = names.filter(({ kind }) => kind !== 'person' && kind !== 'organisation')
  const key = ({ kind, name }: ArticleName): string => `${kind} ${name}`
  return { title: known.filter(({ inTitle }) => inTitle).map(key), all: known.map(key) }
}
