/** Which passages an answer reads: of each story one, spread over media, days and sentiments. Pure. */
import { splitSentences } from '@guanlan/engine/text'
import { longestPassage, mostPassages } from '../../contract.ts'
import { type About, lettersOf, shareOf } from './about.ts'

export interface ReadArticle {
  id: number
  title: string
  body: string
  media: string
  publishedAt: Date
  sentiment: 1 | 0 | -1
  /** The same for copies of one text. */
  story: number
  /** Names of the brand library and others that stand in it. */
  names: readonly string[]
}

export interface ChosenPassage {
  article: ReadArticle
  text: string
  /** Share of what the question is about that title and passage have. */
  share: number
}

/** A passage that has less of what is asked for is of something else. */
const leastShare = 0.6
/** In the first round; what is left over fills up afterwards. */
const mostOfMedium = 4
const mostOfDay = 8
const mostOfSentiment = 20
const dayMs = 86_400_000

/** @param articles the most fitting first */
export function choosePassages(
  articles: readonly ReadArticle[],
  about: readonly About[],
  most = mostPassages,
): ChosenPassage[] {
  const seen = new Set<string | number>()
  const fitting = articles.flatMap(article => {
    const title = lettersOf(article.title)
    if (seen.has(article.story) || (title !== '' && seen.has(title))) return []
    const text = passageOf(article, about)
    const share = shareOf(about, title + lettersOf(text))
    if (text === '' || share < leastShare) return []
    seen.add(article.story)
    seen.add(title)
    return [{ article, text, share }]
  })
  const ranked = fitting.toSorted((one, other) => other.share - one.share)
  const first = spread(ranked, most)
  const rest = ranked.filter(each => !first.includes(each)).slice(0, most - first.length)
  return [...first, ...rest]
}

function spread(ranked: readonly ChosenPassage[], most: number): ChosenPassage[] {
  const counts = new Map<string | number, number>()
  const chosen: ChosenPassage[] = []
  for (const each of ranked) {
    const keys = [
      [each.article.media, mostOfMedium],
      [Math.floor(each.article.publishedAt.getTime() / dayMs), mostOfDay],
      [`sentiment ${each.article.sentiment}`, mostOfSentiment],
    ] as const
    if (chosen.length >= most || keys.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) continue
    for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    chosen.push(each)
  }
  return chosen
}

interface Placed {
  from: number
  to: number
  share: number
}

/** Whole sentences beside each other, unchanged, around the one that has most of what is asked for. */
function passageOf({ title, body }: ReadArticle, about: readonly About[]): string {
  const sentences = placedSentences(body, about)
  const [first] = sentences.toSorted((one, other) => other.share - one.share || one.from - other.from)
  if (!first) return title.slice(0, longestPassage)
  let at = sentences.indexOf(first)
  let { from, to } = first
  for (let next = sentences[at + 1]; next && next.to - from <= longestPassage; next = sentences[++at + 1]) to = next.to
  at = sentences.indexOf(first)
  for (let before = sentences[at - 1]; before && to - before.from <= longestPassage; before = sentences[--at - 1])
    from = before.from
  return body.slice(from, to)
}

/** Characters of a body that are read. */
const longestRead = 20_000

function placedSentences(body: string, about: readonly About[]): Placed[] {
  const placed: Placed[] = []
  let behind = 0
  for (const sentence of splitSentences(body.slice(0, longestRead))) {
    const text = sentence.trimEnd()
    const from = body.indexOf(text, behind)
    if (from < 0) continue
    behind = from + text.length
    // A sentence that no passage holds is none to be quoted.
    if (text.length <= longestPassage) placed.push({ from, to: behind, share: shareOf(about, lettersOf(text)) })
  }
  return placed
}
