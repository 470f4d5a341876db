/** Two that may be one person: offered with their reasons, joined by somebody, field by field. */
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Journalist, type Merged, mostTwins, type Post, type Twins, type twinReasons } from '../contract.ts'
import { journalistRecords, requireJournalists, type StoredJournalist, showJournalists } from './records.ts'
import { plainWay, waysOf } from './ways.ts'

type Reason = (typeof twinReasons)[number]

export async function listTwins(scope: Scope): Promise<Twins[]> {
  const pairs = new Map<string, { ids: [number, number]; reasons: Set<Reason> }>()
  const note = (one: number, other: number, reason: Reason) => {
    const ids: [number, number] = one < other ? [one, other] : [other, one]
    const pair = pairs.get(ids.join(' ')) ?? { ids, reasons: new Set<Reason>() }
    pairs.set(ids.join(' '), pair)
    pair.reasons.add(reason)
  }
  for (const { ids, kind } of await sharedWays(scope)) for (const [one, other] of pairsOf(ids)) note(one, other, kind)
  for (const [one, other] of await sameNames(scope)) {
    if (one.entries.some(post => other.entries.some(other => isSameMedium(post, other))))
      note(one.id, other.id, 'medium')
    else if (followEachOther(one.entries, other.entries)) note(one.id, other.id, 'apart')
  }
  const found = [...pairs.values()].slice(0, mostTwins)
  const rows = await requireJournalists(scope, [...new Set(found.flatMap(({ ids }) => ids))])
  const shown = new Map((await showJournalists(scope, rows)).map(each => [each.id, each]))
  return found.flatMap(({ ids, reasons }) => {
    const [one, other] = ids.map(id => shown.get(id))
    return one && other ? [{ one, other, reasons: [...reasons] }] : []
  })
}

/** Of several each with each: more than some dozens of one number are no twins, but a desk. */
function pairsOf(ids: readonly number[]): [number, number][] {
  if (ids.length > 10) return []
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other): [number, number] => [one, other]))
}

async function sharedWays({ orgId, db }: Scope): Promise<{ kind: 'mail' | 'mobile' | 'weixin'; ids: number[] }[]> {
  const { rows } = await sql<{ kind: 'mail' | 'mobile' | 'weixin'; value: string; id: number }>`
    select w.kind, w.value, j.id from journalist_ways w join journalists j on j.org_id = w.org_id and j.id = w.journalist_id and j.removed_at is null
    where w.org_id = ${orgId} and w.removed_at is null order by j.id`.execute(db)
  const alike = Map.groupBy(rows, row => `${row.kind} ${plainWay(row)}`)
  return [...alike.values()]
    .map(of => ({ kind: of[0]?.kind ?? 'mail', ids: [...new Set(of.map(({ id }) => id))] }))
    .filter(({ ids }) => ids.length > 1)
}

async function sameNames({ orgId, db }: Scope): Promise<[StoredJournalist, StoredJournalist][]> {
  const { rows } = await sql<{ one: StoredJournalist; other: StoredJournalist }>`
    select jsonb_build_object('id', a.id, 'entries', a.entries) as one, jsonb_build_object('id', b.id, 'entries', b.entries) as other
    from journalists a join journalists b on b.org_id = a.org_id and b.name = a.name and b.id > a.id and b.removed_at is null
    where a.org_id = ${orgId} and a.removed_at is null order by a.id, b.id limit 5000`.execute(db)
  return rows.map(({ one, other }) => [one, other])
}

const isSameMedium = (one: Post, other: Post): boolean =>
  one.entry !== null && other.entry !== null
    ? one.entry === other.entry
    : one.medium !== '' && one.medium === other.medium

/** One ends where the other begins, within a year: a change of medium, not two people at once. */
export function followEachOther(one: readonly Post[], other: readonly Post[]): boolean {
  const yearMs = 366 * 86_400_000
  const follows = (before: Post, after: Post) => {
    if (before.to === null || after.from === null) return false
    const apart = Date.parse(after.from) - Date.parse(before.to)
    return apart >= 0 && apart <= yearMs
  }
  return one.some(post => other.some(next => follows(post, next) || follows(next, post)))
}

/** The first has what is written, and the ways and conversations of both; the other is taken off the list. */
export async function mergeJournalists(
  scope: Scope,
  { id, version, other, otherVersion, ...draft }: z.output<typeof Merged>,
): Promise<Journalist> {
  if (id === other) throw refuse('invalid', 'journalists.sameTwice', {}, 'other')
  const gone = (await requireJournalists(scope, [id, other])).find(each => each.id === other)
  if (gone?.version !== otherVersion)
    throw refuse('conflict', 'platform.changedSince', { by: gone?.updatedBy ?? '' }, 'otherVersion')
  await journalistRecords.update(scope, { ...draft, id, version })
  const { orgId, userId, now, db } = scope
  const ways = await waysOf(scope, [id, other])
  const known = new Set((ways.get(id) ?? []).map(way => `${way.kind} ${plainWay(way)}`))
  const twice = (ways.get(other) ?? []).filter(way => known.has(`${way.kind} ${plainWay(way)}`)).map(way => way.id)
  // What both have stays with the one that goes, for undo.
  await sql`
    update journalist_ways set journalist_id = ${id} where org_id = ${orgId} and journalist_id = ${other} and not id = any(${numberList(twice)}::int[])`.execute(
    db,
  )
  await sql`update journalist_talks set journalist_id = ${id} where org_id = ${orgId} and journalist_id = ${other}`.execute(
    db,
  )
  await sql`
    update journalists j set merged = j.merged || ${other}::int || o.merged from journalists o
    where j.org_id = ${orgId} and j.id = ${id} and o.org_id = j.org_id and o.id = ${other}`.execute(db)
  await sql`
    update journalists set removed_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${other}`.execute(db)
  return journalistRecords.get(scope, id)
}
