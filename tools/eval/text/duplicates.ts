/** Near duplicates end to end: all articles streamed as they arrive, stories compared with the pairs that share text. */
import { canonicalise, createDuplicates, shinglesOf } from '../../../engine/text/index.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { rowsOf } from './packed.ts'

interface Pair {
  a: string
  b: string
  label: string
}
interface Article {
  id: string
  title: string
  body: string
}

const sets = ['news/sina_2018', 'news/dxy_covid_2020', 'sentiment/financial_news']
const one = new Set(['exact', 'near', 'contained'])

export const duplicates: Task = {
  name: 'duplicates',
  needs: ['dedup/near_duplicate_pairs.jsonl.gz'],
  run({ folder }: Data): Measured[] {
    const pairs = rowsOf<Pair>(folder, 'dedup/near_duplicate_pairs')
    const articles = sets.flatMap(set => rowsOf<Article>(folder, set) ?? [])
    if (!pairs || articles.length === 0) return []
    const texts = articles.map(article => ({
      id: article.id,
      body: canonicalise(article.body),
      title: canonicalise(article.title ?? ''),
    }))
    const publishedAt = new Date(0)
    const index = createDuplicates()
    const began = performance.now()
    for (const { id, body, title } of texts) index.add({ id, shingles: shinglesOf(body, title), publishedAt })
    const seconds = (performance.now() - began) / 1000

    const known = pairs.filter(pair => index.storyOf(pair.a) && index.storyOf(pair.b))
    const together = (pair: Pair) => index.storyOf(pair.a) === index.storyOf(pair.b)
    const positive = known.filter(pair => one.has(pair.label))
    const found = positive.filter(together).length
    const claimed = known.filter(together).length
    const row = { task: 'duplicates', set: 'near_duplicate_pairs' }
    return [
      { ...row, metric: 'precision, same story', value: found / claimed, n: claimed, must: 0.97, aim: 0.99 },
      {
        ...row,
        metric: 'recall, same story',
        value: found / positive.length,
        n: positive.length,
        must: 0.96,
        aim: 0.98,
      },
      { ...row, metric: 'documents/s', value: texts.length / seconds, n: texts.length },
    ]
  },
}

if (import.meta.main) console.table(await duplicates.run({ folder: process.argv[2] ?? '../shared/data', part: 'all' }))
