/** The links that members have shared: list and end. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, revokeLinks } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ObjectLayout, Share } from '../contract.ts'

/** Of the platform's links. */
export const purpose = 'share'

interface Row extends Omit<Share, 'createdAt' | 'expiresAt' | 'lastOpenedAt' | 'state'> {
  createdAt: Date
  expiresAt: Date
  lastOpenedAt: Date | null
  revokedAt: Date | null
}
const columns = sql`s.id, s.title, s.layout, cardinality(s.articles) as articles, s.parts, s.downloads, s.password_hash is not null as "hasPassword", s.created_at as "createdAt",
  coalesce(member_name(s.created_by), '#' || s.created_by) as "createdBy", s.expires_at as "expiresAt", s.revoked_at as "revokedAt", s.opens,
  s.last_opened_at as "lastOpenedAt"`
/** Other members' links do not exist for whoever may not oversee them, nor for whoever is limited to folders: they may show what lies outside. */
const seenBy = (scope: CallScope, all: boolean) =>
  all && scope.may('shares.oversee') && !scope.limitedTo
    ? sql`s.org_id = ${scope.orgId}`
    : sql`s.org_id = ${scope.orgId} and s.created_by = ${scope.userId}`

const shareOf = ({ now }: CallScope, { revokedAt, ...row }: Row): Share => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  state: revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'open',
})

export async function listShares(
  scope: CallScope,
  { page, pageSize, of }: { page: number; pageSize: number; of: 'own' | 'all' },
) {
  if (of === 'all' && !scope.may('shares.oversee')) throw refuse('forbidden', 'platform.forbidden')
  const seen = seenBy(scope, of === 'all')
  const { rows } = await sql<Row>`
    select ${columns} from shares s where ${seen} order by s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from shares s where ${seen}`.execute(scope.db)
  return { list: rows.map(row => shareOf(scope, row)), total: counted.rows[0]?.n ?? 0, page, pageSize }
}

/** Links to one object, newest first: one's own, and everybody's for whoever oversees them. 100 at most. */
export async function sharesOfObject(scope: CallScope, layout: ObjectLayout, objectId: number): Promise<Share[]> {
  const { rows } = await sql<Row>`
    select ${columns} from shares s where ${seenBy(scope, true)} and s.layout = ${layout} and s.object_id = ${objectId}
    order by s.id desc limit 100`.execute(scope.db)
  return rows.map(row => shareOf(scope, row))
}

export async function requireShare(scope: CallScope, id: number): Promise<Share> {
  const { rows } =
    await sql<Row>`select ${columns} from shares s where ${seenBy(scope, true)} and s.id = ${id}`.execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return shareOf(scope, rows[0])
}

/** What a link opened that was ended by hand; 0: articles. */
export interface EndedLink {
  shareId: number
  layout: Share['layout']
  objectId: number
}
/** Of a feature that shares something of its own and is told of its end, in the same transaction. */
export type LinkEnded = (scope: CallScope, ended: EndedLink) => Promise<void>

export async function endedLink({ orgId, db }: CallScope, { id, layout }: Share): Promise<EndedLink> {
  const { rows } = await sql<{ objectId: number | null }>`
    select object_id as "objectId" from shares where org_id = ${orgId} and id = ${id}`.execute(db)
  return { shareId: id, layout, objectId: rows[0]?.objectId ?? 0 }
}

/** Ended again it stays ended since the first time. @param layout of links to objects; another link is missing */
export async function revokeShare(scope: CallScope, id: number, layout?: ObjectLayout): Promise<Share> {
  const share = await requireShare(scope, id)
  if (layout && share.layout !== layout) throw refuse('missing', 'platform.missing')
  await sql`
    update shares set revoked_at = ${scope.now} where org_id = ${scope.orgId} and id = ${id} and revoked_at is null`.execute(
    scope.db,
  )
  await revokeLinks(scope, { purpose, objectId: id })
  return requireShare(scope, id)
}
