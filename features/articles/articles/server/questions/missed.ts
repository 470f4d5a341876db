/** Stored articles that somebody misses, by address or by title, whatever the organisation did with them. */
import { term } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { findStored } from '../search/stored.ts'
import { beginAt, walkStored } from '../search/walk.ts'

/** A title is looked for so long, newest first. */
const workMs = 1_500

/** @param address canonical; articles of either scheme are meant */
export async function articlesAt({ db, orgId }: Scope, address: string, most: number): Promise<number[]> {
  const rest = address.replace(/^https?:/, '')
  const { rows } = await sql<{ id: number }>`
    select id from articles where url = any(${[`https:${rest}`, `http:${rest}`]}::text[]) and (only_org is null or only_org = ${orgId}::int)
    order by published_at desc, id desc limit ${most}`.execute(db)
  return rows.map(row => row.id)
}

/** Newest first; the words stand in the title one behind the other, as they were written. */
export async function articlesTitled({ db, orgId, now }: Scope, title: string, most: number): Promise<number[]> {
  const words = term(title)
  if (words.tokens.length === 0) return []
  const rule = { kind: 'scope' as const, scope: 't' as const, of: words }
  const limits = { languages: [], regions: [], mediaLimit: [] }
  const found: number[] = []
  // What is published a little ahead of the clock is stored, too.
  const end = new Date(now.getTime() + 2 * 86_400_000)
  await walkStored(db, beginAt(end), { from: null, workMs }, async piece => {
    for (const { id } of await findStored(db, { rule, limits, orgId }, piece)) found.push(id)
    return found.length < most
  })
  return found.slice(0, most)
}
