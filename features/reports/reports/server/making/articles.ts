/** Blocks of articles: which ones, and as they are at this moment. */
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  countOf,
  type LoadedArticle,
  loadArticles,
  pageOf,
  rowOf,
} from '@guanlan/features/articles/articles/server/questions'
import { dimensionsSeen } from '@guanlan/features/articles/vocabularies/server'
import { hotSpotsOf } from '@guanlan/features/charts/charts/server'
import { say } from '@guanlan/platform/contract'
import type { PlainBlock, ReportArticle, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofSentiment } from './behind.ts'
import type { Made } from './made.ts'
import { momentIn } from './moments.ts'
import { titleOf } from './say.ts'
import { exact } from './sentences.ts'

const digestLength = 300

export async function articlesOf(block: SimpleTemplateBlock, made: Made): Promise<PlainBlock> {
  const { scope, base } = made
  const isNegative = block.kind === 'negativeList' || block.kind === 'negativeGroups'
  const filters = isNegative ? [ofSentiment('negative')] : []
  const counted = { ...made.wanted, filters: [...made.wanted.filters, ...filters] }
  const rows = await pageOf(
    scope,
    { ...counted, fold: block.fold },
    { page: 1, pageSize: block.most, sort: block.kind === 'topArticles' ? 'interaction_desc' : block.sort },
  )
  const total = await countOf(scope, counted)
  const behind = narrowed(base, filters)
  const loaded = await loadArticles(
    scope,
    rows.map(({ id }) => id),
  )
  const articles = block.kind === 'negativeGroups' ? await groupedOf(made, loaded) : loaded.map(shown)
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
    behind,
  }
}

function shown(article: LoadedArticle): ReportArticle {
  const row = rowOf(article, [])
  return {
    articleId: row.id,
    title: row.title.slice(0, 500),
    media: row.media,
    mediaType: mediaTypeWord(article.media_type),
    publishedAt: row.publishedAt,
    ...(row.timeOfArrival && { timeOfArrival: true }),
    sentiment: row.sentiment,
    level: row.level,
    summary: (row.summary ?? row.excerpt).slice(0, digestLength),
    address: /^https?:\/\//i.test(article.url ?? '') ? article.url : null,
    interactions: article.interactions,
    similar: article.similar,
  }
}

/** By level, the worst first, and within it by what they are about; in a group they keep their order. */
async function groupedOf({ scope }: Made, loaded: readonly LoadedArticle[]): Promise<ReportArticle[]> {
  const names = new Map((await dimensionsSeen(scope)).map(({ id, name }) => [id, name]))
  const mildest = 4
  return loaded
    .map(article => {
      const level = article.level ?? mildest
      const about = names.get(article.dimension ?? '') ?? say(words.noDimension, scope.locale)
      const group = `${say(words[`level${level as 1 | 2 | 3 | 4}`], scope.locale)} · ${about}`
      return { level, about, article: { ...shown(article), group } }
    })
    .sort((a, b) => a.level - b.level || a.about.localeCompare(b.about, 'zh'))
    .map(({ article }) => article)
}

/** The matters with most articles in the period, as the overview has them. */
export async function storiesOf(block: SimpleTemplateBlock, made: Made): Promise<PlainBlock> {
  const { scope, wanted: query, zone } = made
  const t = (phrase: (typeof words)[keyof typeof words], values?: Record<string, unknown>) =>
    say(phrase, scope.locale, values)
  const spots = await hotSpotsOf(scope, query, block.most)
  const rows = spots.map(({ count, title, media, firstAt }) => ({ n: count, title, media, at: new Date(firstAt) }))
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
