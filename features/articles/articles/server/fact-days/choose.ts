/** The rows of a question, out of the columns of its days. */
import { type Scope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ArticleQuery } from '../conditions/article-query.ts'
import { conditionOf } from '../conditions/conditions.ts'
import { asksTexts, conditionsOf, isPlain } from './conditions.ts'
import { givingWay } from './give-way.ts'
import type { KnownColumns, KnownReaders, KnownTexts } from './known.ts'
import { type KnownDay, loadFactDays } from './load.ts'
import type { Beside } from './read.ts'
import { firstFrom, membersOf } from './set-members.ts'

/** Rows of a day that a question wants, in order of publication. Of several monitors an article stands in one of them. */
export interface ChosenDay {
  columns: KnownColumns
  texts: KnownTexts | null
  readers: KnownReaders | null
  rows: Uint32Array
}

/**
 * The rows that `rowsOf` of a question has, from the columns of its days; null where only the articles themselves can tell, or where too
 * little is counted.
 */
export async function chosenDays(
  scope: Scope,
  query: ArticleQuery,
  asking: readonly Beside[] = [],
): Promise<ChosenDay[] | null> {
  const wanted = scope.limitedTo && query.monitorIds === null ? { ...query, monitorIds: scope.limitedTo } : query
  if (!canTell(wanted)) return null
  // Refuses values that are none, as statements do.
  for (const filter of wanted.filters) conditionOf(scope, wanted, filter)
  const members = await membersOf(scope, wanted)
  if (!members) return null
  const { monitorIds, from, to, arrivedUntil, filters } = wanted
  const beside = asksTexts(filters) && !asking.includes('texts') ? [...asking, 'texts' as const] : asking
  const days = await loadFactDays(scope, {
    monitorIds,
    from,
    to,
    beside,
    ...(arrivedUntil ? { arrivedUntil } : {}),
  })
  if (!days) return null
  const known = { zone: await zoneOf(scope.orgId, scope.db), keywordKeys: await keysOfWords(scope, wanted), members }
  const chosen: ChosenDay[] = []
  const fold = wanted.fold ? folding() : null
  const giveWay = givingWay()
  for (const [, together] of Map.groupBy(days, ({ day }) => day)) {
    const rows = together.map(day => matching(day, wanted, [...meantIn(day), ...conditionsOf(day, filters, known)]))
    if (together.length > 1) leaveRepeated(together, rows)
    else if (together[0]?.columns.monitorOf) leaveNeighbours(together[0], rows)
    fold?.(together, rows)
    chosen.push(
      ...together.map(({ columns, texts, readers }, place) => ({
        columns,
        texts,
        readers,
        rows: rows[place] as Uint32Array,
      })),
    )
    await giveWay()
  }
  return chosen
}

const canTell = ({ place = 'desk', arrivedAfter, found, filters }: ArticleQuery): boolean =>
  place === 'desk' && !arrivedAfter && found === undefined && filters.every(isPlain)

async function keysOfWords({ db }: Scope, { filters }: ArticleQuery): Promise<ReadonlyMap<string, string>> {
  const requested = filters.flatMap(({ field, values }) => (field === 'keyword' ? values : []))
  if (requested.length === 0) return new Map()
  const { rows } = await sql<{ small: string }>`
    select lower(word) as small from unnest(${requested}::text[]) with ordinality w (word, place) order by place`.execute(
    db,
  )
  return new Map(requested.map((word, n) => [word, rows[n]?.small ?? word]))
}

function matching(
  { columns }: KnownDay,
  { from, to, storyId }: ArticleQuery,
  conditions: readonly ((row: number) => boolean)[],
): Uint32Array {
  const { times } = columns
  // Ends of the range are inside it.
  const first = firstFrom(times, from.getTime() * 1000)
  const behind = firstFrom(times, to.getTime() * 1000 + 1)
  const requested =
    storyId === undefined
      ? conditions
      : [
          ...conditions,
          (row: number) =>
            columns.known.stories.values[columns.stories[columns.storyOf[row] as number] as number] === storyId,
        ]
  const rows = new Uint32Array(behind - first)
  let count = 0
  for (let row = first; row < behind; row++) {
    let fits = true
    for (const condition of requested)
      if (!condition(row)) {
        fits = false
        break
      }
    if (fits) rows[count++] = row
  }
  return rows.subarray(0, count)
}

const stored = (rows: Uint32Array, keeps: (row: number) => boolean): Uint32Array => {
  let count = 0
  for (const row of rows) if (keeps(row)) rows[count++] = row
  return rows.subarray(0, count)
}

/** Only rows of monitors that the question names. */
function meantIn({ columns: { monitorOf }, meant }: KnownDay): ((row: number) => boolean)[] {
  return monitorOf && meant ? [row => meant[monitorOf[row] as number] === 1] : []
}

/** An article that several monitors want counts once: in the first of them. */
function leaveRepeated(days: readonly KnownDay[], rows: Uint32Array[]): void {
  const first = new Map<number, number>()
  for (const [place, day] of days.entries())
    for (const row of rows[place] as Uint32Array) {
      const [id, monitor] = [day.columns.ids[row] as number, monitorAt(day, row)]
      const known = first.get(id)
      if (known === undefined || monitor < known) first.set(id, monitor)
    }
  for (const [place, day] of days.entries())
    rows[place] = stored(
      rows[place] as Uint32Array,
      row => first.get(day.columns.ids[row] as number) === monitorAt(day, row),
    )
}

const monitorAt = ({ monitorId, columns: { monitorOf, monitors } }: KnownDay, row: number): number =>
  monitorOf && monitors ? (monitors[monitorOf[row] as number] as number) : monitorId

/** The same within one day of several monitors, where copies come one after another, the first monitor first. */
function leaveNeighbours({ columns: { ids } }: KnownDay, rows: Uint32Array[]): void {
  let before = -1
  rows[0] = stored(rows[0] as Uint32Array, row => {
    const isFirst = ids[row] !== before
    before = ids[row] as number
    return isFirst
  })
}

/** Leaves of every story the earliest article. Days have to come in order of time. */
function folding(): (days: readonly KnownDay[], rows: Uint32Array[]) => void {
  let reported: Marks | null = null
  return (days, rows) => {
    const inOrder = days.length === 1 ? null : earliestFirst(days, rows)
    if (!inOrder) {
      const columns = (days[0] as KnownDay).columns
      rows[0] = stored(rows[0] as Uint32Array, row => isFirst(columns, row))
      return
    }
    const stays = new Set<string>()
    for (const { place, row } of inOrder)
      if (isFirst((days[place] as KnownDay).columns, row)) stays.add(`${place} ${row}`)
    for (const [place, each] of rows.entries()) rows[place] = stored(each, row => stays.has(`${place} ${row}`))
  }

  function isFirst({ known, stories, storyOf }: KnownColumns, row: number): boolean {
    reported ??= new Marks(known.stories.size)
    return reported.add(stories[storyOf[row] as number] as number)
  }
}

/** A set of small numbers. */
class Marks {
  #marks: Uint8Array

  constructor(size: number) {
    this.#marks = new Uint8Array(size)
  }

  /** @returns whether it was not there */
  add(number: number): boolean {
    if (this.#marks[number] === 1) return false
    if (number >= this.#marks.length) {
      const more = new Uint8Array(number * 2 + 1)
      more.set(this.#marks)
      this.#marks = more
    }
    this.#marks[number] = 1
    return true
  }
}

const earliestFirst = (days: readonly KnownDay[], rows: readonly Uint32Array[]): { place: number; row: number }[] =>
  rows
    .flatMap((each, place) => Array.from(each, row => ({ place, row, columns: (days[place] as KnownDay).columns })))
    .sort(
      (a, b) =>
        (a.columns.times[a.row] as number) - (b.columns.times[b.row] as number) ||
        (a.columns.ids[a.row] as number) - (b.columns.ids[b.row] as number),
    )
