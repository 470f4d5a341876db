// Articles that are one story, put together as they arrive. Pure: the same arrivals give the same clusters.
import { createDecisions, type Decision } from './decisions.ts'
import { type Likeness, sameStory } from './same-story.ts'
import { createShingleIndex } from './shingle-index.ts'
import type { Shingles } from './shingles.ts'

export interface Arrival {
  readonly id: string
  readonly shingles: Shingles
  readonly publishedAt: Date
  readonly source: string
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
  /** Null for the first of a cluster, for one placed by hand, and for one that had its place already. */
  readonly reason: Reason | null
}

export interface DuplicatesOptions {
  /** Two articles published further apart are two stories. Default 14 days. */
  readonly windowDays?: number
  /** Articles remembered; the oldest arrivals are forgotten first. Default 50,000 (about 5 kB each for 1,000 characters). */
  readonly most?: number
  readonly decisions?: readonly Decision[]
}

export interface Duplicates {
  readonly size: number
  /** Places an article. One that is known keeps its place. */
  add(article: Arrival): Placement
  clusterOf(id: string): string | undefined
  /** In order of arrival; only those still remembered. */
  membersOf(cluster: string): readonly string[]
  /** The member published first, of two at the same time the one that arrived first. */
  earliestOf(cluster: string): Arrival | undefined
  /** By hand: one story from now on. Answers their cluster. Remembered also for articles not known (yet). */
  join(a: string, b: string): string | undefined
  /** By hand: not the story of its cluster. Answers its own new cluster; when it gave the old one its name, the rest is renamed. */
  split(id: string): string | undefined
  /** To be kept and handed in again as `decisions`. */
  decisions(): readonly Decision[]
}

/** Members of a cluster a newcomer is compared with: the first four, which say what the story is, and the newest. */
const WITNESSES = 12
const FIRST_WITNESSES = 4
/** Share of the witnesses that must agree; just half of them only with a text mostly common. The rest are chains of half-similar articles. */
const AGREEMENT = 0.5
const MOSTLY_COMMON = 0.5

export function createDuplicates({ windowDays = 14, most = 50_000, ...options }: DuplicatesOptions = {}): Duplicates {
  const windowMs = windowDays * 86_400_000
  const known = new Map<string, Arrival & { cluster: string; order: number }>()
  const members = new Map<string, string[]>()
  const index = createShingleIndex()
  const byHand = createDecisions(options.decisions)
  let arrivals = 0

  const witnessesOf = (cluster: string): readonly string[] => {
    const ids = members.get(cluster)!
    return ids.length <= WITNESSES ? ids : [...ids.slice(0, FIRST_WITNESSES), ...ids.slice(FIRST_WITNESSES - WITNESSES)]
  }
  const areApart = (id: string, cluster: string): boolean =>
    byHand.concern(id) &&
    (byHand.areApart(id, cluster) || members.get(cluster)!.some(other => byHand.areApart(id, other)))

  /** The best agreeing member of a cluster and how many witnesses agree with it; null when too few do. */
  function vote(article: Arrival, cluster: string) {
    if (areApart(article.id, cluster)) return null
    const witnesses = witnessesOf(cluster)
    let best: Reason | null = null
    let yes = 0
    for (const id of witnesses) {
      const other = known.get(id)!
      if (Math.abs(other.publishedAt.getTime() - article.publishedAt.getTime()) > windowMs) continue
      const likeness = sameStory(article.shingles, other.shingles)
      if (!likeness) continue
      yes++
      if (!best || likeness.common > best.common) best = { like: id, ...likeness }
    }
    const agreement = yes / witnesses.length
    if (!best || agreement < AGREEMENT || (agreement === AGREEMENT && best.common < MOSTLY_COMMON)) return null
    return { cluster, best, weight: agreement * best.common }
  }

  /** An article that resembles two clusters makes them one only if their members resemble each other as well. */
  function areOne(a: string, b: string): boolean {
    const others = witnessesOf(b)
    if (others.some(id => areApart(id, a))) return false
    const agreeing = others.filter(id => vote(known.get(id)!, a))
    return agreeing.length >= AGREEMENT * others.length
  }

  /** The cluster whose first member arrived first keeps its name. Answers the name that stays and the one that goes. */
  function merge(a: string, b: string): { stays: string; goes: string } {
    const older = known.get(members.get(a)![0]!)!.order <= known.get(members.get(b)![0]!)!.order
    const [stays, goes] = older ? [a, b] : [b, a]
    const all = [...members.get(stays)!, ...members.get(goes)!]
    members.delete(goes)
    name(
      stays,
      all.sort((one, other) => known.get(one)!.order - known.get(other)!.order),
    )
    return { stays, goes }
  }
  function name(cluster: string, ids: string[]): void {
    members.set(cluster, ids)
    for (const id of ids) known.get(id)!.cluster = cluster
  }

  function forgetOldest(): void {
    const [id, article] = known.entries().next().value!
    known.delete(id)
    index.remove(id, article.shingles)
    const rest = members.get(article.cluster)!.filter(other => other !== id)
    if (rest.length === 0) members.delete(article.cluster)
    else members.set(article.cluster, rest)
  }

  function add(article: Arrival): Placement {
    const before = known.get(article.id)
    if (before) return { cluster: before.cluster, absorbed: [], reason: null }
    const candidates = index.candidatesOf(article.shingles)
    const clusters = [...new Set(candidates.map(id => known.get(id)!.cluster))]
    const homes = clusters.flatMap(cluster => vote(article, cluster) ?? []).sort((a, b) => b.weight - a.weight)
    let cluster = homes[0]?.cluster ?? article.id
    known.set(article.id, { ...article, cluster, order: arrivals++ })
    const companions = members.get(cluster)
    if (companions) companions.push(article.id)
    else members.set(cluster, [article.id])
    index.add(article.id, article.shingles)

    const absorbed: string[] = []
    const mergeWith = (other: string): void => {
      const { stays, goes } = merge(cluster, other)
      cluster = stays
      if (goes !== article.id) absorbed.push(goes)
    }
    for (const other of homes.slice(1)) if (areOne(cluster, other.cluster)) mergeWith(other.cluster)
    for (const id of byHand.togetherWith(article.id)) {
      const other = known.get(id)?.cluster
      if (other && other !== cluster) mergeWith(other)
    }
    if (known.size > most) forgetOldest()
    return { cluster, absorbed, reason: homes[0]?.best ?? null }
  }

  return {
    get size() {
      return known.size
    },
    add,
    clusterOf: id => known.get(id)?.cluster,
    membersOf: cluster => [...(members.get(cluster) ?? [])],
    earliestOf(cluster) {
      const all = (members.get(cluster) ?? []).map(id => known.get(id)!)
      return all.reduce<Arrival | undefined>((a, b) => (a && a.publishedAt <= b.publishedAt ? a : b), undefined)
    },
    join(a, b) {
      byHand.add({ kind: 'together', a, b })
      const [one, other] = [known.get(a)?.cluster, known.get(b)?.cluster]
      return one && other && one !== other ? merge(one, other).stays : (one ?? other)
    },
    split(id) {
      const cluster = known.get(id)?.cluster
      if (cluster === undefined) return undefined
      const rest = members.get(cluster)!.filter(other => other !== id)
      for (const other of rest) byHand.add({ kind: 'apart', a: id, b: other })
      members.delete(cluster)
      const [first] = rest
      if (first !== undefined) name(cluster === id ? first : cluster, rest)
      name(id, [id])
      return id
    },
    decisions: byHand.list,
  }
}
