/** What an organisation adds, changes and takes away of its own. */
import { type Phrase, refuse, say } from '@guanlan/platform/contract'
import type { CallScope, ChosenRecords, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { NewSource, type SourceDraft, type SourceRow } from '../contract.ts'
import { strings } from '../strings.ts'
import { askNow, knowSource } from './asking/list.ts'
import { mediumOf } from './catalogue/list.ts'
import type { SourceParts } from './parts.ts'
import { chosenOwn, getSource, type SourceFilter } from './records.ts'

/** Without what the server never sees, so that one address is written one way. */
function addressOf(url: string): string {
  const address = new URL(url)
  address.hash = ''
  return address.href
}

type Added = { id: number } | { known: 'own' | 'shared'; name: string }

/** Collected from the end of the transaction. The address is known before it: a row that nobody wants is not asked. */
async function add(scope: Scope, source: NewSource, { system }: SourceParts): Promise<Added> {
  const { kind, name, mediaType, fullText, settings, folder, note } = source
  const url = addressOf(source.url)
  const id = await knowSource(system, { kind, url, name, mediaType, fullText, settings, ...(await mediumOf(url)) })
  const { shared, name: called } = await system
    .selectFrom('sources')
    .select(['shared', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (shared) return { known: 'shared', name: called }
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('org_sources')
    .values({ org_id: scope.orgId, source_id: id, updated_by: scope.userId, name, folder, note })
    .onConflict(c => c.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? { id } : { known: 'own', name }
}

/** @throws a conflict when it is there already */
export async function saveSource(scope: CallScope, source: NewSource, parts: SourceParts): Promise<SourceRow> {
  const added = await add(scope, source, parts)
  if ('id' in added) return getSource(scope, added.id)
  throw refuse(
    'conflict',
    added.known === 'shared' ? 'sources.sharedAlready' : 'sources.taken',
    { name: added.name },
    'url',
  )
}

export async function saveMany(scope: CallScope, written: readonly Record<string, unknown>[], parts: SourceParts) {
  const done = { added: 0, known: 0, refused: [] as { position: number; url: string; msg: string }[] }
  for (const [position, one] of written.entries()) {
    const read = NewSource.safeParse(one)
    if (!read.success) {
      const key = read.error.issues[0]?.message ?? ''
      const phrase: Phrase | undefined = (strings as Record<string, Phrase>)[key.replace('sources.', '')]
      const msg = say(phrase ?? strings.faulty, scope.locale)
      done.refused.push({ position, url: String(one.url ?? '').slice(0, 2_000), msg })
    } else if ('id' in (await add(scope, read.data, parts))) done.added++
    else done.known++
  }
  return done
}

/** @throws a conflict when it was changed since the version that the draft started from; forbidden: it is not its own */
export async function updateSource(
  scope: CallScope,
  { id, version, name, folder, note, enabled }: SourceDraft & { id: number; version: number },
): Promise<SourceRow> {
  const { numAffectedRows } = await sql`
    update org_sources set name = ${name}, folder = ${folder}, note = ${note}, enabled = ${enabled}, version = version + 1,
      updated_by = ${scope.userId}, updated_at = ${scope.now}
    where org_id = ${scope.orgId} and source_id = ${id} and version = ${version}`.execute(scope.db)
  const row = await getSource(scope, id)
  if (!row.own) throw refuse('forbidden', 'sources.notOwn')
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
  return row
}

export async function changeSources(
  scope: CallScope,
  {
    chosen,
    enabled,
    folder,
  }: { chosen: ChosenRecords<SourceFilter>; enabled?: boolean | undefined; folder?: string | undefined },
) {
  const { numAffectedRows } = await sql`
    update org_sources o set enabled = coalesce(${enabled ?? null}::boolean, o.enabled), folder = coalesce(${folder ?? null}::text, o.folder),
      version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where ${chosenOwn(scope, chosen)}`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

export async function removeSources(scope: CallScope, chosen: ChosenRecords<SourceFilter>) {
  const { numAffectedRows } = await sql`delete from org_sources o where ${chosenOwn(scope, chosen)}`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

/** @throws missing: it is not the organisation's, or not there */
export async function removeSource(scope: CallScope, id: number) {
  const done = await removeSources(scope, { ids: [id], allOf: null, but: [] })
  if (done.changed > 0) return done
  await getSource(scope, id)
  throw refuse('forbidden', 'sources.notOwn')
}

/** @throws forbidden: shared ones have the rhythm that the operators gave them; conflict: it is switched off */
export async function askSourceNow(scope: CallScope, id: number, { system }: SourceParts) {
  const { own, enabled } = await getSource(scope, id)
  if (!own) throw refuse('forbidden', 'sources.notOwn')
  if (!enabled) throw refuse('conflict', 'sources.isOff')
  await askNow(system, id)
  return { changed: 1 }
}

/** For the quota: what is switched off counts as well. */
export async function countOwn({ db, orgId }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('org_sources')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
  return count
}
