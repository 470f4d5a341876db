/**
 * Puts stories of an organisation together that are about the same matter, one article after the other. Pure; rules and limits stand in
 * features/events/events/README.md.
 */
import type { Group } from './group.ts'
import { type DetectedArticle, type Mark, marksOf, type TitleFacts, titleFactsOf } from './marks.ts'
import { openSimilarity } from './similarity.ts'

/** Rarity is counted among so many stories at least, so that a small organisation's words are not all common. */
const fewestStories = 1_000
/** Two groups become one from this cosine on, of so many stories each: measured as `alike` of similarity.ts. */
const mergedFrom = 0.36
const fewestOfMerged = 2
/** Bits of a mark that still tells one matter from another. */
const leastBits = 2
export interface CoreMark {
  key: string
  weight: number
  /** Of a word: one of the keywords of those stories that have it, mostly. */
  isKeyword: boolean
}

export interface Grouping {
  /** @returns the group that it is in now */
  add(article: DetectedArticle): Group
  groups(): Iterable<Group>
  /** It and the group that says most alike become one, where they say so much alike. @returns the group that has its stories now */
  settle(group: Group): Group
  groupOf(story: number): Group | undefined
  /** What most of its stories share, the heaviest first. */
  coreOf(group: Group): CoreMark[]
  /** 0 to 1: of what its stories and the core say, the share that both say. */
  cohesionOf(group: Group): number
  /** Groups whose last article is older take up nothing more. */
  forget(before: number): void
}

/** @param stored by story, the candidate that it belongs to: it stays there, whatever it says */
export function openGrouping(stored: ReadonlyMap<number, number> = new Map()): Grouping {
  const groups = new Set<Group>()
  const byStory = new Map<number, Group>()
  const byCandidate = new Map<number, Group>()
  const byMark = new Map<string, Set<Group>>()
  /** Stories that have a mark. */
  const stories = new Map<string, number>()
  let total = 0

  const weightOf = ({ key, bits }: Pick<Mark, 'key' | 'bits'>): number => {
    const rarity = Math.log2(Math.max(fewestStories, total) / Math.max(1, stories.get(key) ?? 0))
    const weight = Math.min(bits, rarity)
    return weight < leastBits ? 0 : weight
  }
  const similarity = openSimilarity({ byMark, weightOf, storiesNow: () => total })
  const isCore = ({ having, stories: its }: Group, key: string): boolean =>
    its.size === 1 ? having.has(key) : (having.get(key) ?? 0) * 2 > its.size

  function coreOf(group: Group): CoreMark[] {
    const core = new Map<string, { bits: number; keywords: number }>()
    for (const mark of [...group.stories.values()].flat()) {
      if (!mark.isShown || !isCore(group, mark.key)) continue
      const so = core.get(mark.key) ?? { bits: mark.bits, keywords: 0 }
      if (mark.isKeyword) so.keywords++
      core.set(mark.key, so)
    }
    return [...core]
      .map(([key, { bits, keywords }]) => ({
        ...{ key, weight: weightOf({ key, bits }) },
        isKeyword: keywords * 2 > (group.having.get(key) ?? 0),
      }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
  }
  const sumOf = (all: readonly { weight: number }[]) => all.reduce((sum, { weight }) => sum + weight, 0)

  const coreSums = new WeakMap<Group, { stories: number; sum: number }>()
  /** Of its core, as it was when its last story joined. */
  function coreSum(group: Group): number {
    const known = coreSums.get(group)
    if (known?.stories === group.stories.size) return known.sum
    const sum = sumOf(coreOf(group))
    coreSums.set(group, { stories: group.stories.size, sum })
    return sum
  }

  function newGroup(facts: TitleFacts, candidate: number | null): Group {
    const group: Group = {
      ...{ candidate, facts, last: 0 },
      ...{ stories: new Map(), articles: new Map(), titles: new Map(), having: new Map(), shares: new Map() },
    }
    groups.add(group)
    if (candidate !== null) byCandidate.set(candidate, group)
    return group
  }

  function join(group: Group, story: number, marks: readonly Mark[]): void {
    group.stories.set(story, marks)
    byStory.set(story, group)
    total++
    for (const { key, share } of marks) {
      group.having.set(key, (group.having.get(key) ?? 0) + 1)
      group.shares.set(key, (group.shares.get(key) ?? 0) + share)
      stories.set(key, (stories.get(key) ?? 0) + 1)
      const having = byMark.get(key)
      if (having) having.add(group)
      else byMark.set(key, new Set([group]))
    }
  }

  /** All of one into another. */
  function merge(from: Group, into: Group): void {
    for (const [story, marks] of from.stories) {
      into.stories.set(story, marks)
      byStory.set(story, into)
    }
    for (const [key, share] of from.shares) {
      into.shares.set(key, (into.shares.get(key) ?? 0) + share)
      into.having.set(key, (into.having.get(key) ?? 0) + (from.having.get(key) ?? 0))
      byMark.get(key)?.delete(from)
      byMark.get(key)?.add(into)
    }
    for (const [id, article] of from.articles) into.articles.set(id, article)
    for (const [title, { media, at }] of from.titles) {
      const known = into.titles.get(title)
      into.titles.set(title, { media: new Set([...(known?.media ?? []), ...media]), at: Math.min(known?.at ?? at, at) })
    }
    into.last = Math.max(into.last, from.last)
    groups.delete(from)
  }

  return {
    coreOf,
    groupOf: story => byStory.get(story),
    settle(group) {
      if (group.stories.size < fewestOfMerged) return group
      const other = similarity.likest(similarity.spokenBy(group), mergedFrom)
      if (!other || other.stories.size < fewestOfMerged) return group
      // A candidate stays the same one, and two of them are brought together by people alone.
      if (group.candidate !== null && other.candidate !== null) return group
      const isLarger = group.stories.size > other.stories.size
      const [from, into] =
        group.candidate !== null || (isLarger && other.candidate === null) ? [other, group] : [group, other]
      merge(from, into)
      return into
    },
    groups: () => groups,
    add(article) {
      const { id, story, at, media, title } = article
      let group = byStory.get(story)
      if (!group) {
        const [marks, facts] = [similarity.chosen(marksOf(article)), titleFactsOf(article)]
        const candidate = stored.get(story) ?? null
        group =
          (candidate === null ? similarity.likest({ at: article.at, marks, facts }) : byCandidate.get(candidate)) ??
          newGroup(facts, candidate)
        join(group, story, marks)
      }
      group.articles.set(id, { at, media, story })
      group.last = Math.max(group.last, at)
      const same = group.titles.get(title)
      if (same) {
        same.media.add(media)
        same.at = Math.min(same.at, at)
      } else group.titles.set(title, { media: new Set([media]), at })
      return group
    },
    cohesionOf(group) {
      const core = new Set(coreOf(group).map(({ key }) => key))
      const whole = coreSum(group)
      const shares = [...group.stories.values()].map(marks => {
        const weighed = marks.flatMap(mark => (mark.isShown ? [{ key: mark.key, weight: weightOf(mark) }] : []))
        const shared = sumOf(weighed.filter(({ key }) => core.has(key)))
        return (2 * shared) / Math.max(1, sumOf(weighed) + whole)
      })
      return shares.reduce((sum, share) => sum + Math.min(1, share), 0) / Math.max(1, shares.length)
    },
    forget(before) {
      for (const group of groups) {
        if (group.last >= before) continue
        groups.delete(group)
        if (group.candidate !== null) byCandidate.delete(group.candidate)
        for (const [story, marks] of group.stories) {
          byStory.delete(story)
          total--
          for (const { key } of marks) {
            byMark.get(key)?.delete(group)
            if (byMark.get(key)?.size === 0) byMark.delete(key)
            const left = (stories.get(key) ?? 1) - 1
            if (left > 0) stories.set(key, left)
            else stories.delete(key)
          }
        }
      }
    },
  }
}

/** The headline of most media, as it stands; of several the earliest. */
export function headlineOf({ titles }: Group): string {
  const [first] = [...titles].sort(([, a], [, b]) => b.media.size - a.media.size || a.at - b.at)
  return first?.[0] ?? ''
}
