/** Whether what others decided since a batch foresaw its stories changes anything for it. Pure. */
import { leastShared, type ShingleSize, shingleSizeOf } from '@guanlan/engine/text'
import { mostStories } from './known.ts'
import type { Newcomer } from './place.ts'
import type { StoryTurn } from './turns.ts'

/**
 * The stories that have to be compared now, those of before among them; null when nothing of what happened touches these newcomers.
 * @param compared the stories that were compared before
 */
export function storiesToCompare(
  newcomers: readonly Newcomer[],
  compared: readonly number[],
  since: readonly StoryTurn[],
): number[] | null {
  const known = new Set(compared)
  const isTouched = since.some(
    ({ articles, merges }) =>
      articles.some(({ story }) => known.has(story)) ||
      [...merges].some(([ended, into]) => known.has(ended) || known.has(into)),
  )
  const alike = storiesAlike(newcomers, since)
  if (!isTouched && alike.length === 0) return null
  return [...new Set([...compared.map(story => becomeOf(story, since)), ...alike])]
}

/** What has become of a story after these turns. */
const becomeOf = (story: number, turns: readonly StoryTurn[]): number =>
  turns.reduce((at, { merges }) => merges.get(at) ?? at, story)

/** Stories of what came in that shares enough with a newcomer to be compared with it; of many, those that share most. */
function storiesAlike(newcomers: readonly Newcomer[], since: readonly StoryTurn[]): number[] {
  const candidates = since.flatMap(({ articles }, n) =>
    articles.map(({ story, sampled }) => ({ story: becomeOf(story, since.slice(n + 1)), sampled })),
  )
  const byHash = new Map<number, number[]>()
  for (const [place, { sampled }] of candidates.entries())
    for (const hash of sampled) {
      const others = byHash.get(hash)
      if (others) others.push(place)
      else byHash.set(hash, [place])
    }
  const sizes = new Map<number, ShingleSize>()
  const sizeOf = (place: number): ShingleSize => {
    const size = sizes.get(place) ?? shingleSizeOf(candidates[place]?.sampled ?? new Uint32Array())
    sizes.set(place, size)
    return size
  }
  return newcomers.flatMap(({ shingles }) => {
    const shared = new Map<number, number>()
    for (const hash of shingles?.sampled ?? [])
      for (const place of byHash.get(hash) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    if (!shingles || shared.size === 0) return []
    const own = shingleSizeOf(shingles.sampled)
    return [...shared]
      .filter(([place, count]) => count >= leastShared(own, sizeOf(place)))
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostStories)
      .map(([place]) => candidates[place]?.story ?? 0)
  })
}
