/**
 * Puts stories of an organisation together that are about the same matter, one article after the other. Pure; rules and limits stand in
 * features/events/events/README.md.
 */
import { type DetectedArticle, isAnotherMatter, type Mark, marksOf, type TitleFacts, titleFactsOf } from './marks.ts'

/** A story joins within this time of the group's last article. */
export const joinsMs = 72 * 3_600_000
/** Of what the core or the story says, whichever says less, the share that both say; that many bits of it, in so many marks. */
const alike = { share: 0.45, bits: 24, marks: 3 }
/** Rarity is counted among so many stories at least, so that a small organisation's words are not all common. */
const fewestStories = 1_000
/** Bits of a mark that still tells one matter from another. */
const leastBits = 2
/** A mark that more groups have is not looked up by. */
const mostGroupsOfMark = 400

export interface Group {
  /** Under which it is stored; null: it was not offered yet. */
  candidate: number | null
  /** By story, its marks. */
  stories: Map<number, readonly Mark[]>
  articles: Map<number, { at: number; media: number; story: number }>
  /** By title, the media that have it and when the first had it. */
  titles: Map<string, { media: Set<number>; at: number }>
  /** How many of its stories have a mark. */
  having: Map<string, number>
  /** Of the title of its first story: a later one does not shift it. */
  facts: TitleFacts
  last: number
}

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
  const isCore = ({ having, stories: its }: Group, key: string): boolean =>
    its.size === 1 ? having.has(key) : (having.get(key) ?? 0) * 2 > its.size

  function coreOf(group: Group): CoreMark[] {
    const core = new Map<string, { bits: number; keywords: number }>()
    for (const mark of [...group.stories.values()].flat()) {
      if (!isCore(group, mark.key)) continue
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

  function likest(article: DetectedArticle, marks: readonly Mark[], facts: TitleFacts): Group | null {
    const weighed = marks.map(mark => ({ key: mark.key, weight: weightOf(mark) })).filter(({ weight }) => weight > 0)
    const own = sumOf(weighed)
    const shared = new Map<Group, { bits: number; marks: number }>()
    const share = (group: Group, weight: number) => {
      const so = shared.get(group) ?? { bits: 0, marks: 0 }
      so.bits += weight
      so.marks++
      shared.set(group, so)
    }
    const common: typeof weighed = []
    for (const mark of weighed) {
      const having = byMark.get(mark.key)
      if (having && having.size > mostGroupsOfMark) common.push(mark)
      else for (const group of having ?? []) if (isCore(group, mark.key)) share(group, mark.weight)
    }
    for (const { key, weight } of common)
      for (const group of [...shared.keys()]) if (isCore(group, key)) share(group, weight)
    let best: { group: Group; similarity: number } | null = null
    for (const [group, { bits, marks: count }] of shared) {
      if (bits < alike.bits || count < alike.marks || Math.abs(article.at - group.last) > joinsMs) continue
      const part = bits / Math.max(1, Math.min(own, coreSum(group)))
      const similarity = part < alike.share ? 0 : bits * part
      if (similarity > (best?.similarity ?? 0) && !isAnotherMatter(group.facts, facts)) best = { group, similarity }
    }
    return best?.group ?? null
  }

  function newGroup(facts: TitleFacts, candidate: number | null): Group {
    const group: Group = {
      ...{ candidate, facts, last: 0 },
      ...{ stories: new Map(), articles: new Map(), titles: new Map(), having: new Map() },
    }
    groups.add(group)
    if (candidate !== null) byCandidate.set(candidate, group)
    return group
  }

  function join(group: Group, story: number, marks: readonly Mark[]): void {
    group.stories.set(story, marks)
    byStory.set(story, group)
    total++
    for (const { key } of marks) {
      group.having.set(key, (group.having.get(key) ?? 0) + 1)
      stories.set(key, (stories.get(key) ?? 0) + 1)
      const having = byMark.get(key)
      if (having) having.add(group)
      else byMark.set(key, new Set([group]))
    }
  }

  return {
    coreOf,
    groups: () => groups,
    add(article) {
      const { id, story, at, media, title } = article
      let group = byStory.get(story)
      if (!group) {
        const [marks, facts] = [marksOf(article), titleFactsOf(article)]
        const candidate = stored.get(story) ?? null
        group =
          (candidate === null ? likest(article, marks, facts) : byCandidate.get(candidate)) ??
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
        const weighed = marks.map(mark => ({ key: mark.key, weight: weightOf(mark) }))
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
