/** The peak of the volume: its stories in the order of time. */
import { loadArticles, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { sql } from 'kysely'
import type { PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed } from './behind.ts'
import type { Made } from './made.ts'
import { momentIn, pointIn } from './moments.ts'
import { titleOf, wordOf } from './say.ts'
import { exact } from './sentences.ts'
import { rangeOf } from './trends.ts'

/** Those with most articles within the highest hour or day of the period, each by its earliest article there. */
export async function peakTimelineOf(block: SimpleTemplateBlock, made: Made): Promise<PlainBlock> {
  const t = wordOf(made)
  const { trend, unit } = made.facts.overview
  const place = trend.reduce((best, { count }, at) => (count > (trend[best]?.count ?? 0) ? at : best), 0)
  const peak = trend[place]
  const table = {
    id: block.id,
    kind: 'table' as const,
    title: titleOf(block, made),
    columns: [
      { title: t(words.time), align: 'start' as const },
      { title: t(words.story), align: 'start' as const },
      { title: t(words.firstBy), align: 'start' as const },
      { title: t(words.copies), align: 'end' as const },
    ],
  }
  if (!peak || peak.count === 0) return { ...table, rows: [], ...(block.sentence && { sentence: t(words.nothing) }) }
  const span = rangeOf(trend, place, made)
  const stories = await storiesWithin(made, span, block.most)
  return {
    ...table,
    rows: stories.map(({ at, title, media, n }) => [momentIn(made.zone, at).slice(5), title.slice(0, 500), media, n]),
    behind: narrowed(made.base, [], span),
    ...(block.sentence && {
      sentence: t(words.peakStories, {
        at: pointIn(made.zone, peak.at, unit),
        count: exact(peak.count),
        stories: exact(stories.length),
      }),
    }),
  }
}

async function storiesWithin({ scope, wanted: query }: Made, { from, to }: { from: string; to: string }, most: number) {
  const within = { ...query, from: new Date(from), to: new Date(to) }
  const { rows } = await sql<{ id: number; n: number }>`
    select (array_agg(article_id order by published_at, article_id))[1] as id, count(*)::int as n
    from (${rowsOf(scope, within, sql`r.article_id, r.published_at, r.cluster_id`)}) w
    group by coalesce(cluster_id, article_id) order by n desc, id limit ${most}`.execute(scope.db)
  const loaded = new Map(
    (
      await loadArticles(
        scope,
        rows.map(({ id }) => id),
      )
    ).map(article => [article.id, article]),
  )
  return rows
    .flatMap(({ id, n }) => {
      const first = loaded.get(id)
      return first ? [{ n, title: first.title, media: first.media, at: first.published_at }] : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
