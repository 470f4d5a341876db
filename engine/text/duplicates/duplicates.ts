// Articles that are one story, put together as they arrive. Pure: the same arrivals give the same stories.
import { ofOtherSubjects, type Similarity, type StoryNames, sameStory } from './same-story.ts'
import { createShingleIndex } from './shingle-index.ts'
import type { Shingles } from './shingles.ts'

export interface Arrival {
  readonly id: string
  readonly shingles: Shingles
  readonly publishedAt: Date
  /** Absent where they are not known: then the text alone decides. */
  readonly names?: StoryNames | undefined
}

export interface Reason extends Similarity {
  /** The member the article resembles most. */
  readonly like: string
}

export interface Placement {
  /** Named after the article that opened it. */
  readonly story: string
  /** Stories that ended because this article showed them to be part of `story`. */
  readonly absorbed: readonly string[]
  /** Null for the first of a story and for one that had its place already. */
  readonly reason: Reason | null
}

/** Two articles published further apart are two stories. */
export const storyDays = 14

export interface Duplicates {
  /** Places an article. One that is known keeps its place. */
  add(article: Arrival): Placement
  storyOf(id: string): string | undefined
}

/** Members of a story a newcomer is compared with: the first four, which say what the story is, and the newest eight. */
export const witnesses = { first: 4, newest: 8 } as const
/** Share of the witnesses that must agree; just half of them only with a text mostly common. The rest are chains of half-similar articles. */
const AGREEMENT = 0.5
const MOSTLY_COMMON = 0.5

/**
 * @param placed articles that have their place already, in order of arrival; of a large story its witnesses are enough.
 * @param coming the texts of all that will be added, where that is known: costs less
 */
export function createDuplicates(
  placed: readonly (Arrival & { readonly story: string })[] = [],
  coming?: readonly Shingles[],
): Duplicates {
  const windowMs = storyDays * 86_400_000
  const known = new Map<string, Arrival & { story: string; order: number }>()
  const members = new Map<string, string[]>()
  const index = createShingleIndex(coming)
  for (const article of placed) file(article, article.story)

  const witnessesOf = (story: string): readonly string[] => {
    const ids = members.get(story)!
    if (ids.length <= witnesses.first + witnesses.newest) return ids
    return [...ids.slice(0, witnesses.first), ...ids.slice(-witnesses.newest)]
  }

  /** The best agreeing member of a story and how many witnesses agree with it; null when too few do. */
  function vote(article: Arrival, story: string) {
    const requested = witnessesOf(story)
    let best: Reason | null = null
    let yes = 0
    for (const id of requested) {
      const other = known.get(id)!
      if (Math.abs(other.publishedAt.getTime() - article.publishedAt.getTime()) > windowMs) continue
      const similarity = sameStory(article.shingles, other.shingles)
      if (!similarity || (article.names && other.names && ofOtherSubjects(article.names, other.names))) continue
      yes++
      if (!best || similarity.common > best.common) best = { like: id, ...similarity }
    }
    const agreement = yes / requested.length
    if (!best || agreement < AGREEMENT || (agreement === AGREEMENT && best.common < MOSTLY_COMMON)) return null
    return { story, best, weight: agreement * best.common }
  }

  /** An article that resembles two stories makes them one only if their members resemble each other as well. */
  function areOne(a: string, b: string): boolean {
    const others = witnessesOf(b)
    const agreeing = others.filter(id => vote(known.get(id)!, a))
    return agreeing.length >= AGREEMENT * others.length
  }

  /** The story whose first member arrived first keeps its name. Answers the name that stays and the one that goes. */
  function merge(a: string, b: string): { stays: string; goes: string } {
    const orderOf = (id: string): number => known.get(id)!.order
    const older = orderOf(members.get(a)![0]!) <= orderOf(members.get(b)![0]!)
    const [stays, goes] = older ? [a, b] : [b, a]
    const all = [...members.get(stays)!, ...members.get(goes)!].sort((one, other) => orderOf(one) - orderOf(other))
    members.delete(goes)
    members.set(stays, all)
    for (const id of all) known.get(id)!.story = stays
    return { stays, goes }
  }

  function file(article: Arrival, story: string): void {
    known.set(article.id, { ...article, story, order: known.size })
    const companions = members.get(story)
    if (companions) companions.push(article.id)
    else members.set(story, [article.id])
    index.add(article.id, article.shingles)
  }

  return {
    add(article) {
      const before = known.get(article.id)
      if (before) return { story: before.story, absorbed: [], reason: null }
      const candidates = index.candidatesOf(article.shingles)
      const stories = [...new Set(candidates.map(id => known.get(id)!.story))]
      const homes = stories.flatMap(story => vote(article, story) ?? []).sort((a, b) => b.weight - a.weight)
      let story = homes[0]?.story ?? article.id
      file(article, story)
      const absorbed: string[] = []
      for (const other of homes.slice(1)) {
        if (!areOne(story, other.story)) continue
        const { stays, goes } = merge(story, other.story)
        story = stays
        absorbed.push(goes)
      }
      return { story, absorbed, reason: homes[0]?.best ?? null }
    },
    storyOf: id => known.get(id)?.story,
  }
}
