/** Own media are written: what differs from before is noted as written here, so that the shared library does not replace it. */
import { spellingOf } from '@guanlan/features/articles/articles/server/storing'
import { membersAmong } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import type { ChosenRecords, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type ChosenOwn,
  type EntryRef,
  keyOfEntry,
  mostTags,
  type NamedEntries,
  type OrgMediaQuestion,
  type OrgMedium,
  type OrgMediumDraft,
  type SharedField,
  sharedFields,
} from '../../contract.ts'
import { levelCode, typeCode } from '../codes.ts'
import { requireEntry } from '../entries/by-ref.ts'
import type { PreparedQuestion } from '../entries/conditions.ts'
import { ownOfEntries } from './chosen-entries.ts'
import { sharedWords, showOwn } from './shown.ts'
import { ownTable, preparedOwn, type StoredOwn } from './table.ts'
import { requireType } from './types.ts'

const none = { mediaId: null, accountId: null }

function stored(draft: OrgMediumDraft, written: readonly SharedField[]): StoredOwn {
  const { entry, name, mediaType, platform, level, ...rest } = draft
  return {
    ...rest,
    ...(entry === null ? none : keyOfEntry(entry)),
    name,
    spelled: spellingOf([name]),
    mediaType: mediaType === null ? null : typeCode(mediaType),
    platform: platform ?? '',
    level: levelCode(level),
    written: [...written],
  }
}

const differing = (draft: OrgMediumDraft, from: Pick<OrgMedium, SharedField>): SharedField[] =>
  sharedFields.filter(field => draft[field] !== from[field])

async function requireFit(
  scope: Scope,
  { ownerId, libraryType }: OrgMediumDraft,
  before: Pick<OrgMedium, 'ownerId' | 'libraryType'> | null,
) {
  if (ownerId !== null && ownerId !== before?.ownerId && (await membersAmong(scope, [ownerId])).length === 0)
    throw refuse('invalid', 'mediaLibrary.ownerMissing', {}, 'ownerId')
  if (libraryType !== '' && libraryType !== before?.libraryType) await requireType(scope, libraryType)
}

const shownOne = async (scope: Scope, row: Parameters<typeof showOwn>[1][number]) =>
  (await showOwn(scope, [row]))[0] as OrgMedium

export async function createOwn(scope: Scope, draft: OrgMediumDraft): Promise<OrgMedium> {
  await requireFit(scope, draft, null)
  if (draft.entry === null) return shownOne(scope, await ownTable.create(scope, stored(draft, sharedFields)))
  const entry = await requireEntry(scope, draft.entry)
  const platform = entry.platform
  const written = differing(draft, sharedWords(entry))
  return shownOne(scope, await ownTable.create(scope, stored({ ...draft, platform }, written)))
}

export async function updateOwn(
  scope: Scope,
  { id, version, ...draft }: OrgMediumDraft & { id: number; version: number },
): Promise<OrgMedium> {
  const before = await getOwn(scope, id)
  await requireFit(scope, draft, before)
  if (draft.entry !== null && draft.entry !== before.entry) await requireEntry(scope, draft.entry)
  const changed = differing(draft, before)
  const written =
    draft.entry === null
      ? sharedFields
      : sharedFields.filter(field => before.written.includes(field) || changed.includes(field))
  return shownOne(scope, await ownTable.update(scope, { ...stored(draft, written), id, version }))
}

export const getOwn = async (scope: Scope, id: number): Promise<OrgMedium> =>
  shownOne(scope, await ownTable.get(scope, id))

export async function listOwn(
  scope: Scope,
  question: OrgMediaQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const { page, pageSize, after, sort, order } = question
  const found = await ownTable.list(scope, {
    ...(await preparedOwn(scope, question)),
    page,
    pageSize,
    after,
    sort,
    order,
  })
  return { ...found, list: await showOwn(scope, found.list) }
}

interface Chosen {
  idList?: readonly number[]
  entries?: NamedEntries | null | undefined
}

export async function chosenOwn(
  scope: Scope,
  { ids, idList = [], allOf, but, entries = null }: Omit<ChosenOwn, 'idList' | 'entries'> & Chosen,
): Promise<ChosenRecords<PreparedQuestion>> {
  if (entries) return { ids: await ownOfEntries(scope, entries), allOf: null, but: [] }
  return { ids: [...new Set([...ids, ...idList])], allOf: allOf && (await preparedOwn(scope, allOf)), but }
}

export const removeOwn = async (scope: Scope, chosen: ChosenOwn): Promise<{ changed: number }> =>
  ownTable.remove(scope, await chosenOwn(scope, chosen))

/** Quota orgMediaCount. */
export const countOwn = (scope: Scope): Promise<number> => ownTable.count(scope, { like: '', filters: [] })

/** Of those chosen; others that have 20 tags already are refused by the sentence. */
export async function tagOwn(
  scope: Scope,
  { add, take, ...chosen }: ChosenOwn & { add: readonly string[]; take: readonly string[] },
): Promise<{ changed: number }> {
  const ids = await idsOfChosen(scope, chosen)
  const tags = sql`array(
    select t from (select t, n from unnest(r.tags) with ordinality a (t, n) union all select t, 1000 + n from unnest(${[...add]}::text[]) with ordinality b (t, n)) s
    where t <> all(${[...take]}::text[]) group by t order by min(n))`
  const { rows } = await sql`
    select 1 from org_media r where r.org_id = ${scope.orgId} and r.id = any(${ids}::int[]) and cardinality(${tags}) > ${mostTags} limit 1`.execute(
    scope.db,
  )
  if (rows.length > 0) throw refuse('invalid', 'mediaLibrary.tooManyTags', {}, 'add')
  const { numAffectedRows } = await sql`
    update org_media r set tags = ${tags}, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where r.org_id = ${scope.orgId} and r.id = any(${ids}::int[]) and r.tags <> ${tags}`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

/** In the order of the list by creation. */
export async function idsOfChosen(scope: Scope, chosen: ChosenOwn): Promise<number[]> {
  const request = await chosenOwn(scope, chosen)
  const ids: number[] = []
  let after: string | undefined
  do {
    const { list, next } = await ownTable.pageOfChosen(scope, request, {
      sort: 'createdAt',
      order: 'desc',
      after,
      limit: 2_000,
    })
    ids.push(...list.map(({ id }) => id))
    after = next ?? undefined
  } while (after !== undefined)
  return ids
}

export type { EntryRef }
