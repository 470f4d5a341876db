import { shareSentence, volumeSentence } from '@guanlan/features/reports/reports/server'
import type { PanelFigure } from '../../contract.ts'
import { leadMessage } from './lead-message.ts'
import type { PanelSource } from './panel-source.ts'
import { rowsOf } from './row-filters.ts'

type Figures = Extract<PanelFigure['of'], { drawn: 'chart' }>['data']

/** Any chart of a question, as the analysis draws it. */
export const chart: PanelSource<'chart'> = {
  permission: 'charts.view',
  make: async (scope, { question, shows: { chart: name, by, against }, charts: chartsOf }) => {
    const charts = await chartsOf()
    const { shape, data, note = null } = await charts.figureOf(scope, { chart: name, by, ...(against && { against }) })
    if (shape === null) return { message: '', opens: { question }, of: { drawn: 'absent', why: 'gone' } }
    const messageOf = sentences[name]
    const figures = structuredClone(data) as Figures
    const message = messageOf
      ? messageOf(await charts.overviewFor(scope), scope.locale)
      : leading.has(name)
        ? leadMessage(figures, scope.locale)
        : ''
    const ofRows = rowsOf[name]?.(await charts.overviewFor(scope), question)
    // Rows that were not all drawn, or stand for more than one part, open the whole.
    const parts = ofRows?.length === figures.rows.length ? ofRows : undefined
    return {
      ...{ message, opens: { question } },
      of: { drawn: 'chart', shape, data: figures, note, ...(parts && { rowsOf: parts }) },
    }
  },
}

type Sentence = typeof volumeSentence
const sharesOf: Sentence = ({ total }, locale) => shareSentence(total, locale)
/** Charts of named rows: which of them has most. */
const leading: ReadonlySet<string> = new Set([
  ...['mediaTypes', 'activeMedia', 'releaseHotZone', 'mentionHotZone', 'hotKeyWord'],
  ...['accountType', 'accountGender', 'articleLocation'],
])
/** Charts whose title is what they say. */
const sentences: Partial<Record<string, Sentence>> = {
  dataVolumeTrend: volumeSentence,
  sentimentShares: sharesOf,
  sentimentTrend: sharesOf,
}
