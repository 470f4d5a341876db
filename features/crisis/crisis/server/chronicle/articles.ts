/** Articles of weight: what comes into a crisis for the first time by type of media, level of media and reading, and the first correction, is a line of its chronicle, once each. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { type SeenArticle, seenByEach } from '@guanlan/features/articles/articles/server/facts'
import { articleRows, hasCue } from '@guanlan/features/articles/articles/server/questions'
import type { JoinedByTask } from '@guanlan/features/handling/article-actions/server'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { writeOwnLines } from './lines.ts'

/** Characters of a text that may say it is a correction. */
const mostRead = 600
/** The most read so far: told at each of these numbers of readings. */
const readings = [10_000, 100_000, 1_000_000, 10_000_000]

export interface JoinedArticle {
  orgId: number
  setId: number
  articleId: number
}

/** A sentence, with the key by which it is written once. */
interface Weight {
  once: string
  key: 'lineFirstOfType' | 'lineFirstOfLevel' | 'lineMostRead' | 'lineFirstCorrection'
  values: Record<string, string | number>
}

/** Pure. */
export function weightsOf(
  { mediaType, mediaLevel }: Pick<SeenArticle, 'mediaType' | 'mediaLevel'>,
  reads: number,
  isCorrection: boolean,
): Weight[] {
  const type = mediaTypeWord(mediaType)
  const level = mediaLevels[mediaLevel]
  const most = readings.findLastIndex(each => reads >= each)
  return [
    { once: `type:${type}`, key: 'lineFirstOfType', values: { what: `@articleOf_${type}` } },
    ...(mediaLevel > 0 && level
      ? [{ once: `mediaLevel:${level}`, key: 'lineFirstOfLevel' as const, values: { what: `@articleOf_${level}` } }]
      : []),
    ...(isCorrection ? [{ once: 'cue:correction', key: 'lineFirstCorrection' as const, values: {} }] : []),
    ...(most >= 0
      ? [{ once: `read:${most}`, key: 'lineMostRead' as const, values: { count: readings[most] ?? 0 } }]
      : []),
  ]
}

/** Those that a task put into a crisis. */
export const noteJoinedByTask: JoinedByTask = async ({ orgId, db, now }, { kind, id }, articleIds) => {
  if (kind === 'crisis')
    await noteArticles(
      db,
      articleIds.map(articleId => ({ orgId, setId: id, articleId })),
      now,
    )
}

/** Within the transaction in which they joined. */
export async function noteArticles(tx: Tx, joined: readonly JoinedArticle[], now: Date): Promise<void> {
  if (joined.length === 0) return
  const seen = new Map((await seenByEach(tx, joined)).map(each => [`${each.orgId}:${each.articleId}`, each]))
  const { rows } = await sql<{ id: number; reads: number; body: string }>`
    select a.id, coalesce(a.reads, 0)::float8 as reads, left(a.body, ${mostRead}) as body from ${articleRows} a where a.id = any(${numberList([...new Set(joined.map(({ articleId }) => articleId))])}::bigint[])`.execute(
    tx,
  )
  const known = new Map(rows.map(row => [Number(row.id), row]))
  /** Of each crisis and kind of weight the earliest. */
  const lines = new Map<string, { orgId: number; crisisId: number; article: SeenArticle; weight: Weight }>()
  for (const { orgId, setId, articleId } of joined) {
    const article = seen.get(`${orgId}:${articleId}`)
    if (!article) continue
    const { reads = 0, body = '' } = known.get(articleId) ?? {}
    for (const weight of weightsOf(article, reads, hasCue('correction', { title: article.title, body }))) {
      const key = `${orgId}:${setId}:${weight.once}`
      const before = lines.get(key)
      if (!before || article.publishedAt < before.article.publishedAt)
        lines.set(key, { orgId, crisisId: setId, article, weight })
    }
  }
  await writeOwnLines(
    tx,
    [...lines.values()].map(({ orgId, crisisId, article, weight }) => ({
      ...{ orgId, crisisId, kind: 'article', articleId: article.articleId, once: weight.once },
      sentence: { key: weight.key, values: { ...weight.values, title: article.title, media: article.media } },
      happenedAt: article.publishedAt < now ? article.publishedAt : now,
    })),
    now,
  )
}
