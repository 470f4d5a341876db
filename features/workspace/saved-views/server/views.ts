/** Questions of lists under a name: one person's own, or the organisation's. */
import { mostInAllLists, mostViews, refuse, type SavedView, type ViewDraft } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Kept = SavedView & { list: string }

const read = sql`select id, version, list, name, question, columns, choices, owner_id is null as shared,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
  coalesce(member_name(updated_by), '#' || updated_by) as "updatedBy" from views`
/** Somebody else's own views do not exist. */
const seenBy = ({ orgId, userId }: Scope) => sql`org_id = ${orgId} and coalesce(owner_id, ${userId}) = ${userId}`

export async function listViews(scope: CallScope, list: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    ${read} where ${seenBy(scope)} and list = ${list} order by owner_id nulls last, name, id limit ${2 * mostViews}`.execute(
    scope.db,
  )
  return rows
}

export async function saveView(scope: CallScope, draft: ViewDraft & { list: string }): Promise<SavedView> {
  const { orgId, userId, db, now } = scope
  const { list, name, question, columns, choices } = draft
  mayKeep(scope, draft.shared)
  await inTurn(scope)
  const { rows } = await sql<{ id: number }>`
    insert into views (org_id, owner_id, list, name, question, columns, choices, updated_by, updated_at)
    values (${orgId}, ${draft.shared ? null : userId}, ${list}, ${name}, ${question}, ${json(columns)}, ${json(choices)}, ${userId}, ${now}) returning id`
    .execute(db)
    .catch(named(name))
  const view = await viewOf(scope, rows[0]?.id ?? 0)
  await requireRoom(scope, view)
  return view
}

/** @throws a conflict that names who, when it was changed since the version named */
export async function changeView(
  scope: CallScope,
  { id, version, shared, name, question, columns, choices }: ViewDraft & { id: number; version: number },
): Promise<SavedView> {
  const { userId, db, now } = scope
  const before = await viewOf(scope, id)
  mayKeep(scope, before.shared || shared)
  await inTurn(scope)
  const { numAffectedRows } = await sql`
    update views set version = version + 1, owner_id = ${shared ? null : userId}, name = ${name}, question = ${question},
      columns = ${json(columns)}, choices = ${json(choices)}, updated_by = ${userId}, updated_at = ${now}
    where ${seenBy(scope)} and id = ${id} and version = ${version}`
    .execute(db)
    .catch(named(name))
  const view = await viewOf(scope, id)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: view.updatedBy ?? '' })
  if (before.shared !== shared) await requireRoom(scope, view)
  return view
}

export async function removeView(scope: CallScope, id: number): Promise<void> {
  const { shared } = await viewOf(scope, id)
  mayKeep(scope, shared)
  await sql`delete from views where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
}

/** A view that came back counts like a new one, and needs the permission of one. */
export async function checkAgain(scope: Scope, id: number | null): Promise<void> {
  await inTurn(scope)
  const view = await viewIn(scope, id ?? 0)
  if (!view) return
  mayKeep(scope, view.shared)
  await requireRoom(scope, view)
}

async function viewOf(scope: Scope, id: number): Promise<Kept> {
  const view = await viewIn(scope, id)
  if (!view) throw refuse('missing', 'platform.missing')
  return view
}

async function viewIn(scope: Scope, id: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`${read} where ${seenBy(scope)} and id = ${id}`.execute(scope.db)
  return rows[0]
}

function mayKeep(scope: Scope, shared: boolean): void {
  if (shared && !scope.may('savedViews.share')) throw refuse('forbidden', 'platform.forbidden')
}

/** One change after the other in an organisation, so that what was counted stays true. */
const inTurn = ({ orgId, db }: Scope) => sql`select pg_advisory_xact_lock(hashtext('views'), ${orgId})`.execute(db)

/** Counted after the change: whatever it added counts. */
async function requireRoom({ orgId, userId, db }: Scope, { list, shared }: Kept): Promise<void> {
  const { rows } = await sql<{ here: number; everywhere: number }>`
    select count(*) filter (where list = ${list})::int as here, count(*)::int as everywhere
    from views where org_id = ${orgId} and owner_id is not distinct from ${shared ? null : userId}::int`.execute(db)
  const { here, everywhere } = rows[0] ?? { here: 0, everywhere: 0 }
  if (here > mostViews) throw refuse('quota', 'savedViews.tooMany', { limit: mostViews })
  if (everywhere > mostInAllLists) throw refuse('quota', 'savedViews.tooManyInAll', { limit: mostInAllLists })
}

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

const named =
  (name: string) =>
  (error: unknown): never => {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505' || constraint !== 'views_by_name') throw error
    throw refuse('conflict', 'savedViews.taken', { name }, 'name')
  }
