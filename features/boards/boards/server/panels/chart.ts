import { chartsOf, overviewOf } from '@guanlan/features/charts/charts/server'
import { shareSentence, volumeSentence } from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import type { PanelFigure } from '../../contract.ts'
import type { PanelRequest, PanelSource } from './panel-source.ts'

type Figures = Extract<PanelFigure['of'], { drawn: 'chart' }>['data']

/** Any chart of a question, as the analysis draws it. */
export const chart: PanelSource<'chart'> = {
  permission: 'charts.view',
  make: async (scope, request) => {
    const { question, shows } = request
    const { chart: name, by, against } = shows
    const charts = await chartsOf(scope, question, scope.locale)
    const { shape, data, note = null } = await charts.figureOf(scope, { chart: name, by, ...(against && { against }) })
    if (shape === null) return { message: '', opens: { question }, of: { drawn: 'absent', why: 'gone' } }
    return {
      message: await messageOf(scope, request),
      opens: { question },
      of: { drawn: 'chart', shape, data: structuredClone(data) as Figures, note },
    }
  },
}

async function messageOf(scope: Scope, { shows, articles, zone }: PanelRequest<'chart'>): Promise<string> {
  if (shows.chart === 'dataVolumeTrend')
    return volumeSentence(await overviewOf(scope, await articles(), zone), scope.locale)
  if (shows.chart !== 'sentimentShares' && shows.chart !== 'sentimentTrend') return ''
  return shareSentence((await overviewOf(scope, await articles(), zone)).total, scope.locale)
}
