/** Blocks of articles: which ones, and as they are at this moment. */
import { mediaTypeWord } from '@guanlan/features/articles/server'
import { countOf, loadArticles, pageOf, rowOf, rowsOf } from '@guanlan/features/articles/server/questions'
import { say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { PlainBlock, ReportArticle, TemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofSentiment } from './behind.ts'
import { titleOf } from './charts.ts'
import type { Made } from './made.ts'
import { momentIn } from './moments.ts'
import { exact } from './sentences.ts'

const digestLength = 300

export async function articlesOf(block: TemplateBlock, made: Made): Promise<PlainBlock> {
  const { scope, base } = made
  const filters = block.kind === 'negativeList' ? [ofSentiment('negative')] : []
  const counted = { ...made.wanted, filters: [...made.wanted.filters, ...filters] }
  const rows = await pageOf(
    scope,
    { ...counted, fold: block.fold },
    { page: 1, pageSize: block.most, sort: block.sort },
  )
  const total = await countOf(scope, counted)
  const behind = narrowed(base, filters)
  const articles = await shown(
    made,
    rows.map(({ id }) => id),
  )
  return {
    id: block.id,
    kind: 'articles',
    form: block.kind === 'digests' ? 'digests' : 'table',
    title: titleOf(block, made),
    articles,
    total,
    ...(block.sentence && {
      sentence: say(words.listed, scope.locale, { shown: exact(articles.length), total: exact(total) }),
    }),
    ...(behind && { behind }),
  }
}

async function shown({ scope }: Made, ids: readonly number[]): Promise<ReportArticle[]> {
  const loaded = await loadArticles(scope, ids)
  return loaded.map(article => {
    const row = rowOf(article, [])
    return {
      articleId: row.id,
      title: row.title.slice(0, 500),
      media: row.media,
      mediaType: mediaTypeWord(article.media_type),
      publishedAt: row.publishedAt,
      sentiment: row.sentiment,
      level: row.level,
      summary: (row.summary ?? row.excerpt).slice(0, digestLength),
      address: /^https?:\/\//i.test(article.url ?? '') ? article.url : null,
      interactions: article.interactions,
      similar: article.similar,
    }
  })
}

/** Stories with most articles in the period, each by its earliest. */
export async function storiesOf(block: TemplateBlock, made: Made): Promise<PlainBlock> {
  const { scope, wanted, zone } = made
  const t = (phrase: (typeof words)[keyof typeof words], values?: Record<string, unknown>) =>
    say(phrase, scope.locale, values)
  const counted = await sql<{ id: number; n: number }>`
    select (array_agg(article_id order by published_at, article_id))[1] as id, count(*)::int as n
    from (${rowsOf(scope, wanted, sql`r.article_id, r.published_at, r.cluster_id`)}) w
    group by coalesce(cluster_id, article_id) order by n desc, id limit ${block.most}`.execute(scope.db)
  const loaded = new Map(
    (
      await loadArticles(
        scope,
        counted.rows.map(({ id }) => id),
      )
    ).map(article => [article.id, article]),
  )
  const rows = counted.rows.flatMap(({ id, n }) => {
    const first = loaded.get(id)
    return first ? [{ n, title: first.title, media: first.media, at: first.published_at }] : []
  })
  const [leading] = rows
  return {
    id: block.id,
    kind: 'table',
    title: titleOf(block, made),
    columns: [
      { title: t(words.story), align: 'start' },
      { title: t(words.copies), align: 'end' },
      { title: t(words.firstBy), align: 'start' },
      { title: t(words.time), align: 'start' },
    ],
    rows: rows.map(({ n, title, media, at }) => [title.slice(0, 500), n, media, momentIn(zone, at)]),
    ...(block.sentence && {
      sentence: leading ? t(words.leadingStory, { name: leading.title, count: exact(leading.n) }) : t(words.nothing),
    }),
  }
}
