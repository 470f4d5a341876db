/** Goes over all that is stored of a campaign: its articles, then what its media published. Run twice, the second run changes nothing. */

import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type ArticleKey, keysOf } from '@guanlan/features/articles/articles/server/questions'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Scope, type Slice, type SliceDone, withoutHistory, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { correlate } from '../jobs.ts'
import { anchorsOf } from './copies.ts'
import { noteRun } from './due-runs.ts'
import { followPieces } from './follow.ts'
import { type Ground, groundOf } from './ground.ts'
import { matchArticles } from './match.ts'

const atOnce = 200
/** Articles of campaigns count whenever they were published. */
const [earliest, latest] = [new Date(0), new Date('2999-01-01T00:00:00Z')]

/** The walks of a run, one after the other. `copies` looks once more at what a copy stored later in the same run may explain. */
const walks = ['campaign', 'media', 'accounts', 'copies'] as const
const Cursor = z.object({
  startedAt: z.string(),
  walk: z.enum(walks),
  after: z.object({ id: z.number(), publishedAt: z.string() }).nullable(),
  changed: z.number().int(),
})
type Cursor = z.infer<typeof Cursor>

/** @throws missing; whoever is limited to folders would be told of articles that they do not see */
export async function startCorrelation(scope: CallScope, campaignId: number): Promise<{ taskId: number }> {
  const { name } = await requireCampaign(scope, campaignId)
  if (scope.limitedTo !== undefined) throw refuse('forbidden', 'pieces.limited')
  await noteRun(scope, campaignId)
  return { taskId: await scope.start(correlate, { campaignId, name }, { about: String(campaignId) }) }
}

export const correlating = work(correlate, slice)

async function slice({ orgId, db, input, cursor }: Slice<z.infer<typeof correlate.input>>): Promise<SliceDone> {
  const now = new Date()
  const scope: Scope = { orgId, db, userId: null, locale: 'zh', now, may: () => true }
  const ground = await groundOf(scope, input.campaignId)
  if (cursor === null) {
    const start: Cursor = { startedAt: now.toISOString(), walk: 'campaign', after: null, changed: 0 }
    return { cursor: start, done: 0 }
  }
  const at = Cursor.parse(cursor)
  const keys =
    at.walk === 'copies'
      ? await openCopies(scope, ground, at.after)
      : await keysOfWalk(scope, ground, at.walk, at.after)
  const { changed } = await matchArticles(
    scope,
    ground,
    keys.map(({ id }) => id),
  )
  const next = { ...at, changed: at.changed + changed }
  const last = keys.at(-1)
  if (last && keys.length === atOnce) return { cursor: { ...next, after: last }, done: keys.length }
  const walk = walks[walks.indexOf(at.walk) + 1]
  if (walk) return { cursor: { ...next, walk, after: null }, done: keys.length }
  const gone = await dropOthers(scope, ground, new Date(at.startedAt))
  return { cursor: null, done: keys.length, total: null, result: { changed: next.changed + gone } }
}

async function keysOfWalk(
  scope: Scope,
  { campaignId, from, to, media, mediaIds }: Ground,
  walk: 'campaign' | 'media' | 'accounts',
  after: ArticleKey | null,
): Promise<ArticleKey[]> {
  const query = (filter: Filter, range: { from: Date; to: Date }) =>
    keysOf(scope, { monitorIds: null, filters: [filter], fold: false, ...range }, after, atOnce)
  if (walk === 'campaign')
    return query({ field: 'activity', is: 'is', values: [String(campaignId)] }, { from: earliest, to: latest })
  const values =
    walk === 'media'
      ? mediaIds.map(String)
      : media.flatMap(({ account, entry, names }) => (account ? [account.name] : entry === null ? names : []))
  if (values.length === 0) return []
  return query({ field: walk === 'media' ? 'media' : 'author', is: 'is', values }, { from, to })
}

/** Pieces without text of a release whose story has a copy of one, newest first. */
async function openCopies(
  { db, orgId }: Scope,
  { campaignId }: Ground,
  after: ArticleKey | null,
): Promise<ArticleKey[]> {
  const behind = after
    ? sql`(p.published_at, p.article_id) < (${after.publishedAt}::timestamptz, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await sql<ArticleKey & { storyId: number }>`
    select p.article_id as id, p.published_at::text as "publishedAt", p.story_id as "storyId" from activity_pieces p
    where p.org_id = ${orgId} and p.activity_id = ${campaignId} and p.kind in ('own', 'quoted') and not p.decided and p.story_id is not null and ${behind}
      and exists (select from activity_pieces c where c.org_id = p.org_id and c.activity_id = p.activity_id and c.story_id = p.story_id and c.kind in ('full', 'shortened'))
    order by p.published_at desc, p.article_id desc limit ${atOnce}`.execute(db)
  const anchors = await anchorsOf({ db, orgId }, campaignId, [...new Set(rows.map(({ storyId }) => storyId))])
  return anchors.size === 0 ? [] : rows
}

/** What no walk of this run came by: it left the campaign, or its medium did. */
async function dropOthers(scope: Scope, { campaignId }: Ground, startedAt: Date): Promise<number> {
  return withoutHistory(scope, async () => {
    const { rows } = await sql<{ id: number }>`
      delete from activity_pieces where org_id = ${scope.orgId} and activity_id = ${campaignId} and not decided and looked_at < ${startedAt}::timestamptz
      returning article_id as id`.execute(scope.db)
    await followPieces(
      scope,
      campaignId,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}
