/** The days of a question: those that are counted as they were, the others from their rows. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type FactColumns, type FactReaders, type FactTexts, unpack } from './columns.ts'
import { planOfFew } from './few.ts'
import { givingWay } from './give-way.ts'
import { type Known, type KnownColumns, type KnownReaders, type KnownTexts, knowColumns, knowTexts } from './known.ts'
import { isOfMany, planOfMany } from './many.ts'
import { knownBy, remember, remembered } from './memory.ts'
import type { CountedDay, DaysQuery } from './plan.ts'
import { type Beside, dayOf, isoDay, readFactDays, readTogether } from './read.ts'

export interface KnownDay {
  monitorId: number
  day: number
  columns: KnownColumns
  texts: KnownTexts | null
  readers: KnownReaders | null
  /** Of a day of several monitors: 1 at the places of those that are meant. */
  meant: Uint8Array | null
}

/** In order of time; null: too little of it is counted, and statements are the faster way. */
export function loadFactDays(scope: Scope, query: DaysQuery): Promise<KnownDay[] | null> {
  const before = answered.get(scope)
  if (!before) return loadDays(scope, query)
  const { monitorIds, from, to, arrivedUntil, beside } = query
  const key = JSON.stringify([monitorIds, dayOf(from), dayOf(to), arrivedUntil ?? null, beside])
  const known = before.get(key) ?? loadDays(scope, query)
  before.set(key, known)
  return known
}

const answered = new WeakMap<Scope, Map<string, Promise<KnownDay[] | null>>>()

/** From here on the same days are looked up once for a scope, which changes nothing: all that is made of them is of one moment. */
export function rememberDays(scope: Scope): void {
  if (!answered.has(scope)) answered.set(scope, new Map())
}

async function loadDays(scope: Scope, query: DaysQuery): Promise<KnownDay[] | null> {
  const [first, last] = [dayOf(query.from), dayOf(query.to)]
  const plan = await (isOfMany(scope, query) ? planOfMany : planOfFew)(scope, query, first, last)
  if (!plan) return null
  const known = knownBy(scope.orgId)
  const { orgId } = scope
  const stored = await fetchDays(scope, known, plan.kept, query.beside)
  // Counted anew since it was looked for.
  if (stored.length < plan.kept.length) return null
  const read = [
    ...(await readFactDays(scope.db, { orgId, stretches: plan.missing }, query.beside)),
    ...(await readTogether(scope.db, { orgId, stretches: plan.missingTogether }, query.beside)),
  ].map(({ columns, texts, readers, ...day }) => ({
    ...day,
    columns: knowColumns(known, columns),
    texts: texts && knowTexts(known, texts),
    readers: readers && { ...readers, known },
    meant: null,
  }))
  const all = [...stored.map(day => ({ ...day, meant: plan.meant(day) })), ...read]
  const { arrivedUntil } = query
  if (arrivedUntil && all.some(({ columns }) => columns.lastArrival > arrivedUntil.getTime())) return null
  return all.sort((a, b) => a.day - b.day || a.monitorId - b.monitorId)
}

type Part = 'columns' | Beside

async function fetchDays(
  scope: Scope,
  known: Known,
  counted: readonly CountedDay[],
  beside: readonly Beside[],
): Promise<Omit<KnownDay, 'meant'>[]> {
  const columns = await fetchPart<KnownColumns>(scope, known, counted, 'columns')
  const texts = beside.includes('texts') ? await fetchPart<KnownTexts>(scope, known, counted, 'texts') : null
  const readers = beside.includes('readers') ? await fetchPart<KnownReaders>(scope, known, counted, 'readers') : null
  return counted.flatMap(({ monitorId, day, made }) => {
    const [of, reported, read] = [columns.get(made), texts ? texts.get(made) : null, readers ? readers.get(made) : null]
    return of && reported !== undefined && read !== undefined
      ? [{ monitorId, day, columns: of, texts: reported, readers: read }]
      : []
  })
}

/** By the name under which they were counted; without those that have been counted anew since. */
async function fetchPart<Columns extends KnownColumns | KnownTexts | KnownReaders>(
  { db, orgId }: Scope,
  known: Known,
  counted: readonly CountedDay[],
  part: Part,
): Promise<Map<string, Columns>> {
  const keyOf = (made: string) => `${made} ${part}`
  const found = new Map<string, Columns>()
  const missing: CountedDay[] = []
  for (const each of counted) {
    const had = remembered<Columns>(keyOf(each.made), known)
    if (had) found.set(each.made, had)
    else missing.push(each)
  }
  if (missing.length === 0) return found
  const { rows } = await sql<{ made: string; bytes: Buffer }>`
    select d.made::text as made, d.${sql.ref(part)} as bytes from unnest(${missing.map(key => key.monitorId)}::int[], ${missing.map(key => isoDay(key.day))}::date[]) k (monitor_id, day)
    join fact_days d on d.org_id = ${orgId} and d.monitor_id = k.monitor_id and d.day = k.day`.execute(db)
  const giveWay = givingWay()
  for (const { made, bytes } of rows) {
    const columns = opened(known, part, bytes)
    found.set(made, columns as Columns)
    remember(keyOf(made), orgId, columns)
    await giveWay()
  }
  return found
}

function opened(known: Known, part: Part, bytes: Buffer): KnownColumns | KnownTexts | KnownReaders {
  if (part === 'columns') return knowColumns(known, unpack<FactColumns>(bytes))
  return part === 'texts' ? knowTexts(known, unpack<FactTexts>(bytes)) : { ...unpack<FactReaders>(bytes), known }
}
