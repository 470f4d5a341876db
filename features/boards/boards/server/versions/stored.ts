/** Versions and drafts as they are stored, of boards and big screens alike. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Layout, LayoutDraft, LayoutVersion } from '../../contract.ts'
import { differenceOf } from '../../contract.ts'
import { panelName } from '../panel-name.ts'

export interface LayoutOwner {
  of: 'board' | 'screen'
  id: number
}

/** Of each; older ones go. */
const mostVersions = 100
const mostChanges = 100

const columnOf = ({ of }: LayoutOwner): RawBuilder<unknown> => sql.ref(of === 'board' ? 'board_id' : 'screen_id')
const of = ({ orgId }: Scope, owner: LayoutOwner) => sql`org_id = ${orgId} and ${columnOf(owner)} = ${owner.id}`

/** @param before what it was, where no version was kept yet; null: it is new */
export async function keepVersion(
  scope: Scope,
  owner: LayoutOwner,
  after: Layout,
  before: { layout: Layout; at: string } | null,
  backTo: number | null = null,
): Promise<void> {
  const { db, now, userId } = scope
  const last = await newest(scope, owner)
  if (!last && before)
    await insert(scope, owner, { number: 1, layout: before.layout, at: before.at, by: null, backTo: null })
  const known = last ?? (before && { number: 1, layout: before.layout })
  if (known && JSON.stringify(known.layout) === JSON.stringify(after) && backTo === null) return
  const number = (known?.number ?? 0) + 1
  await insert(scope, owner, { number, layout: after, at: now, by: userId ?? null, backTo })
  if (number > mostVersions)
    await sql`delete from layout_versions where ${of(scope, owner)} and number <= ${number - mostVersions}`.execute(db)
}

async function newest(scope: Scope, owner: LayoutOwner): Promise<{ number: number; layout: Layout } | undefined> {
  const { rows } = await sql<{ number: number; layout: Layout }>`
    select number, content as layout from layout_versions where ${of(scope, owner)} order by number desc limit 1`.execute(
    scope.db,
  )
  return rows[0]
}

async function insert(
  { orgId, db }: Scope,
  owner: LayoutOwner,
  {
    number,
    layout,
    at,
    by,
    backTo,
  }: { number: number; layout: Layout; at: Date | string; by: number | null; backTo: number | null },
): Promise<void> {
  await sql`
    insert into layout_versions (org_id, ${columnOf(owner)}, number, content, made_at, made_by, back_to)
    values (${orgId}, ${owner.id}, ${number}, ${JSON.stringify(layout)}::jsonb, ${at}, ${by}, ${backTo})`.execute(db)
}

/** Newest first. Where none was kept yet, what it is now is the only one. */
export async function listVersions(
  scope: Scope,
  owner: LayoutOwner,
  now: { layout: Layout; at: string; by: string | null },
): Promise<LayoutVersion[]> {
  const { rows } = await sql<{ number: number; layout: Layout; at: string; by: string | null; backTo: number | null }>`
    select number, content as layout, ${isoOf('made_at')} as at, coalesce(member_name(made_by), '#' || made_by) as by, back_to as "backTo"
    from layout_versions where ${of(scope, owner)} order by number desc limit ${mostVersions}`.execute(scope.db)
  if (rows.length === 0) return [{ number: 1, at: now.at, by: now.by, isNow: true, backTo: null, changes: [] }]
  return rows.map(({ layout, ...row }, place) => {
    const before = rows[place + 1]
    const changes = before ? differenceOf(before.layout, layout) : []
    return {
      ...row,
      isNow: place === 0,
      changes: changes.slice(0, mostChanges).map(({ kind, view, panel }) => ({
        ...{ kind, view, name: panel ? panelName(panel, scope.locale) : '' },
      })),
    }
  })
}

/** @throws missing */
export async function versionOf(scope: Scope, owner: LayoutOwner, number: number): Promise<Layout> {
  const { rows } = await sql<{ layout: Layout }>`
    select content as layout from layout_versions where ${of(scope, owner)} and number = ${number}`.execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0].layout
}

export async function getDraft(scope: Scope, owner: LayoutOwner): Promise<LayoutDraft | null> {
  const { rows } = await sql<LayoutDraft>`
    select version, content as layout, ${isoOf('updated_at')} as at, coalesce(member_name(updated_by), '#' || updated_by) as by
    from layout_drafts where ${of(scope, owner)}`.execute(scope.db)
  return rows[0] ?? null
}

/** @throws a conflict where somebody kept another since */
export async function saveDraft(
  scope: Scope,
  owner: LayoutOwner,
  { version, layout }: { version: number; layout: Layout },
): Promise<LayoutDraft> {
  const { orgId, db, now, userId } = scope
  const content = sql`${JSON.stringify(layout)}::jsonb`
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into layout_drafts (org_id, ${columnOf(owner)}, content, updated_at, updated_by)
          select ${orgId}, ${owner.id}, ${content}, ${now}, ${userId} where not exists (select from layout_drafts where ${of(scope, owner)})
          on conflict do nothing`.execute(db)
      : await sql`
          update layout_drafts set content = ${content}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
          where ${of(scope, owner)} and version = ${version}`.execute(db)
  const draft = await getDraft(scope, owner)
  if (!numAffectedRows || !draft) throw refuse('conflict', 'platform.changedSince', { by: draft?.by ?? '' })
  return draft
}

export async function dropDraft(scope: Scope, owner: LayoutOwner): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`delete from layout_drafts where ${of(scope, owner)}`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0) }
}
