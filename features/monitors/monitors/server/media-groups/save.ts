/** Media groups as the database keeps them. A changed group changes every monitor that is limited to it, like a changed rule. */
import { refuse } from '@guanlan/platform/contract'
import { containing, recordTable, type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaGroup, MediaGroupDraft, MediaGroupQuestion } from '../../contract.ts'
import { requestFilling } from '../jobs.ts'
import { saveVersion } from '../versions/versions.ts'
import { entriesAmong, saveGroupNames } from './entries.ts'
import { membersOfGroups } from './members.ts'

type StoredGroup = MediaGroupDraft & { entries: number[] }
const records = recordTable<StoredGroup, MediaGroupQuestion, MediaGroupQuestion['sort']>({
  table: 'org_media_groups',
  fields: { name: 'name', members: 'members', entries: 'entries' },
  where: ({ like }) => containing(['name'], like),
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
  taken: { org_media_groups_by_name: ['name', 'monitors.groupTaken'] },
})

export const listMediaGroups = (
  scope: Scope,
  query: MediaGroupQuestion & { page: number; pageSize: number; after?: string | undefined },
): Promise<{ list: MediaGroup[]; total: number | null; page: number; pageSize: number; next: string | null }> =>
  records.list(scope, query)

export const getMediaGroup = (scope: Scope, id: number): Promise<MediaGroup> => records.get(scope, id)

export async function createMediaGroup(scope: Scope, draft: MediaGroupDraft): Promise<MediaGroup> {
  await requireOtherMembers(scope, draft.members, null)
  const made = await records.create(scope, {
    ...draft,
    entries: await entriesAmong(scope, draft.entries ?? [], draft.members),
  })
  await saveGroupNames(scope, made.id)
  return made
}

export async function updateMediaGroup(
  scope: Scope,
  { id, version, ...draft }: MediaGroupDraft & { id: number; version: number },
): Promise<MediaGroup> {
  await requireOtherMembers(scope, draft.members, id)
  const before = draft.entries ?? (await records.get(scope, id)).entries
  const entries = await entriesAmong(scope, before, draft.members)
  const saved = await records.update(scope, { ...draft, entries, id, version })
  await applyMediaGroup(scope, id)
  return saved
}

export async function removeMediaGroup(scope: Scope, id: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from monitors where org_id = ${scope.orgId} and media_groups @> array[${id}::int] and deleted_at is null
    order by position, id limit 1000`.execute(scope.db)
  if (rows[0]) throw refuse('conflict', 'monitors.groupInUse', { name: rows[0].name, count: rows.length })
  const { changed } = await records.remove(scope, { ids: [id], allOf: null, but: [] })
  if (changed === 0) throw refuse('missing', 'platform.missing')
}

/** Quota orgMediaGroupCount. */
export const countMediaGroups = (scope: Scope): Promise<number> =>
  records.count(scope, { like: '', sort: 'name', order: 'asc' })

/**
 * Every monitor limited to the group gets a new version with what the group holds now. Their rows are not kept with the act on the
 * group: taking the act back applies the group as it was once more, as another version, so that what is stored follows, too.
 */
export async function applyMediaGroup(scope: Scope, id: number): Promise<void> {
  await saveGroupNames(scope, id)
  const rows = await scope.db
    .selectFrom('monitors')
    .select(['id', 'media_groups'])
    .where('org_id', '=', scope.orgId)
    .where(sql<boolean>`media_groups @> array[${id}::int]`)
    .orderBy('id')
    .limit(10_000)
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  await withoutHistory(scope, async () => {
    for (const row of rows) await renew(scope, row.id, await membersOfGroups(scope, row.media_groups))
  })
}

async function renew(scope: Scope, id: number, members: string[]): Promise<void> {
  const row = await scope.db
    .updateTable('monitors')
    .set({ media_members: members, version: sql<number>`version + 1` })
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .where(sql<boolean>`media_members <> ${members}::text[]`)
    .returning(['version', 'name', 'is_open', 'deleted_at'])
    .executeTakeFirst()
  if (!row) return
  await saveVersion(scope, id)
  if (row.is_open && !row.deleted_at) await requestFilling(scope, { id, version: row.version, name: row.name })
}

/** Two groups of the same media are one. */
async function requireOtherMembers(scope: Scope, members: readonly string[], id: number | null): Promise<void> {
  const { rows } = await sql`
    select 1 from org_media_groups where org_id = ${scope.orgId} and id is distinct from ${id}
      and members @> ${[...members]}::text[] and members <@ ${[...members]}::text[] limit 1`.execute(scope.db)
  if (rows.length > 0) throw refuse('conflict', 'monitors.mediaListExists', {}, 'members')
}

/** After a removal or an addition was taken back: a group that a monitor names cannot be gone. */
export async function requireGroupsThere(scope: Scope, id: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from monitors m where org_id = ${scope.orgId} and media_groups @> array[${id}::int] and deleted_at is null
      and not exists (select 1 from org_media_groups g where g.org_id = ${scope.orgId} and g.id = ${id}) order by id limit 1000`.execute(
    scope.db,
  )
  if (rows[0]) throw refuse('conflict', 'monitors.groupInUse', { name: rows[0].name, count: rows.length })
}
