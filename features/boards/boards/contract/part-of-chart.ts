/** Which articles a point of a chart counts. Pure. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import type { PanelFigure } from './figure.ts'

const sentimentOf = { positive: '1', neutral: '0', negative: '-1' } as const

/** The articles of one point of a chart: of its row, and of its series where that is a sentiment. */
export function questionAt(
  question: Question,
  { rowsOf, data }: Pick<Extract<PanelFigure['of'], { drawn: 'chart' }>, 'rowsOf' | 'data'>,
  point: { row: number; series: number },
): Question {
  const row = rowsOf?.[point.row]
  const tone = data.series[point.series]?.tone
  if (!row) return question
  const bySeries: Filter[] = tone ? [{ field: 'sentiment', is: 'is', values: [sentimentOf[tone]] }] : []
  return {
    ...question,
    from: row.from ?? question.from,
    to: row.to ?? question.to,
    filters: [...question.filters, ...row.filters, ...bySeries],
  }
}
