/** Entries of the library that are chosen for an act, and own media of them. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { EntryTable, NamedEntries } from '../../contract.ts'
import { idsOfRefs } from '../entries/by-ref.ts'
import { chosenEntries } from '../entries/list.ts'
import { entryRows, withOwn } from '../entries/rows.ts'

const mostOwn = 20_000

/** What is chosen of each table, as a condition of rows `r`. */
export async function conditionsOf(
  scope: Scope,
  { idList, of, ids, allOf, but }: NamedEntries,
): Promise<{ of: EntryTable; where: RawBuilder<unknown> }[]> {
  const named = idsOfRefs(idList)
  const listed = allOf !== null || ids.length > 0 ? await chosenEntries(scope, of, { ids, allOf, but }) : null
  return (['media', 'accounts'] as const).flatMap(table => {
    const parts = [
      ...(named[table].length > 0 ? [sql`r.id = any(${named[table]}::int[])`] : []),
      ...(listed && table === of ? [listed] : []),
    ]
    return parts.length > 0 ? [{ of: table, where: sql`(${sql.join(parts, sql` or `)})` }] : []
  })
}

/** Own media of chosen entries. @throws a refusal where they are too many */
export async function ownOfEntries(scope: Scope, chosen: NamedEntries): Promise<number[]> {
  const ids: number[] = []
  for (const { of, where } of await conditionsOf(scope, chosen)) {
    const { rows } = await sql<{ id: number }>`
      select o.id from ${entryRows(scope.orgId, of)} r ${withOwn(scope.orgId, of)} where ${where} and o.id is not null order by o.id limit ${mostOwn + 1}`.execute(
      scope.db,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  if (ids.length > mostOwn) throw refuse('invalid', 'mediaLibrary.expandTooMany', {}, 'ids')
  return ids
}
