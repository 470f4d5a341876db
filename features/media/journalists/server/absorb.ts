/** Rows of a file become journalists: who is known is changed where the file says more, nobody's field is blanked. */
import { mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { entryRefOf } from '@guanlan/features/media/media-library/contract'
import { say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Imported, mostEntries, mostTags, type Post, type Way, wayKinds } from '../contract.ts'
import { strings } from '../strings.ts'
import { journalistTable, type StoredJournalist } from './records.ts'
import { addWays, plainWay, waysOf } from './ways.ts'

export async function absorbPeople(scope: Scope, rows: readonly Imported[]) {
  const media = await entriesNamed(
    scope,
    rows.map(({ medium }) => medium),
  )
  const known = await knownPeople(scope, rows)
  const ways: (Way & { journalistId: number })[] = []
  let added = 0
  const changed = new Set<number>()
  for (const row of rows) {
    const post = postOf(row, media)
    const person = known.find(row)
    const reached = reachedBy(row, scope)
    if (person) {
      const next = broadened(person, row, post)
      const fresh = known.freshWays(person.id, reached)
      if (next) await journalistTable.set(scope, person.id, next)
      if (next || fresh.length > 0) changed.add(person.id)
      Object.assign(person, next)
      ways.push(...fresh.map(way => ({ ...way, journalistId: person.id })))
    } else {
      const { name, role, languages, tags, notes, doNotCall } = row
      const made = await journalistTable.create(scope, {
        ...{ name, role, languages, tags, notes, doNotCall, region: null },
        entries: post ? [post] : [],
      })
      added++
      known.add(made)
      ways.push(...known.freshWays(made.id, reached).map(way => ({ ...way, journalistId: made.id })))
    }
  }
  await addWays(scope, ways)
  return { added, changed: changed.size, left: [], refused: [] }
}

/** Those who are known, by whether their row says more than is known; nobody is changed. */
export async function comparePeople(scope: Scope, rows: readonly Imported[]) {
  const names = rows.map(({ medium }) => medium)
  const [media, known] = [await entriesNamed(scope, names), await knownPeople(scope, rows)]
  const changed: number[] = []
  const same: number[] = []
  for (const [at, row] of rows.entries()) {
    const person = known.find(row)
    if (!person) continue
    const says = broadened(person, row, postOf(row, media)) || known.freshWays(person.id, reachedBy(row, scope)).length
    const group = says ? changed : same
    group.push(at)
  }
  return { changed, same }
}

const postOf = (row: Imported, media: ReadonlyMap<string, string>): Post | null =>
  row.medium === ''
    ? null
    : { entry: media.get(row.medium) ?? null, medium: row.medium, beat: row.beat, from: null, to: null }

const reachedBy = (row: Imported, scope: Scope): Way[] =>
  wayKinds.flatMap((kind): Way[] =>
    row[kind] === '' ? [] : [{ kind, value: row[kind], consent: row.consent, source: row.source || sourceNow(scope) }],
  )

const sourceNow = ({ locale, now }: Scope): string =>
  `${say(strings.importedSource, locale)} ${now.toISOString().slice(0, 10)}`

/** What a row adds to a person; null: nothing. An empty cell says nothing. */
function broadened(person: StoredJournalist, row: Imported, post: Post | null): Partial<StoredJournalist> | null {
  const next: Partial<StoredJournalist> = {}
  if (row.role !== '' && row.role !== person.role) next.role = row.role
  if (row.notes !== '' && row.notes !== person.notes) next.notes = row.notes
  if (row.doNotCall && !person.doNotCall) next.doNotCall = true
  const tags = [...new Set([...person.tags, ...row.tags])]
  if (tags.length > person.tags.length && tags.length <= mostTags) next.tags = tags
  const languages = [...new Set([...person.languages, ...row.languages])]
  if (languages.length > person.languages.length) next.languages = languages
  const at = post ? person.entries.findIndex(each => isAt(each, post)) : -1
  if (post && at < 0 && person.entries.length < mostEntries) next.entries = [...person.entries, post]
  else if (post && at >= 0 && post.beat !== '' && person.entries[at]?.beat !== post.beat)
    next.entries = person.entries.with(at, { ...(person.entries[at] as Post), beat: post.beat })
  return Object.keys(next).length > 0 ? next : null
}

const isAt = (one: Post, other: Post): boolean =>
  (one.entry !== null && one.entry === other.entry) || (one.medium !== '' && one.medium === other.medium)

/** Those of the same names, who of them a row means, and what is known of how they are reached. */
async function knownPeople(scope: Scope, rows: readonly Imported[]) {
  const names = [...new Set(rows.map(({ name }) => name))]
  const { rows: found } = await sql<{ id: number }>`
    select id from journalists where org_id = ${scope.orgId} and removed_at is null and name = any(${names}::text[])`.execute(
    scope.db,
  )
  const ids = found.map(({ id }) => id)
  const page = { sort: 'name', order: 'asc' as const, limit: Math.max(ids.length, 1) }
  const { list } = await journalistTable.pageOfChosen(scope, { ids, allOf: null, but: [] }, page)
  const people = Map.groupBy(list, ({ name }) => name)
  const reached = new Map<number, Set<string>>()
  for (const [id, ways] of await waysOf(scope, ids))
    reached.set(id, new Set(ways.map(way => `${way.kind} ${plainWay(way)}`)))
  return {
    /** By medium; by mail, mobile or WeChat; by name alone where the row says nothing else and only one has it. */
    find(row: Imported): StoredJournalist | undefined {
      const alike = people.get(row.name) ?? []
      const ways = wayKinds.flatMap(kind =>
        row[kind] === '' ? [] : [`${kind} ${plainWay({ kind, value: row[kind] })}`],
      )
      const byWay = alike.find(({ id }) => ways.some(way => reached.get(id)?.has(way)))
      if (byWay || row.medium === '') return byWay ?? (ways.length === 0 && alike.length === 1 ? alike[0] : undefined)
      return alike.find(({ entries }) => entries.some(({ medium }) => medium === row.medium))
    },
    add(person: StoredJournalist): void {
      people.set(person.name, [...(people.get(person.name) ?? []), person])
    },
    freshWays(id: number, ways: readonly Way[]): Way[] {
      const before = reached.get(id) ?? new Set<string>()
      reached.set(id, before)
      return ways.filter(way => {
        const key = `${way.kind} ${plainWay(way)}`
        if (before.has(key)) return false
        before.add(key)
        return true
      })
    },
  }
}

/** Media of the library by the very name. */
async function entriesNamed({ db }: Scope, names: readonly string[]): Promise<Map<string, string>> {
  const queried = [...new Set(names)].filter(Boolean)
  const { rows } = await sql<{ id: number; name: string; merged: number | null }>`
    select m.id, m.name, m.merged_into as merged from ${mediaRows} m where m.name = any(${queried}::text[])`.execute(db)
  return new Map(rows.map(({ id, name, merged }) => [name, entryRefOf({ mediaId: merged ?? id, accountId: null })]))
}
