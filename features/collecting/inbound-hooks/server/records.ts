/** Hooks as they are kept, with how they fare. */
import { randomBytes } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type ChosenRecords,
  columnsOf,
  containing,
  type RecordFacts,
  recordTable,
  revokeLinks,
  type Scope,
  type SecretBox,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type InboundHook, type Question } from '../contract.ts'

const purpose = 'inboundHook'
/** Until somebody makes another one. */
const years = 20

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'inbound_hooks',
  fields: { ...columnsOf(Draft), mapping: { json: 'mapping' } },
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
})

type Page = Question & { page: number; pageSize: number; after?: string | undefined }

export async function listHooks(scope: Scope, query: Page) {
  const page = await records.list(scope, query)
  return { ...page, list: await withHealth(scope, page.list) }
}
export const getHook = async (scope: Scope, id: number): Promise<InboundHook> =>
  one(scope, await records.get(scope, id))
export async function addHook(scope: CallScope, draft: Draft): Promise<InboundHook> {
  requireDistinct(draft)
  return one(scope, await records.create(scope, draft))
}
export async function changeHook(
  scope: CallScope,
  draft: Draft & { id: number; version: number },
): Promise<InboundHook> {
  requireDistinct(draft)
  return one(scope, await records.update(scope, draft))
}
export const removeHooks = (scope: CallScope, chosen: ChosenRecords<Pick<Question, 'like'>>) =>
  records.remove(scope, chosen)

const one = async (scope: Scope, row: Draft & RecordFacts): Promise<InboundHook> =>
  (await withHealth(scope, [row]))[0] as InboundHook

async function withHealth({ orgId, db }: Scope, rows: readonly (Draft & RecordFacts)[]): Promise<InboundHook[]> {
  const ids = sql`${rows.map(({ id }) => id)}::int[]`
  const { rows: reported } = await sql<
    Pick<InboundHook, 'id' | 'signed' | 'calls' | 'accepted' | 'refused' | 'problem' | 'waiting'> & {
      lastAt: Date | null
    }
  >`
    select h.id, s.secret is not null as signed, s.last_at as "lastAt", c.calls, c.accepted, c.refused,
      (select count(*)::int from inbound_hook_calls w where w.org_id = ${orgId} and w.hook_id = h.id and w.waiting_body is not null) as waiting,
      (select p.problem from inbound_hook_calls p where p.org_id = ${orgId} and p.hook_id = h.id and p.problem is not null order by p.at desc limit 1) as problem
    from unnest(${ids}) as h (id) left join inbound_hook_states s on s.org_id = ${orgId} and s.hook_id = h.id, lateral (
      select count(*)::int as calls, coalesce(sum(accepted), 0)::int as accepted, coalesce(sum(refused), 0)::int as refused
      from inbound_hook_calls where org_id = ${orgId} and hook_id = h.id and at > now() - interval '7 days') c`.execute(
    db,
  )
  const byId = new Map(
    reported.map(({ lastAt, ...one }) => [one.id, { ...one, lastAt: lastAt?.toISOString() ?? null }]),
  )
  const none = { signed: false, lastAt: null, calls: 0, accepted: 0, refused: 0, problem: null, waiting: 0 }
  return rows.map(row => ({ ...row, ...none, ...byId.get(row.id) }))
}

/** One field from two values would be the first of them by chance. */
export function requireDistinct({ mapping }: Pick<Draft, 'mapping'>): void {
  const fields = mapping.map(({ field }) => field)
  if (new Set(fields).size < fields.length) throw refuse('invalid', 'inboundHooks.fieldTwice', {}, 'mapping')
}

export async function newAddress(scope: CallScope, id: number): Promise<{ token: string; path: string }> {
  await records.get(scope, id)
  await revokeLinks(scope, { purpose, objectId: id })
  const expiresAt = new Date(scope.now)
  expiresAt.setFullYear(expiresAt.getFullYear() + years)
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt })
  return { token, path: `/ua/upload/article/hook/${token}` }
}

export async function switchSignature(
  scope: CallScope,
  secretBox: SecretBox,
  id: number,
  signed: boolean,
): Promise<{ secret: string | null }> {
  await records.get(scope, id)
  const secret = signed ? randomBytes(24).toString('base64url') : null
  const sealed = secret === null ? null : secretBox.seal(secret).sealed
  await sql`
    insert into inbound_hook_states (org_id, hook_id, secret) values (${scope.orgId}, ${id}, ${sealed})
    on conflict (org_id, hook_id) do update set secret = excluded.secret`.execute(scope.db)
  return { secret }
}

export async function newestBody(
  scope: Scope,
  id: number,
): Promise<{ name: string; at: string | null; body: unknown }> {
  const { name } = await records.get(scope, id)
  const { rows } = await sql<{ body: unknown; at: Date | null }>`
    select last_body as body, last_at as at from inbound_hook_states where org_id = ${scope.orgId} and hook_id = ${id}`.execute(
    scope.db,
  )
  return { name, at: rows[0]?.at?.toISOString() ?? null, body: rows[0]?.body ?? null }
}
