/** Which group a story says the same as: cosine of what it says and what the group says as a whole, each mark by its rarity. Pure. */
import type { Group } from './group.ts'
import { bitsOf, isAnotherMatter, type Mark, type TitleFacts } from './marks.ts'

/** A story joins within this time of the group's last article. */
export const joinsMs = 72 * 3_600_000
/** The cosine from which it is of the group: measured by `npm run eval -- events --only detection`. */
const alike = 0.25
/** Of an article, what says most. */
const mostMarks = 24
/** A mark that more groups have is not looked up by. */
const mostGroupsOfMark = 400

/** What a story says, or a group as a whole. */
interface Spoken {
  at: number
  marks: readonly Pick<Mark, 'key' | 'bits' | 'share'>[]
  facts: TitleFacts
  but?: Group
}

interface Parts {
  /** Groups of which a story has the mark. */
  byMark: ReadonlyMap<string, ReadonlySet<Group>>
  /** 0: it tells nothing. */
  weightOf(mark: Pick<Mark, 'key' | 'bits'>): number
  storiesNow(): number
}

/** How much a group speaks of a mark; what a single one of several stories says is not what the group says. */
const shareIn = ({ shares, having, stories }: Group, key: string): number =>
  stories.size === 1 || (having.get(key) ?? 0) > 1 ? (shares.get(key) ?? 0) : 0

export function openSimilarity({ byMark, weightOf, storiesNow }: Parts) {
  const lengths = new WeakMap<Group, { stories: number; rarity: number; length: number }>()
  /** Of what a group says, worked out anew when a story joined or rarity has changed. */
  function lengthOf(group: Group): number {
    const known = lengths.get(group)
    const rarity = Math.floor(Math.log2(storiesNow() + 1) * 4)
    if (known?.stories === group.stories.size && known.rarity === rarity) return known.length
    let sum = 0
    for (const key of group.shares.keys()) sum += (shareIn(group, key) * weightOf({ key, bits: bitsOf(key) })) ** 2
    const length = Math.sqrt(sum)
    lengths.set(group, { stories: group.stories.size, rarity, length })
    return length
  }

  return {
    /** What a group says as a whole. */
    spokenBy: (group: Group): Spoken => ({
      ...{ at: group.last, facts: group.facts, but: group },
      marks: [...group.shares.keys()].flatMap(key => {
        const share = shareIn(group, key)
        return share > 0 ? [{ key, bits: bitsOf(key), share }] : []
      }),
    }),

    /** Of what a story says what says most. */
    chosen: (marks: readonly Mark[]): Mark[] =>
      marks
        .map(mark => ({ mark, weight: mark.share * weightOf(mark) }))
        .sort((a, b) => b.weight - a.weight || (a.mark.key < b.mark.key ? -1 : 1))
        .slice(0, mostMarks)
        .map(({ mark }) => mark),

    /** That says most alike, from a cosine on. */
    likest(of: Spoken, from = alike): Group | null {
      const { at, marks, facts, but } = of
      const weighed = marks
        .map(mark => ({ key: mark.key, weight: weightOf(mark), share: mark.share }))
        .filter(({ weight }) => weight > 0)
      const length = Math.sqrt(weighed.reduce((sum, { weight, share }) => sum + (weight * share) ** 2, 0))
      const products = new Map<Group, number>()
      const add = (group: Group, { key, weight, share }: (typeof weighed)[number]) =>
        products.set(group, (products.get(group) ?? 0) + weight ** 2 * share * shareIn(group, key))
      const common: typeof weighed = []
      for (const mark of weighed) {
        const having = byMark.get(mark.key)
        if (having && having.size > mostGroupsOfMark) common.push(mark)
        else for (const group of having ?? []) add(group, mark)
      }
      for (const mark of common) for (const group of [...products.keys()]) add(group, mark)
      let best: { group: Group; similarity: number } | null = null
      for (const [group, product] of products) {
        if (group === but || Math.abs(at - group.last) > joinsMs) continue
        const similarity = product / Math.max(1, length * lengthOf(group))
        if (similarity < from || similarity <= (best?.similarity ?? 0)) continue
        if (!isAnotherMatter(group.facts, facts)) best = { group, similarity }
      }
      return best?.group ?? null
    },
  }
}
