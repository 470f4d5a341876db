/** Charts that other sites show, as members make, list and end them. */
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, moveLinksEnd, revokeLinks } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Embed, type EmbedChange, type EmbedDraft, embedAddress, type MadeEmbed } from '../../contract.ts'

/** Of the platform's links. */
export const purpose = 'chartEmbed'
const dayMs = 86_400_000

interface Row extends Omit<Embed, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'state'> {
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
}
const columns = sql`e.id, e.title, e.chart, e.split_by as by, e.against, e.question, e.range, e.language, e.theme, e.sites, e.created_at as "createdAt",
  coalesce(member_name(e.created_by), '#' || e.created_by) as "createdBy", e.expires_at as "expiresAt", e.revoked_at as "revokedAt", coalesce(l.uses, 0) as uses,
  l.last_used_at as "lastUsedAt"`
const tables = sql`chart_embeds e left join links l on l.org_id = e.org_id and l.purpose = ${purpose} and l.object_id = e.id`

/** Those of other members do not exist for whoever may not oversee them. */
const seenBy = (scope: CallScope, all: boolean) =>
  all && scope.may('charts.oversee')
    ? sql`e.org_id = ${scope.orgId}`
    : sql`e.org_id = ${scope.orgId} and e.created_by = ${scope.userId}`

const embedOf = ({ now }: CallScope, { revokedAt, ...row }: Row): Embed => ({
  ...row,
  uses: Number(row.uses),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  state: revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'open',
})

export async function listEmbeds(
  scope: CallScope,
  { page, pageSize, of }: { page: number; pageSize: number; of: 'own' | 'all' },
) {
  if (of === 'all' && !scope.may('charts.oversee')) throw refuse('forbidden', 'platform.forbidden')
  const seen = seenBy(scope, of === 'all')
  const { rows } = await sql<Row>`
    select ${columns} from ${tables} where ${seen} order by e.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from chart_embeds e where ${seen}`.execute(
    scope.db,
  )
  return { list: rows.map(row => embedOf(scope, row)), total: counted.rows[0]?.n ?? 0, page, pageSize }
}

async function requireEmbed(scope: CallScope, id: number, of: 'own' | 'all' = 'all'): Promise<Embed> {
  const { rows } =
    await sql<Row>`select ${columns} from ${tables} where ${seenBy(scope, of === 'all')} and e.id = ${id}`.execute(
      scope.db,
    )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return embedOf(scope, rows[0])
}

/** @throws missing when a monitor of the question is not to be seen by who makes it */
export async function makeEmbed(scope: CallScope, draft: EmbedDraft): Promise<MadeEmbed> {
  await articleQuery(scope, draft.question)
  const { orgId, userId, now, db } = scope
  const expiresAt = new Date(now.getTime() + draft.days * dayMs)
  const { rows } = await sql<{ id: number }>`
    insert into chart_embeds (org_id, title, chart, split_by, against, question, range, language, theme, sites, created_by, created_at, expires_at)
    values (${orgId}, ${draft.title}, ${draft.chart}, ${draft.by}, ${draft.against && JSON.stringify(draft.against)}::jsonb, ${JSON.stringify(draft.question)}::jsonb, ${draft.range}, ${draft.language}, ${draft.theme},
      ${[...new Set(draft.sites)]}::text[], ${userId}, ${now}, ${expiresAt})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt })
  return { embed: await requireEmbed(scope, id), address: embedAddress(token) }
}

/**
 * The address stays. Only who made it changes it: the numbers are counted with their rights.
 * @throws conflict charts.embedEnded: it was ended, and stays so
 */
export async function changeEmbed(
  scope: CallScope,
  id: number,
  { title, language, theme, sites, days }: EmbedChange,
): Promise<Embed> {
  const { state, expiresAt } = await requireEmbed(scope, id, 'own')
  const end = days === undefined ? new Date(expiresAt) : new Date(scope.now.getTime() + days * dayMs)
  const { numAffectedRows } = await sql`
    update chart_embeds set title = ${title}, language = ${language}, theme = ${theme}, sites = ${[...new Set(sites)]}::text[], expires_at = ${end}
    where org_id = ${scope.orgId} and id = ${id} and revoked_at is null`.execute(scope.db)
  if (state === 'revoked' || !numAffectedRows) throw refuse('conflict', 'charts.embedEnded')
  await moveLinksEnd(scope, { purpose, objectId: id, expiresAt: end })
  return requireEmbed(scope, id)
}

/** From the next question on nobody is answered. Ended again it stays ended since the first time. */
export async function revokeEmbed(scope: CallScope, id: number): Promise<Embed> {
  await requireEmbed(scope, id)
  await sql`
    update chart_embeds set revoked_at = ${scope.now} where org_id = ${scope.orgId} and id = ${id} and revoked_at is null`.execute(
    scope.db,
  )
  await revokeLinks(scope, { purpose, objectId: id })
  return requireEmbed(scope, id)
}
