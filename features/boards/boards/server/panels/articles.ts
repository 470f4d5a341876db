import { pageOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import type { Line } from '../../contract.ts'
import type { PanelSource } from './panel-source.ts'

/** The newest articles of a question. */
export const articles: PanelSource<'articles'> = {
  permission: 'desk.view',
  make: async (scope, { shows, question, articles: queryOf, total: totalOf }) => {
    const { count: total } = await totalOf()
    const rows = await pageOf(scope, await queryOf(), { page: 1, pageSize: shows.rows, sort: 'time_desc' })
    const titles = await titlesOf(
      scope,
      rows.map(({ id }) => id),
    )
    const leanings = new Map(rows.map(row => [row.id, row.sentiment]))
    const lines = titles.map(
      (article): Line => ({
        title: article.title,
        note: article.media,
        value: null,
        tone: toneOf(leanings.get(article.id)),
        at: article.publishedAt.toISOString(),
        opens: { address: `/monitorDetail?id=${article.id}` },
      }),
    )
    return { message: '', opens: { question }, of: { drawn: 'lines', lines, total } }
  },
}

export const toneOf = (sentiment: number | null | undefined): Line['tone'] =>
  sentiment === -1 ? 'negative' : sentiment === 1 ? 'positive' : 'neutral'
