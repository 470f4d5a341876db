/** Words as a table: hot ones, and those that the monitors look for. */
import type { PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, only } from './behind.ts'
import type { Made } from './made.ts'
import { titleOf, wordOf } from './say.ts'
import { exact, percent } from './sentences.ts'

export function wordTableOf(block: SimpleTemplateBlock, made: Made): PlainBlock {
  const t = wordOf(made)
  const rows = (made.facts.words ?? []).slice(0, block.most)
  const total = made.facts.overview.total.count
  return {
    id: block.id,
    kind: 'table',
    title: titleOf(block, made),
    columns: [
      { title: t(words.word), align: 'start' },
      { title: t(words.articles), align: 'end' },
      { title: t(words.before), align: 'end' },
      { title: t(words.negativeShare), align: 'end' },
    ],
    rows: rows.map(({ word, count, before, negative }) => [
      word,
      count,
      before,
      percent(count === 0 ? 0 : negative / count),
    ]),
    behindRows: rows.map(({ by, word }) => narrowed(made.base, [only(by, word)])),
    ...(block.sentence && { sentence: t(words.listed, { shown: exact(rows.length), total: exact(total) }) }),
  }
}
