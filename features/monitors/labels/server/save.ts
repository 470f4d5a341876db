/** Adding, changing, merging and removing labels; what an act changes is kept, so that it can be taken back. */
import { relabel, unlabel } from '@guanlan/features/articles/articles/server'
import { isWithin, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Label, type LabelDraft, mostLabels } from '../contract.ts'
import { requireLabelRule } from './rules/try.ts'
import { inTurn, listLabels, requireLabel } from './tree.ts'

export async function createLabel(scope: Scope, { name, fatherId, colour, rule: written }: LabelDraft): Promise<Label> {
  const rule = written === null ? null : await requireLabelRule(scope, written)
  await inTurn(scope)
  const all = await listLabels(scope)
  if (all.length >= mostLabels) throw refuse('quota', 'labels.tooMany', { limit: mostLabels })
  if (fatherId !== 0 && !all.some(label => label.id === fatherId))
    throw refuse('invalid', 'labels.fatherMissing', {}, 'fatherId')
  requireFree(all, fatherId, name, null)
  const { id } = await scope.db
    .insertInto('labels')
    .values({
      org_id: scope.orgId,
      father_id: fatherId || null,
      position: sql<number>`(select coalesce(max(s.position), 0) + 1 from labels s where s.org_id = ${scope.orgId})`,
      name,
      colour,
      rule,
      updated_at: scope.now,
      updated_by: scope.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return requireLabel(scope, id)
}

/** @throws `platform.changedSince` when the change names a version and somebody has saved since */
export async function updateLabel(
  scope: Scope,
  id: number,
  change: {
    name?: string | undefined
    colour?: number | undefined
    rule?: string | null | undefined
    version?: number | undefined
  },
): Promise<Label> {
  await inTurn(scope)
  const all = await listLabels(scope)
  const before = all.find(label => label.id === id)
  if (!before) throw refuse('missing', 'labels.missing')
  if (change.version !== undefined && change.version !== before.version)
    throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '—' })
  const { name = before.name, colour = before.colour } = change
  const rule = change.rule ? await requireLabelRule(scope, change.rule) : change.rule === null ? null : before.rule
  if (name === before.name && colour === before.colour && rule === before.rule) return before
  requireFree(all, before.fatherId, name, id)
  await write(scope, id, { name, colour, rule })
  return requireLabel(scope, id)
}

export async function turnLabel(scope: Scope, id: number, status: 0 | 1): Promise<Label> {
  await inTurn(scope)
  const before = await requireLabel(scope, id)
  if (before.status === status) return before
  await write(scope, id, { status })
  return requireLabel(scope, id)
}

/** Answers from how many articles it was taken. */
export async function removeLabel(scope: Scope, id: number): Promise<{ articles: number }> {
  await inTurn(scope)
  const all = await listLabels(scope)
  if (!all.some(label => label.id === id)) throw refuse('missing', 'labels.missing')
  if (all.some(label => label.fatherId === id)) throw refuse('conflict', 'labels.hasChildren')
  const articles = await unlabel(scope, id)
  await drop(scope, id)
  return { articles }
}

/** Articles and children of a label become another one's, and it is gone. */
export async function mergeLabel(scope: Scope, id: number, into: number): Promise<{ articles: number }> {
  await inTurn(scope)
  const all = await listLabels(scope)
  if (!all.some(label => label.id === id)) throw refuse('missing', 'labels.missing')
  if (!all.some(label => label.id === into)) throw refuse('invalid', 'labels.missing', {}, 'into')
  if (isWithin(all, into, id)) throw refuse('conflict', 'labels.mergeBelow', {}, 'into')
  const children = all.filter(label => label.fatherId === id)
  for (const { name, id: child } of children) requireFree(all, into, name, child)
  const articles = await relabel(scope, id, into)
  await sql`
    update labels l set father_id = ${into}, version = l.version + 1, position = f.place + (
      select coalesce(max(position), 0) from labels where org_id = ${scope.orgId} and father_id = ${into})
    from unnest(${children.map(child => child.id)}::int[]) with ordinality as f (id, place)
    where l.org_id = ${scope.orgId} and l.id = f.id`.execute(scope.db)
  await drop(scope, id)
  return { articles }
}

/** Quota labelCount. */
export async function countLabels(scope: Scope): Promise<number> {
  const { n } = await scope.db
    .selectFrom('labels')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('org_id', '=', scope.orgId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Siblings have different names. @param id the label that gets the name; null: a new one */
function requireFree(all: readonly Label[], fatherId: number, name: string, id: number | null): void {
  if (all.some(label => label.fatherId === fatherId && label.name === name && label.id !== id))
    throw refuse('conflict', 'labels.taken', { name }, 'name')
}

const write = (
  scope: Scope,
  id: number,
  change: { name?: string; colour?: number; rule?: string | null; status?: number },
) =>
  scope.db
    .updateTable('labels')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: scope.now, updated_by: scope.userId })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .execute()

const drop = (scope: Scope, id: number) =>
  scope.db.deleteFrom('labels').where('org_id', '=', scope.orgId).where('id', '=', id).execute()
