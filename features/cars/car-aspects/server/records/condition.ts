/** Which sentences a question finds, as whoever asks sees them: the same for a number and for the list it opens. */
import { listedArticles } from '@guanlan/features/articles/articles/server/questions'
import { complaintRows, reviewRows } from '@guanlan/features/desk/consumer-voice/server'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { SentenceQuestion, Source } from '../../contract.ts'

export type Reader = Scope & { may(permission: 'complaints.view' | 'reviews.view'): boolean }

/** What whoever asks may see. */
export interface Seen {
  orgId: number
  sources: readonly Source[]
}

export const seenBy = (scope: Reader): Seen => ({
  orgId: scope.orgId,
  sources: [
    'article',
    ...(scope.may('reviews.view') ? (['review'] as const) : []),
    ...(scope.may('complaints.view') ? (['complaint'] as const) : []),
  ],
})

const visible = ({ orgId, sources }: Seen): RawBuilder<unknown> => {
  const rows = { article: listedArticles(orgId), review: reviewRows, complaint: complaintRows }
  return sql`(${sql.join(
    sources.map(source =>
      source === 'article'
        ? sql`(r.source = 'article' and exists (select from ${rows.article} o where o.article_id = r.source_id))`
        : sql`(r.source = ${source} and exists (select from ${rows[source]} v where v.org_id = ${orgId} and v.id = r.source_id))`,
    ),
    sql` or `,
  )})`
}

export type SentenceFilter = Omit<SentenceQuestion, 'seriesIds'> & { seriesIds: readonly number[] }

/** Of sentences `r`. */
export function conditionOf(seen: Seen, filter: SentenceFilter): RawBuilder<unknown> {
  const { seriesIds, from, to, aspect, leaning, source, dealerId, corrected } = filter
  const parts = [
    sql`r.org_id = ${seen.orgId}`,
    sql`r.series_id = any(${[...seriesIds]}::int[])`,
    sql`r.published_at >= ${from}::timestamptz and r.published_at < ${to}::timestamptz`,
    visible(seen),
  ]
  if (corrected) parts.push(sql`r.corrected`)
  else parts.push(sql`r.aspect is not null`)
  if (aspect !== 'all') parts.push(sql`r.aspect = ${aspect}`)
  if (leaning !== 'all') parts.push(sql`r.leaning = ${Number(leaning)}::smallint`)
  if (source !== 'all') parts.push(sql`r.source = ${source}`)
  if (dealerId === -1) parts.push(sql`r.dealers = '{}'`)
  if (dealerId > 0) parts.push(sql`${dealerId}::int = any(r.dealers)`)
  return sql.join(parts, sql` and `)
}

/** All of a time, whatever aspect and leaning. */
export const wholeTimeOf = (seriesIds: readonly number[], times: { from: string; to: string }): SentenceFilter => ({
  ...times,
  ...{ seriesIds, aspect: 'all', leaning: 'all', source: 'all', dealerId: 0, corrected: false },
})
