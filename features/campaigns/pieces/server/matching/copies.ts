/** Copies of copies: what has too little of the release left, and nearly all of a copy of it, goes to the release too. */
import { pieceOfRelease, readSentText, type SentText } from '@guanlan/engine/text'
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Ground } from './ground.ts'
import { type CandidateArticle, facts, type Proposal } from './propose.ts'

export interface Anchor {
  storyId: number
  articleId: number
  releaseId: number
}

/** Of each of these stories its earliest piece that is a copy, full or shortened. */
export async function anchorsOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  campaignId: number,
  stories: readonly number[],
): Promise<ReadonlyMap<number, Anchor>> {
  if (stories.length === 0) return new Map()
  const { rows } = await sql<Anchor>`
    select distinct on (story_id) story_id as "storyId", article_id as "articleId", release_id as "releaseId" from activity_pieces
    where org_id = ${orgId} and activity_id = ${campaignId} and story_id = any(${numberList(stories)}::bigint[]) and kind in ('full', 'shortened')
      and reason <> 'copy' and release_id is not null and state <> 'rejected'
    order by story_id, published_at, article_id`.execute(db)
  return new Map(rows.map(row => [row.storyId, row]))
}

/** Own pieces and quotations that resemble a copy of their story become shortened texts of its release. */
export async function withCopies(
  scope: Scope,
  { campaignId, releases }: Ground,
  articles: readonly CandidateArticle[],
  proposals: Map<number, Proposal>,
): Promise<void> {
  const open = articles.filter(({ id, storyId }) => {
    const kind = proposals.get(id)?.kind
    return storyId !== null && (kind === 'own' || kind === 'quoted')
  })
  const anchors = await anchorsOf(scope, campaignId, [...new Set(open.flatMap(({ storyId }) => storyId ?? []))])
  if (anchors.size === 0) return
  const texts = new Map<number, SentText>()
  const ids = [...anchors.values()].map(({ articleId }) => articleId)
  for (const { id, title = '', body = '' } of await loadColumns(scope, ids, ['title', 'body']))
    texts.set(id, readSentText({ title, text: body }))
  for (const article of open) {
    const anchor = anchors.get(article.storyId ?? 0)
    const copy = anchor && texts.get(anchor.articleId)
    const proposal = proposals.get(article.id)
    const release = releases.find(({ id }) => id === anchor?.releaseId)
    if (!anchor || !copy || !proposal || !release || anchor.articleId === article.id) continue
    const read = readSentText({ title: article.title, text: article.body })
    const { kind } = pieceOfRelease(copy, read)
    if (kind !== 'full' && kind !== 'shortened') continue
    const compared = release.sent === null ? null : pieceOfRelease(release.sent, read)
    proposals.set(article.id, {
      ...proposal,
      ...{ releaseId: anchor.releaseId, kind: 'shortened', reason: 'copy', isCertain: false },
      ...facts(compared),
    })
  }
}
