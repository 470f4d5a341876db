/** Copies and shortened texts among pairs that share text, the longer side taken for the release. */
import { pieceOfRelease, readSentText, type SentText } from '../../../engine/text/index.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { rowsOf } from '../text/packed.ts'

interface Pair {
  a: string
  b: string
  label: string
}
interface Article {
  id: string
  title?: string
  body: string
}

const sets = ['news/sina_2018', 'news/dxy_covid_2020', 'sentiment/financial_news']
const copies = new Set(['exact', 'near', 'contained'])
/** What is labelled `partial` may be either. */
const strangers = new Set(['low_overlap', 'title_similar_text_different'])

export const kinds: Task = {
  name: 'kinds',
  needs: ['dedup/near_duplicate_pairs.jsonl.gz'],
  run({ folder }: Data): Measured[] {
    const pairs = rowsOf<Pair>(folder, 'dedup/near_duplicate_pairs') ?? []
    const articles = new Map(
      sets.flatMap(set => rowsOf<Article>(folder, set) ?? []).map(article => [article.id, article]),
    )
    const read = new Map<string, SentText>()
    const textOf = (id: string): SentText | null => {
      const article = articles.get(id)
      if (!article) return null
      const text = read.get(id) ?? readSentText({ title: article.title ?? '', text: article.body })
      read.set(id, text)
      return text
    }
    const counts = { copies: 0, found: 0, strangers: 0, wrong: 0 }
    for (const { a, b, label } of pairs) {
      const [one, other] = [textOf(a), textOf(b)]
      if (!one || !other || !(copies.has(label) || strangers.has(label))) continue
      const [release, piece] = one.text.length >= other.text.length ? [one, other] : [other, one]
      const { kind } = pieceOfRelease(release, piece)
      const isCopy = kind === 'full' || kind === 'shortened'
      if (copies.has(label)) {
        counts.copies++
        if (isCopy) counts.found++
      } else {
        counts.strangers++
        if (isCopy) counts.wrong++
      }
    }
    if (counts.copies === 0) return []
    const row = { task: 'kinds', set: 'near_duplicate_pairs' }
    const claimed = counts.found + counts.wrong
    return [
      {
        ...row,
        metric: 'recall, full or shortened',
        value: counts.found / counts.copies,
        n: counts.copies,
        must: 0.95,
        aim: 0.99,
      },
      {
        ...row,
        metric: 'precision, full or shortened',
        value: counts.found / claimed,
        n: claimed,
        must: 0.98,
        aim: 0.995,
      },
      { ...row, metric: 'strangers refused', value: 1 - counts.wrong / counts.strangers, n: counts.strangers },
    ]
  },
}
