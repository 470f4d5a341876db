/** The articles of a task by two of their facts, each place with its name and the filters that open its articles. */
import { type Filter, MediaType, otherMedia, type PivotDimension } from '@guanlan/features/articles/articles/contract'
import { namesOfMedia, type PivotGroup, pivotOf, placeName } from '@guanlan/features/articles/articles/server/questions'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Pivot, PivotCell, PivotPart, PivotQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { calendarSpan } from './calendar-span.ts'
import { finishedTask, queryOfTask } from './content.ts'

export async function pivotOfTask(scope: Scope, { id, rows, columns }: PivotQuestion): Promise<Pivot> {
  const task = await finishedTask(scope, id)
  const time = { from: task.startTime, to: task.endTime }
  const zone = await timeZoneOf(scope)
  const groups = await pivotOf(scope, queryOfTask(task), { rows, columns, zone })
  const parts = async (by: PivotDimension, of: 'row' | 'column') => {
    const keys = groups.flatMap(group =>
      group[of] !== null && group[of === 'row' ? 'column' : 'row'] === null ? [group] : [],
    )
    const ordered = inOrder(by, keys, of)
    const names = await namesOf(scope, by, ordered)
    return ordered.map(key => partOf(by, key, { keys: ordered, name: names.get(key) ?? key, time, zone }))
  }
  const [rowParts, columnParts] = [await parts(rows, 'row'), await parts(columns, 'column')]
  const cellOf = cellsBy(groups)
  return {
    rows: rowParts,
    columns: columnParts,
    cells: rowParts.map(row => columnParts.map(column => cellOf(row.key, column.key))),
    ofRows: rowParts.map(row => cellOf(row.key, null)),
    ofColumns: columnParts.map(column => cellOf(null, column.key)),
    total: cellOf(null, null),
  }
}

const empty: PivotCell = { articles: 0, stories: 0, interactions: 0, negative: 0 }

function cellsBy(groups: readonly PivotGroup[]): (row: string | null, column: string | null) => PivotCell {
  const known = new Map(
    groups.map(({ row, column, ...cell }): [string, PivotCell] => [JSON.stringify([row, column]), cell]),
  )
  return (row, column) => known.get(JSON.stringify([row, column])) ?? empty
}

/** Times and what has an order of its own by it, the others by how many articles they have; what is left of media stands last. */
function inOrder(by: PivotDimension, groups: readonly PivotGroup[], of: 'row' | 'column'): string[] {
  const keyOf = (group: PivotGroup) => group[of] ?? ''
  if (by === 'week' || by === 'month') return groups.map(keyOf).sort()
  if (by === 'sentiment') return ['1', '0', '-1'].filter(key => groups.some(group => keyOf(group) === key))
  if (by === 'level') return ['1', '2', '3', '4', '0'].filter(key => groups.some(group => keyOf(group) === key))
  return groups
    .toSorted(
      (a, b) =>
        Number(keyOf(a) === otherMedia) - Number(keyOf(b) === otherMedia) ||
        b.articles - a.articles ||
        (keyOf(a) < keyOf(b) ? -1 : 1),
    )
    .map(keyOf)
}

async function namesOf(scope: Scope, by: PivotDimension, keys: readonly string[]): Promise<Map<string, string>> {
  const { locale } = scope
  if (by === 'medium') {
    const ids = keys.filter(key => key !== otherMedia).map(Number)
    const names = [...(await namesOfMedia(scope.db, ids))].map(([id, name]) => [String(id), name] as const)
    return new Map([...names, [otherMedia, say(strings.otherMedia, locale)]])
  }
  if (by === 'monitor') return new Map([...(await monitorNames(scope))].map(([id, name]) => [String(id), name]))
  return new Map(keys.map(key => [key, nameOf(by, key, locale)]))
}

function nameOf(by: PivotDimension, key: string, locale: Locale): string {
  if (by === 'mediaType') return say(articleStrings[MediaType.parse(key)], locale)
  if (by === 'region') return key === '0' ? say(strings.noRegion, locale) : (placeName(Number(key)) ?? key)
  if (by === 'sentiment') return say(strings[key === '1' ? 'positive' : key === '0' ? 'neutral' : 'negative'], locale)
  if (by === 'level') return say(strings[`level${key as '0' | '1' | '2' | '3' | '4'}`], locale)
  return by === 'month' ? key.slice(0, 7) : key
}

interface PartIn {
  keys: readonly string[]
  name: string
  time: { from: string; to: string }
  zone: string
}

function partOf(by: PivotDimension, key: string, { keys, name, time, zone }: PartIn): PivotPart {
  const is = (field: Filter['field'], values: string[] = [key]): Filter[] => [{ field, is: 'is', values }]
  const part = { key, name, filters: [], from: null, to: null }
  switch (by) {
    case 'medium':
      if (key !== otherMedia) return { ...part, filters: is('media') }
      return { ...part, filters: [{ field: 'media', is: 'isNot', values: keys.filter(each => each !== otherMedia) }] }
    case 'level':
      if (key !== '0') return { ...part, filters: is('level') }
      return { ...part, filters: [{ field: 'level', is: 'isNot', values: ['1', '2', '3', '4'] }] }
    case 'week':
    case 'month':
      return { ...part, ...calendarSpan(by, key, time, zone) }
    default:
      return { ...part, filters: is(by) }
  }
}
