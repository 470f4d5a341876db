/** A question of lists in words, in three languages: which monitors, which time, which filters. Names are those of the moment. */

import {
  accountTypeWord,
  type Filter,
  genderWord,
  mediaTypes,
  positionWord,
  type Question,
  type SetKind,
  setKindOf,
} from '@guanlan/features/articles/articles/contract'
import { findSets } from '@guanlan/features/articles/articles/server/facts'
import { mediaRows, placeName, storyNames } from '@guanlan/features/articles/articles/server/questions'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { dimensionsSeen } from '@guanlan/features/articles/vocabularies/server'
import { strings as actStrings } from '@guanlan/features/handling/article-actions/strings'
import { listLabels } from '@guanlan/features/monitors/labels/server'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import { Id, locales, Moment, type Phrase, say } from '@guanlan/platform/contract'
import { type Scope, wallClock, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'
import type { QuestionDetail } from './records.ts'

/** One text a language, in the order of `locales`. */
export type Translations = readonly string[]
export const alike = (text: string): Translations => locales.map(() => text)
export const inAll = (phrase: Phrase, values: Record<string, unknown> = {}): Translations =>
  locales.map(locale => say(phrase, locale, values as never))
const together = (parts: readonly Translations[]): Translations =>
  locales.map((locale, at) => parts.map(part => part[at] ?? '').join(locale === 'en' ? ', ' : '、'))

/** A label and what stands behind it, line by line. */
export async function questionInWords(scope: Scope, question: Question): Promise<QuestionDetail[]> {
  const monitor = await nameOfMonitors(scope, question)
  const clock = wallClock(await zoneOf(scope.orgId, scope.db))
  const range = [question.from, question.to].map(moment => clock.text(new Date(moment)).slice(0, 16)).join(' — ')
  const filters: QuestionDetail[] = []
  for (const filter of question.filters) filters.push(await filterInWords(scope, filter))
  return [
    [inAll(strings.aboutMonitor), monitor === null ? inAll(strings.allMonitors) : alike(monitor)],
    [inAll(strings.aboutRange), alike(range)],
    ...(question.place === 'desk'
      ? []
      : [[inAll(strings.aboutPlace), inAll(strings[`place_${question.place}`])] as const]),
    ...filters,
  ]
}

export async function nameOfMonitors(scope: Scope, { monitor, monitors }: Question): Promise<string | null> {
  if (!monitors) return monitor === undefined ? null : nameOfMonitor(scope, monitor)
  const names = await monitorNames(scope)
  return monitors.map(id => names.get(id) ?? `#${id}`).join(scope.locale === 'en' ? ', ' : '、')
}

export const nameOfMonitor = async (scope: Scope, id: number): Promise<string | null> =>
  (await monitorNames(scope)).get(id) ?? null

async function filterInWords(scope: Scope, filter: Filter): Promise<QuestionDetail> {
  const { field, is, values } = filter
  const label = inAll(strings[`filter_${field}`])
  const value = together(await Promise.all(values.map(each => valueInWords(scope, field, each))))
  return [
    label,
    is === 'is' ? value : locales.map((locale, at) => say(strings.notValue, locale, { value: value[at] ?? '' })),
  ]
}

const yesOrNo: ReadonlySet<string> = new Set(['favourite', 'followed', 'featured', 'overdue', 'note', 'advertisement'])

/** A value of a filter, as lists say it. */
export async function valueInWords(scope: Scope, field: Filter['field'], value: string): Promise<Translations> {
  // What no list could be asked stands as it was sent.
  if (field === 'arrived') {
    const moment = Moment.safeParse(value)
    if (!moment.success) return alike(value)
    return alike(
      wallClock(await zoneOf(scope.orgId, scope.db))
        .text(new Date(moment.data))
        .slice(0, 16),
    )
  }
  if (field === 'mediaType' && (mediaTypes as readonly string[]).includes(value))
    return inAll(articleStrings[value as 'web'])
  if (field === 'language') return inAll((articleStrings as Record<string, Phrase>)[value] ?? strings.otherValue)
  if (field === 'monitor') return alike((await nameOfMonitor(scope, Number(value))) ?? `#${value}`)
  if (field === 'mediaLevel' || field === 'platform')
    return inAll((articleStrings as Record<string, Phrase>)[value] ?? strings.otherValue)
  if (field === 'weekday')
    return inAll((articleStrings as Record<string, Phrase>)[`weekday${value}`] ?? strings.otherValue)
  if (field === 'hour') return inAll(articleStrings.hourOfDay, { hour: value })
  if (field === 'story') {
    const [story] = Number.isSafeInteger(Number(value)) ? await storyNames(scope, [Number(value)]) : []
    return alike(story?.name ?? `#${value}`)
  }
  if (field === 'accountType') return inAll(articleStrings[accountTypeWord(value)])
  if (field === 'gender') return inAll(articleStrings[genderWord(value)])
  if (field === 'position') {
    const { key, ...of } = positionWord(value)
    return locales.map(locale => say(articleStrings[key], locale, 'values' in of ? of.values : {}))
  }
  if (field === 'sentiment')
    return inAll((strings as Record<string, Phrase>)[`sentiment${value}`] ?? strings.otherValue)
  if (field === 'level') return inAll((strings as Record<string, Phrase>)[`negativity${value}`] ?? strings.otherValue)
  if (field === 'review' || field === 'state' || field === 'priority')
    return inAll((actStrings as Record<string, Phrase>)[`${field}${value}`] ?? strings.otherValue)
  if (field === 'read') return inAll(value === '1' ? strings.isRead : strings.isUnread)
  if (yesOrNo.has(field)) return inAll(value === '1' ? strings.yes : strings.no)
  if (field === 'region' || field === 'mentioned') return alike(placeName(Number(value)) || value)
  if (field === 'dimension') return alike((await dimensionsSeen(scope)).find(({ id }) => id === value)?.name ?? value)
  if (field === 'label') return alike((await listLabels(scope)).find(({ id }) => String(id) === value)?.name ?? value)
  const kind = setKindOf(field)
  if (kind) return alike(await nameOfSet(scope, kind, value))
  if (field === 'assignee' && value === 'me') return inAll(strings.assigneeMe)
  if (field === 'assignee' && value === '0') return inAll(strings.assigneeNobody)
  return alike(await nameFromTable(scope, field, value))
}

async function nameOfSet(scope: Scope, kind: SetKind, value: string): Promise<string> {
  const known = Id.safeParse(value)
  const [found] = known.success ? await findSets(scope, kind, { ids: [known.data] }) : []
  return found?.name ?? value
}

/** Of what is kept by number in a table of its own. */
async function nameFromTable({ orgId, db }: Scope, field: Filter['field'], value: string): Promise<string> {
  const known = Id.safeParse(value)
  if (!known.success) return value
  const id = known.data
  if (!Number.isSafeInteger(id) || id < 0 || id > 2_147_483_647) return value
  const named =
    field === 'media'
      ? sql`select name from ${mediaRows} m where id = ${id}`
      : field === 'assignee'
        ? sql`select member_name(${id}::int) as name`
        : field === 'filter'
          ? sql`select name from filters where org_id = ${orgId} and id = ${id}`
          : field === 'folder'
            ? sql`select name from favourite_folders where org_id = ${orgId} and id = ${id}`
            : null
  if (named === null) return value
  const { rows } = await sql<{ name: string | null }>`${named} limit 1`.execute(db)
  return rows[0]?.name ?? value
}
