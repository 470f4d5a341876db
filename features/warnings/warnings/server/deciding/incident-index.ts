/**
 * Incidents of one warning as an article asks for them: by its story, or by names and words that both have. By index, since a replay puts ten
 * thousands of articles to thousands of incidents.
 */
import type { FoldedIncident } from './folded-incident.ts'
import { distinguishing, foldsMs, isCommon, leastShared, mostCompared, resemblesMs } from './same-matter.ts'

/** As it was read: with the stories of its articles. */
export interface KnownIncident extends NumberedIncident {
  stories: ReadonlySet<number>
}

/** What a batch opens has a number below 0 until it is kept. */
export interface NumberedIncident extends FoldedIncident {
  id: number
}

export interface IncidentIndex {
  /** The first that opened with an article of this story, if its last article came within three days. */
  ofStory(storyId: number, now: Date): NumberedIncident | null
  /** With the most names and words in common that distinguish, of those whose last article came within six hours. */
  resembling(
    marks: readonly string[],
    requested: readonly string[],
    now: Date,
  ): { incident: NumberedIncident; shared: string[] } | null
  /** A new one, or a known one as it is with an article of this story. The clock does not go back between two of them. */
  keep(incident: NumberedIncident, storyId: number): void
  /** In the order in which they opened. */
  all(): NumberedIncident[]
  size(): number
}

interface Kept {
  incident: NumberedIncident
  /** In the order in which they opened. */
  order: number
}

/** @param known in the order in which they opened */
export function incidentIndex(known: readonly KnownIncident[] = []): IncidentIndex {
  const stored = new Map<number, Kept>()
  const byStory = new Map<number, Set<Kept>>()
  /** Those compared with articles of other stories; the one whose last article is the oldest comes first. */
  const recent = new Set<Kept>()
  const byMark = new Map<string, Set<Kept>>()

  for (const { stories, ...incident } of known) {
    const one = { incident, order: stored.size }
    stored.set(incident.id, one)
    for (const story of stories) addTo(byStory, story, one)
  }
  for (const one of [...stored.values()].sort((a, b) => a.incident.lastAt.getTime() - b.incident.lastAt.getTime()))
    compareWith(one)

  function compareWith(one: Kept): void {
    // Marks are those of the first article, for ever.
    if (!recent.delete(one)) for (const mark of new Set(one.incident.marks)) addTo(byMark, mark, one)
    recent.add(one)
  }

  function compareNoMore(one: Kept): void {
    recent.delete(one)
    for (const mark of new Set(one.incident.marks)) {
      const having = byMark.get(mark)
      having?.delete(one)
      if (having?.size === 0) byMark.delete(mark)
    }
  }

  function forgetOld(now: Date): void {
    for (;;) {
      const [oldest] = recent
      if (!oldest) return
      if (!isWithin(oldest.incident, resemblesMs, now)) compareNoMore(oldest)
      else if (recent.size > mostCompared) compareNoMore(firstOpened(oldest))
      else return
    }
  }

  /** Of those whose last articles came at the same moment. */
  function firstOpened(oldest: Kept): Kept {
    let first = oldest
    for (const one of recent) {
      if (one.incident.lastAt.getTime() !== oldest.incident.lastAt.getTime()) break
      if (one.order < first.order) first = one
    }
    return first
  }

  return {
    ofStory(storyId, now) {
      let first: Kept | null = null
      for (const one of byStory.get(storyId) ?? [])
        if (isWithin(one.incident, foldsMs, now) && (first === null || one.order < first.order)) first = one
      return first?.incident ?? null
    },
    resembling(marks, requested, now) {
      forgetOld(now)
      const shared = new Map<Kept, string[]>()
      for (const mark of distinguishing(marks, requested)) {
        const having = byMark.get(mark)
        if (having && !isCommon(having.size, recent.size))
          for (const one of having) {
            const marksOf = shared.get(one)
            if (marksOf) marksOf.push(mark)
            else shared.set(one, [mark])
          }
      }
      let best: Kept | null = null
      const size = (one: Kept) => shared.get(one)?.length ?? 0
      for (const one of shared.keys())
        if (best === null || size(one) > size(best) || (size(one) === size(best) && one.order < best.order)) best = one
      return best && size(best) >= leastShared ? { incident: best.incident, shared: shared.get(best) ?? [] } : null
    },
    keep(incident, storyId) {
      const one = stored.get(incident.id) ?? { incident, order: stored.size }
      one.incident = incident
      stored.set(incident.id, one)
      addTo(byStory, storyId, one)
      compareWith(one)
    },
    all: () => [...stored.values()].map(({ incident }) => incident),
    size: () => stored.size,
  }
}

const isWithin = ({ lastAt }: NumberedIncident, ms: number, now: Date): boolean =>
  now.getTime() - lastAt.getTime() <= ms

function addTo<Key>(index: Map<Key, Set<Kept>>, key: Key, one: Kept): void {
  const having = index.get(key)
  if (having) having.add(one)
  else index.set(key, new Set([one]))
}
