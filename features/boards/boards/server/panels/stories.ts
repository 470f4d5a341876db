import { hotSpotsOf } from '@guanlan/features/charts/charts/server'
import { leadSentence } from '@guanlan/features/reports/reports/server'
import type { Line } from '../../contract.ts'
import type { PanelSource } from './panel-source.ts'

/** The matters that most articles tell; each opens its articles. */
export const stories: PanelSource<'stories'> = {
  permission: 'charts.view',
  make: async (scope, { shows, question, articles, total: totalOf }) => {
    const query = await articles()
    const spots = await hotSpotsOf(scope, query, shows.rows)
    const [first] = spots
    const lines = spots.map(
      (spot): Line => ({
        title: spot.title,
        note: spot.media,
        value: spot.count,
        tone: spot.negative > spot.count / 2 ? 'negative' : spot.positive > spot.count / 2 ? 'positive' : 'neutral',
        at: spot.peakAt,
        opens: {
          question: {
            ...question,
            filters: [...question.filters, { field: 'story', is: 'is', values: spot.stories.map(String) }],
          },
        },
      }),
    )
    const { count: total } = await totalOf()
    return {
      message: first ? leadSentence({ name: first.title, count: first.count }, total, scope.locale) : '',
      opens: { question },
      of: { drawn: 'lines', lines, total },
    }
  },
}
