/** Entries of the shared library come into the organisation's own list, as the library has them. */
import { mediaNameRows } from '@guanlan/features/articles/articles/server/questions'
import { spellingOf } from '@guanlan/features/articles/articles/server/storing'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EntryRef, NamedEntries } from '../../contract.ts'
import { entryRows, withOwn } from '../entries/rows.ts'
import { limitOf } from '../limit-of.ts'
import { conditionsOf } from './chosen-entries.ts'
import { countOwn } from './save.ts'

/** In one act. */
const mostAtOnce = 20_000

async function countChosen(scope: Scope, chosen: NamedEntries): Promise<{ found: number; there: number }> {
  const { db, orgId } = scope
  const sum = { found: 0, there: 0 }
  for (const { of, where } of await conditionsOf(scope, chosen)) {
    const { rows } = await sql<{ found: number; there: number }>`
      select count(*)::int as found, count(o.id)::int as there from ${entryRows(orgId, of)} r ${withOwn(orgId, of)} where ${where}`.execute(
      db,
    )
    sum.found += rows[0]?.found ?? 0
    sum.there += rows[0]?.there ?? 0
  }
  return sum
}

export async function previewExpand(scope: CallScope, chosen: NamedEntries) {
  const sum = await countChosen(scope, chosen)
  const limit = await limitOf(scope, 'orgMediaCount')
  return { ...sum, left: limit === null ? null : Math.max(0, limit - (await countOwn(scope))) }
}

export async function expand(scope: Scope, chosen: NamedEntries): Promise<{ changed: number }> {
  const { db, orgId, userId, now } = scope
  const { found, there } = await countChosen(scope, chosen)
  if (found - there > mostAtOnce) throw refuse('invalid', 'mediaLibrary.expandTooMany', {}, 'ids')
  let changed = 0
  for (const { of, where } of await conditionsOf(scope, chosen)) {
    const key = of === 'media' ? sql`r.id, null::int` : sql`null::int, r.id`
    const website =
      of === 'media'
        ? sql`coalesce((select min(n.name) from ${mediaNameRows} n where n.media_id = r.id and n.kind = 'domain'), '')`
        : sql`''`
    const { numAffectedRows } = await sql`
      insert into org_media (org_id, updated_by, updated_at, created_at, media_id, account_id, name, spelled, media_type, platform, level, region, website)
      select ${orgId}::int, ${userId}::int, ${now}::timestamptz, ${now}::timestamptz, ${key}, left(r.name, 200), coalesce(r.spelled, ''), r.media_type, r.platform,
        r.level, r.region, ${website}
      from ${entryRows(orgId, of)} r ${withOwn(orgId, of)} where ${where} and o.id is null order by r.id on conflict do nothing`.execute(
      db,
    )
    changed += Number(numAffectedRows ?? 0n)
  }
  await spellNew(scope)
  return { changed }
}

/** @returns how many were not among ours before */
export const takeIntoOurs = (scope: Scope, idList: readonly EntryRef[]): Promise<{ changed: number }> =>
  expand(scope, { idList: [...idList], of: 'media', ids: [], allOf: null, but: [] })

/** Entries that the library has not spelled yet. */
async function spellNew({ db, orgId }: Scope): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from org_media where org_id = ${orgId} and spelled = '' order by id limit ${mostAtOnce}`.execute(db)
  if (rows.length === 0) return
  const spelled = rows.map(({ id, name }) => ({ id, spelled: spellingOf([name]) }))
  await sql`
    update org_media r set spelled = g.spelled from json_to_recordset(${JSON.stringify(spelled)}::json) g (id int, spelled text)
    where r.org_id = ${orgId} and r.id = g.id`.execute(db)
}
