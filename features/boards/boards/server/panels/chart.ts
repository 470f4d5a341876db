import { shareSentence, volumeSentence } from '@guanlan/features/reports/reports/server'
import type { PanelFigure } from '../../contract.ts'
import type { PanelSource } from './panel-source.ts'

type Figures = Extract<PanelFigure['of'], { drawn: 'chart' }>['data']

/** Any chart of a question, as the analysis draws it. */
export const chart: PanelSource<'chart'> = {
  permission: 'charts.view',
  make: async (scope, { question, shows: { chart: name, by, against }, charts: chartsOf }) => {
    const charts = await chartsOf()
    const { shape, data, note = null } = await charts.figureOf(scope, { chart: name, by, ...(against && { against }) })
    if (shape === null) return { message: '', opens: { question }, of: { drawn: 'absent', why: 'gone' } }
    const messageOf = sentences[name]
    return {
      message: messageOf ? messageOf(await charts.overviewFor(scope), scope.locale) : '',
      opens: { question },
      of: { drawn: 'chart', shape, data: structuredClone(data) as Figures, note },
    }
  },
}

type Sentence = typeof volumeSentence
const sharesOf: Sentence = ({ total }, locale) => shareSentence(total, locale)
/** Charts whose title is what they say. */
const sentences: Partial<Record<string, Sentence>> = {
  dataVolumeTrend: volumeSentence,
  sentimentShares: sharesOf,
  sentimentTrend: sharesOf,
}
