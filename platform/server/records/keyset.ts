/** Pages by key: the place behind the last row of a page, as a text that callers hand back. */
import { refuse } from '@guanlan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Scope } from '../scope.ts'

/** What a list can be sorted by: expressions over the row `r` that are never null, and their types. */
export type Sorts<Name extends string> = {
  readonly [K in Name]: { value: RawBuilder<unknown>; type: 'text' | 'timestamptz' | 'bigint' }
}

const Key = z.tuple([z.string().max(500), z.number().int()])

export const keyOf = (value: string, id: number): string =>
  Buffer.from(JSON.stringify([value.slice(0, 500), id])).toString('base64url')

/** @throws a refusal of `after` when it is no key of ours */
export function afterKey(
  { value, type }: Sorts<string>[string],
  order: 'asc' | 'desc',
  after: string,
): RawBuilder<unknown> {
  const [at, id] = readKey(after, type)
  const place = sql`(${at}::${sql.raw(type)}, ${id}::bigint)`
  return order === 'asc' ? sql`(${value}, r.id) > ${place}` : sql`(${value}, r.id) < ${place}`
}

function readKey(after: string, type: string): [string, number] {
  try {
    const [at, id] = Key.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    const fits = type === 'text' || (type === 'bigint' ? /^-?\d{1,18}$/.test(at) : !Number.isNaN(Date.parse(at)))
    if (fits && !at.includes('\0')) return [at, id]
  } catch {
    // Said below, like every other thing that is no key.
  }
  throw refuse('invalid', 'platform.fieldInvalid', { field: 'after' }, 'after')
}

/** The newest rows `r` of a table, by id: the page behind one, or of a number; the total is counted for pages by number alone. @throws a refusal of `after` */
export async function pageOfNewest<Row extends { id: number }>(
  { db }: Pick<Scope, 'db'>,
  { table, columns, where }: { table: string; columns: RawBuilder<unknown>; where: RawBuilder<unknown> },
  { page, pageSize, after }: { page: number; pageSize: number; after?: string | undefined },
) {
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    throw refuse('invalid', 'platform.fieldInvalid', { field: 'after' }, 'after')
  const behind = after === undefined ? sql`true` : sql`r.id < ${after}::bigint`
  const from = sql`from ${sql.table(table)} r where ${where}`
  const { rows } = await sql<Row>`
    select ${columns} ${from} and ${behind} order by r.id desc limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`.execute(
    db,
  )
  const list = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? String(list.at(-1)?.id) : null
  if (after !== undefined) return { list, total: null, page, pageSize, next }
  const counted = await sql<{ n: number }>`select count(*)::int as n ${from}`.execute(db)
  return { list, total: counted.rows[0]?.n ?? 0, page, pageSize, next }
}
