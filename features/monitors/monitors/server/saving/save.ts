/** Creating, changing and removing monitors; every change of a rule is kept and starts the filling from stored articles. */

import { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { locales, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChangedMonitor, Monitor, MonitorDraft } from '../../contract.ts'
import { requireAffordable } from '../costs.ts'
import { requestFilling } from '../jobs.ts'
import { membersOfGroups } from '../media-groups/members.ts'
import { requireRule } from '../reading/require-rule.ts'
import { getMonitor } from '../tree/tree.ts'
import { savedBy } from '../versions/saved-by.ts'
import { saveVersion } from '../versions/versions.ts'
import { lockedVocabulariesFor, type NamedVocabularies, standsOn, wordsByName } from '../vocabularies/of-draft.ts'

export const createMonitor = async (scope: Scope, draft: MonitorDraft): Promise<Monitor> =>
  getMonitor(scope, await addMonitor(scope, draft))

/** Answers its id: who adds many does not read the tree after each. */
export async function addMonitor(scope: Scope, draft: MonitorDraft): Promise<number> {
  const vocabularies = await lockedVocabulariesFor(scope, draft)
  await requireParent(scope, draft.fatherId)
  const values = await valuesOf(scope, draft, vocabularies)
  const row = await scope.db
    .insertInto('monitors')
    .values({
      ...values,
      org_id: scope.orgId,
      parent_id: draft.fatherId || null,
      position: sql<number>`(select coalesce(max(s.position), 0) + 1 from monitors s where s.org_id = ${scope.orgId})`,
      created_by: scope.userId,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await saveVersion(scope, row.id)
  if (draft.kind === 'item') await requestFilling(scope, { ...row, name: draft.name })
  return row.id
}

/** @throws `platform.changedSince` when the draft names a revision and somebody has saved since */
export async function updateMonitor(scope: Scope, id: number, draft: ChangedMonitor): Promise<Monitor> {
  await changeMonitor(scope, id, draft)
  return getMonitor(scope, id)
}

/** The same without reading the tree afterwards. */
export async function changeMonitor(scope: Scope, id: number, draft: ChangedMonitor): Promise<void> {
  const vocabularies = await lockedVocabulariesFor(scope, draft)
  const before = await scope.db
    .selectFrom('monitors')
    .selectAll()
    .select(savedBy('updated_by'))
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('missing', 'monitors.missing')
  if (draft.revision !== undefined && draft.revision !== before.revision)
    throw refuse('conflict', 'platform.changedSince', { by: before.savedBy ?? '—' })
  const values = await valuesOf(scope, { ...draft, kind: before.kind === 'folder' ? 'folder' : 'item' }, vocabularies)
  const wanting = (of: {
    rule?: string | null
    languages?: unknown
    regions?: unknown
    media_limit?: unknown
    media_members?: unknown
  }) => JSON.stringify([of.rule, of.languages, of.regions, of.media_limit, of.media_members])
  const wantsOther = wanting(before) !== wanting(values)
  const version =
    before.version + (wantsOther || before.name !== draft.name || before.written !== values.written ? 1 : 0)
  await scope.db
    .updateTable('monitors')
    .set({ ...values, version, revision: before.revision + 1, updated_at: scope.now })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .execute()
  if (version !== before.version) await saveVersion(scope, id)
  // Closed monitors missed what came meanwhile, so opening one fills it too.
  if (before.kind === 'item' && values.is_open && (wantsOther || !before.is_open))
    await requestFilling(scope, { id, version, name: draft.name })
}

export async function removeMonitor(scope: Scope, id: number): Promise<void> {
  const child = await scope.db
    .selectFrom('monitors')
    .select('id')
    .where('org_id', '=', scope.orgId)
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (child) throw refuse('conflict', 'monitors.hasChildren')
  const gone = await scope.db
    .updateTable('monitors')
    .set({ deleted_at: scope.now, updated_by: scope.userId })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw refuse('missing', 'monitors.missing')
}

export async function restoreMonitor(scope: Scope, id: number): Promise<Monitor> {
  const row = await scope.db
    .selectFrom('monitors')
    .select(['kind', 'name', 'version', 'parent_id', 'deleted_at'])
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.deleted_at) throw refuse('missing', 'monitors.missing')
  await requireParent(scope, row.parent_id ?? 0)
  await scope.db
    .updateTable('monitors')
    .set({ deleted_at: null })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .execute()
  if (row.kind === 'item') await requestFilling(scope, { id, version: row.version, name: row.name })
  return getMonitor(scope, id)
}

async function valuesOf(scope: Scope, draft: MonitorDraft, vocabularies: NamedVocabularies) {
  const item = draft.kind === 'item'
  const written = item ? await requireRule(draft, locales.indexOf(scope.locale), wordsByName(vocabularies)) : null
  if (written) await requireAffordable(scope, written)
  return {
    kind: draft.kind,
    name: draft.name,
    short_name: draft.shortName,
    category: draft.category,
    form: item && draft.form ? JSON.stringify(draft.form) : null,
    rule: written?.text ?? null,
    written: written?.written ?? null,
    ...standsOn(written?.names ?? [], vocabularies),
    languages: draft.languages,
    regions: draft.regions,
    media_limit: draft.mediaLimit.map(word => mediaTypeCode(MediaType.parse(word))),
    media_groups: draft.mediaGroups,
    media_members: await membersOfGroups(scope, draft.mediaGroups),
    is_open: draft.isOpen,
    updated_by: scope.userId,
  }
}

async function requireParent(scope: Scope, id: number): Promise<void> {
  if (id === 0) return
  const parent = await scope.db
    .selectFrom('monitors')
    .select('id')
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!parent) throw refuse('invalid', 'monitors.parentMissing', {}, 'fatherId')
}

/** Quota monitorCount: folders do not count. */
export async function itemsOf(scope: Scope): Promise<number> {
  const { n } = await scope.db
    .selectFrom('monitors')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('org_id', '=', scope.orgId)
    .where('kind', '=', 'item')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** After a removal was taken back: what came while it was gone is looked for. */
export async function fillAgain(scope: Scope, id: number): Promise<void> {
  const row = await scope.db
    .selectFrom('monitors')
    .select(['version', 'name'])
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .where('kind', '=', 'item')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row) await requestFilling(scope, { id, version: row.version, name: row.name })
}
