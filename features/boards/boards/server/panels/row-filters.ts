/** Of each row of a chart the articles that it counts, as filters or a stretch of time, so that a part opens its own. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { Overview } from '@guanlan/features/charts/charts/contract'
import type { RowOf } from '../../contract.ts'

const by = (field: Filter['field'], value: string): RowOf => ({
  ...{ from: null, to: null },
  filters: [{ field, is: 'is', values: [value] }],
})

/** Points of a course: each until the next begins. */
const stretches = ({ trend }: Pick<Overview, 'trend'>, { from, to }: { from: string; to: string }): RowOf[] =>
  trend.map(({ at }, place) => {
    const next = trend[place + 1]
    const end = next ? new Date(Date.parse(next.at) - 1).toISOString() : to
    return { filters: [], from: place === 0 && at < from ? from : at, to: end }
  })

type Rows = (overview: Overview, question: { from: string; to: string }) => RowOf[]

/** Charts of the overview; those of others open all that they count. */
export const rowsOf: Partial<Record<string, Rows>> = {
  dataVolumeTrend: stretches,
  sentimentTrend: stretches,
  sentimentShares: () => ['1', '0', '-1'].map(sentiment => by('sentiment', sentiment)),
  mediaTypes: ({ mediaTypes }) => mediaTypes.map(({ mediaType }) => by('mediaType', mediaType)),
  activeMedia: ({ media }) =>
    media.filter(({ mediaId }) => mediaId > 0).map(({ mediaId }) => by('media', String(mediaId))),
  popularAccount: ({ authors }) => authors.map(({ author }) => by('author', author)),
}
