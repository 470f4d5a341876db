/** One sentence that says what a chart shows, for those who hear it. */

import type { ChartData } from '@guanlan/platform/contract'
import { exact, percent } from '../language/count.ts'
import type { Translate } from '../language/words.ts'
import { expectedSentence } from './band.ts'
import { highest, isEmpty, totalOf } from './chart-data.ts'
import type { chartStrings } from './strings.ts'

/** over: along a course of time. among: parts beside each other. grid: rows crossing columns. */
export type ChartKind = 'over' | 'among' | 'grid'

const isDay = /^(?:\d{4}-)?\d\d-\d\d$/

export function sentenceOf(t: Translate<typeof chartStrings>, title: string, kind: ChartKind, data: ChartData): string {
  const most = highest(data)
  if (most === null || isEmpty(data)) return t('emptySentence', { title })
  if (data.indices) {
    const [from, to] = [data.rows[0] ?? '', data.rows.at(-1) ?? '']
    return t('indexSentence', {
      title,
      from,
      to,
      most: exact(most.value),
      row: data.rows[most.row] ?? '',
      series: data.series[most.series]?.name ?? '',
    })
  }
  const total = data.series.reduce((sum, series) => sum + totalOf(series), 0)
  const row = data.rows[most.row] ?? ''
  const series = data.series[most.series]?.name ?? ''
  const values = { title, total: exact(total), most: exact(most.value), row, series }
  if (kind === 'grid') return t('gridSentence', values)
  if (kind === 'among') {
    const count = exact(data.rows.length)
    return t('amongSentence', { ...values, count, share: percent(most.value / total) })
  }
  const of = data.series.map(each => t('seriesTotal', { name: each.name, total: exact(totalOf(each)) })).join(t('and'))
  const [from, to] = [data.rows[0] ?? '', data.rows.at(-1) ?? '']
  const isOne = data.rows.length === 1 && isDay.test(from)
  const text = isOne ? t('oneDaySentence', { title, of, day: from }) : t('overSentence', { ...values, of, from, to })
  return data.band ? `${text}${expectedSentence(t, data.band)}` : text
}
