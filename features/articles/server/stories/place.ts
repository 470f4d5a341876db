/** Which cluster each newcomer belongs to, and which clusters turn out to be one. Pure: the engine compares, this keeps organisations apart. */
import { createDuplicates, type Reason, type Shingles, type StoryNames, sameStory } from '@guanlan/engine/text'
import type { ArticleName } from '../storing/new-article.ts'

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

/** A member of a cluster that speaks for it. What an organisation handed in for itself speaks only for clusters of such articles alone. */
export interface Witness extends Comparable {
  cluster: number
}

export interface Places {
  /** Cluster by newcomer. */
  clusters: Map<number, number>
  /** Why, by newcomer and by the first of a cluster that ends; the first of a cluster that goes on has no reason. */
  reasons: Map<number, Reason>
  /** Cluster that ends → cluster that goes on. */
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
    clusters: new Map(newcomers.map(({ id }) => [id, id])),
    reasons: new Map(),
    merges: new Map(),
  }
  const comparable = newcomers.filter((one): one is Comparable => one.shingles !== null)
  const shared = {
    placed: witnesses.filter(one => one.onlyOrg === null),
    fresh: comparable.filter(one => one.onlyOrg === null),
  }
  placeShared(shared.placed, shared.fresh, places)
  const placed = shared.placed.map(one => ({ ...one, cluster: places.merges.get(one.cluster) ?? one.cluster }))
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
  const { add, clusterOf } = comparing(placed)
  for (const one of fresh) add(one, places)
  for (const one of fresh) places.clusters.set(one.id, clusterOf(one))
  for (const one of placed) if (clusterOf(one) !== one.cluster) places.merges.set(one.cluster, clusterOf(one))
  explainOpeners([...placed, ...fresh], clusterOf, places)
}

/** Who opened a story that is now part of another came without a reason: the member it resembles most is one. */
function explainOpeners(all: readonly Comparable[], clusterOf: (one: Comparable) => number, places: Places): void {
  const opened = (one: Comparable): boolean => ('cluster' in one ? one.cluster === one.id : !places.reasons.has(one.id))
  for (const one of all) {
    if (clusterOf(one) === one.id || !opened(one)) continue
    const alike = all.flatMap(other => {
      if (other.id === one.id || clusterOf(other) !== clusterOf(one)) return []
      const likeness = sameStory(one.shingles, other.shingles)
      return likeness ? [{ like: String(other.id), ...likeness }] : []
    })
    const best = alike.toSorted((a, b) => b.common - a.common)[0]
    if (best) places.reasons.set(one.id, best)
  }
}

function placeOwn(shared: Group, own: Group, places: Places): void {
  const { add, clusterOf } = comparing([...shared.placed, ...own.placed])
  for (const one of shared.fresh) add(one)
  for (const one of own.fresh) add(one, places)
  // A cluster that holds anything shared is the shared one, whatever it is called here.
  const sharedCluster = new Map<number, number>()
  const note = (one: Comparable, cluster: number): void => {
    if (!sharedCluster.has(clusterOf(one))) sharedCluster.set(clusterOf(one), cluster)
  }
  for (const one of shared.placed) note(one, one.cluster)
  for (const one of shared.fresh) note(one, places.clusters.get(one.id) ?? one.id)
  const final = (one: Comparable): number => sharedCluster.get(clusterOf(one)) ?? clusterOf(one)
  for (const one of own.placed) if (final(one) !== one.cluster) places.merges.set(one.cluster, final(one))
  for (const one of own.fresh) places.clusters.set(one.id, final(one))
}

/** The engine names articles and clusters by text. */
function comparing(placed: readonly Witness[]) {
  const duplicates = createDuplicates(placed.map(one => ({ ...arrivalOf(one), cluster: String(one.cluster) })))
  return {
    add(one: Comparable, places?: Places): void {
      const { reason } = duplicates.add(arrivalOf(one))
      if (reason) places?.reasons.set(one.id, reason)
    },
    clusterOf: (one: Comparable): number => Number(duplicates.clusterOf(String(one.id)) ?? one.id),
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
