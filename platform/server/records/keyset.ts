/** Pages by key: the place behind the last row of a page, as a text that callers hand back. */
import { refuse } from '@guanlan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

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
