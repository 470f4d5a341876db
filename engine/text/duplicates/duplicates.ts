// Articles that are one story, put together as they arrive. Pure: the same arrivals give the same clusters.
import { type Likeness, ofOtherSubjects, type StoryNames, sameStory } from './same-story.ts'
import { createShingleIndex } from './shingle-index.ts'
import type { Shingles } from './shingles.ts'

export interface Arrival {
  readonly id: string
  readonly shingles: Shingles
  readonly publishedAt: Date
  /** Absent where they are not known: then the text alone decides. */
  readonly names?: StoryNames | undefined
}

export interface Reason extends Likeness {
  /** The member the article resembles most. */
  readonly like: string
}

export interface Placement {
  /** Named after the article that opened it. */
  readonly cluster: string
  /** Clusters that ended because this article showed them to be part of `cluster`. */
  readonly absorbed: readonly string[]
  /** Null for the first of a cluster and for one that had its place already. */
  readonly reason: Reason | null
}

/** Two articles published further apart are two stories. */
export const storyDays = 14

export interface Duplicates {
  /** Places an article. One that is known keeps its place. */
  add(article: Arrival): Placement
  clusterOf(id: string): string | undefined
}

/** Members of a cluster a newcomer is compared with: the first four, which say what the story is, and the newest eight. */
export const witnesses = { first: 4, newest: 8 } as const
/** Share of the witnesses that must agree; just half of them only with a text mostly common. The rest are chains of half-similar articles. */
const AGREEMENT = 0.5
const MOSTLY_COMMON = 0.5

/** @param placed articles that have their place already, in order of arrival; of a large cluster its witnesses are enough. */
export function createDuplicates(placed: readonly (Arrival & { readonly cluster: string })[] = []): Duplicates {
  const windowMs = storyDays * 86_400_000
  const known = new Map<string, Arrival & { cluster: string; order: number }>()
  const members = new Map<string, string[]>()
  const index = createShingleIndex()
  for (const article of placed) file(article, article.cluster)

  const witnessesOf = (cluster: string): readonly string[] => {
    const ids = members.get(cluster)!
    if (ids.length <= witnesses.first + witnesses.newest) return ids
    return [...ids.slice(0, witnesses.first), ...ids.slice(-witnesses.newest)]
  }

  /** The best agreeing member of a cluster and how many witnesses agree with it; null when too few do. */
  function vote(article: Arrival, cluster: string) {
    const asked = witnessesOf(cluster)
    let best: Reason | null = null
    let yes = 0
    for (const id of asked) {
      const other = known.get(id)!
      if (Math.abs(other.publishedAt.getTime() - article.publishedAt.getTime()) > windowMs) continue
      const likeness = sameStory(article.shingles, other.shingles)
      if (!likeness || (article.names && other.names && ofOtherSubjects(article.names, other.names))) continue
      yes++
      if (!best || likeness.common > best.common) best = { like: id, ...likeness }
    }
    const agreement = yes / asked.length
    if (!best || agreement < AGREEMENT || (agreement === AGREEMENT && best.common < MOSTLY_COMMON)) return null
    return { cluster, best, weight: agreement * best.common }
  }

  /** An article that resembles two clusters makes them one only if their members resemble each other as well. */
  function areOne(a: string, b: string): boolean {
    const others = witnessesOf(b)
    const agreeing = others.filter(id => vote(known.get(id)!, a))
    return agreeing.length >= AGREEMENT * others.length
  }

  /** The cluster whose first member arrived first keeps its name. Answers the name that stays and the one that goes. */
  function merge(a: string, b: string): { stays: string; goes: string } {
    const orderOf = (id: string): number => known.get(id)!.order
    const older = orderOf(members.get(a)![0]!) <= orderOf(members.get(b)![0]!)
    const [stays, goes] = older ? [a, b] : [b, a]
    const all = [...members.get(stays)!, ...members.get(goes)!].sort((one, other) => orderOf(one) - orderOf(other))
    members.delete(goes)
    members.set(stays, all)
    for (const id of all) known.get(id)!.cluster = stays
    return { stays, goes }
  }

  function file(article: Arrival, cluster: string): void {
    known.set(article.id, { ...article, cluster, order: known.size })
    const companions = members.get(cluster)
    if (companions) companions.push(article.id)
    else members.set(cluster, [article.id])
    index.add(article.id, article.shingles)
  }

  return {
    add(article) {
      const before = known.get(article.id)
      if (before) return { cluster: before.cluster, absorbed: [], reason: null }
      const candidates = index.candidatesOf(article.shingles)
      const clusters = [...new Set(candidates.map(id => known.get(id)!.cluster))]
      const homes = clusters.flatMap(cluster => vote(article, cluster) ?? []).sort((a, b) => b.weight - a.weight)
      let cluster = homes[0]?.cluster ?? article.id
      file(article, cluster)
      const absorbed: string[] = []
      for (const other of homes.slice(1)) {
        if (!areOne(cluster, other.cluster)) continue
        const { stays, goes } = merge(cluster, other.cluster)
        cluster = stays
        absorbed.push(goes)
      }
      return { cluster, absorbed, reason: homes[0]?.best ?? null }
    },
    clusterOf: id => known.get(id)?.cluster,
  }
}
