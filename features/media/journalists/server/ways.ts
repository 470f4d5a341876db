/** Ways to reach people. One is never changed: another takes its place, so that history keeps none of them and taking back loses none. */
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Contacts, StoredWay, Way } from '../contract.ts'
import { requireJournalists } from './records.ts'

interface Row extends StoredWay {
  id: number
  journalistId: number
}

export async function waysOf({ orgId, db }: Scope, ids: readonly number[]): Promise<Map<number, Row[]>> {
  const { rows } = await sql<Row & { addedAt: Date }>`
    select w.id, w.journalist_id as "journalistId", w.kind, w.value, w.consent, w.source, w.added_at as "addedAt",
      coalesce(member_name(w.added_by), '#' || w.added_by) as "addedBy"
    from journalist_ways w where w.org_id = ${orgId} and w.journalist_id = any(${numberList(ids)}::int[]) and w.removed_at is null
    order by w.id`.execute(db)
  return Map.groupBy(
    rows.map(row => ({ ...row, addedAt: new Date(row.addedAt).toISOString() })),
    row => row.journalistId,
  )
}

/** In the order of the ids. @throws missing */
export async function contactsOf(scope: Scope, ids: readonly number[]): Promise<Contacts[]> {
  const people = new Map((await requireJournalists(scope, ids)).map(each => [each.id, each]))
  const ways = await waysOf(scope, ids)
  return ids.flatMap(id => {
    const person = people.get(id)
    return person ? [{ id, name: person.name, doNotCall: person.doNotCall, ways: ways.get(id) ?? [] }] : []
  })
}

const sameAs = (one: Way) => (other: Way) =>
  one.kind === other.kind && one.value === other.value && one.consent === other.consent && one.source === other.source

/** @throws missing, or a refusal of the second of two alike */
export async function saveWays(scope: Scope, id: number, ways: readonly Way[]): Promise<{ changed: number }> {
  await requireJournalists(scope, [id])
  for (const [at, { kind, value }] of ways.entries())
    if (ways.findIndex(other => other.kind === kind && plainWay(other) === plainWay({ kind, value })) < at)
      throw refuse('invalid', 'journalists.wayTwice', { value }, `ways.${at}.value`)
  const before = (await waysOf(scope, [id])).get(id) ?? []
  const gone = before.filter(each => !ways.some(sameAs(each)))
  await dropWays(
    scope,
    gone.map(each => each.id),
  )
  const fresh = ways.filter(each => !before.some(sameAs(each)))
  await addWays(
    scope,
    fresh.map(way => ({ ...way, journalistId: id })),
  )
  return { changed: gone.length + fresh.length }
}

/** As two are compared: mail without case, a mobile by its digits without the code of China. */
export const plainWay = ({ kind, value }: Pick<Way, 'kind' | 'value'>): string =>
  kind === 'mobile' ? value.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '') : value.toLowerCase()

export async function addWays(
  { orgId, userId, now, db }: Scope,
  ways: readonly (Way & { journalistId: number })[],
): Promise<void> {
  if (ways.length === 0) return
  await sql`
    insert into journalist_ways (org_id, journalist_id, kind, value, consent, source, added_at, added_by)
    select ${orgId}::int, w.journalist_id, w.kind, w.value, w.consent, w.source, ${now}::timestamptz, ${userId}::int
    from jsonb_to_recordset(${JSON.stringify(ways.map(({ journalistId, ...way }) => ({ ...way, journalist_id: journalistId })))}::jsonb)
      as w (journalist_id int, kind text, value text, consent text, source text)`.execute(db)
}

async function dropWays({ orgId, now, db }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update journalist_ways set removed_at = ${now} where org_id = ${orgId} and id = any(${numberList(ids)}::int[])`.execute(
    db,
  )
}
