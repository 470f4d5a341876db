/** What the record calls the fields of rows and of requests. Pure. */
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { commonColumns } from './common.ts'
import { specialColumns } from './special.ts'

/** Columns whose names say too little for code. */
const unclearColumns: readonly (readonly [column: string, words: Phrase])[] = [
  ['wanted', ['要求的值', '要求的值', 'Requested']],
  ['told', ['已通知', '已通知', 'Notified']],
  ['told_at', ['通知时间', '通知時間', 'Notified at']],
  ['told_at_size', ['通知时规模', '通知時規模', 'Size when notified']],
]

/** By name of column; whoever asks in camel case finds the same. */
export const columnWords: Readonly<Record<string, Phrase>> = {
  ...commonColumns,
  ...specialColumns,
  ...Object.fromEntries(unclearColumns),
}

/** What only the database needs: whose row it is, by what number, when and by whom it was saved, and what moves by itself. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'id',
  'org_id',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'hash',
  'password_hash',
  'authority_at',
  'groups_at',
  'appearance',
  'next_at',
  'seen_at',
  'failures',
  'last_error',
  'wanted_until',
  'begun_in',
  'one',
])

/** `hostNames` and `host_names` are one column. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** @returns null: it has no words, and is not shown */
export function nameOfColumn(field: string, locale: Locale): string | null {
  const column = columnOf(field)
  const words = hiddenColumns.has(column) ? undefined : columnWords[column]
  return words ? say(words, locale) : null
}

/** Columns that hold the number of a person, or several. */
export const namesPerson = (field: string): boolean =>
  /^(?:user|owner|assignee|member|person|writer|people|decider)_ids?$|_by$|^(?:mentions|assignee|stand_ins)$/.test(
    columnOf(field),
  )

/** In which table the number of a column is looked up; null: it is no reference that has a name. */
export const tableOfColumn = (field: string): string | null =>
  references[columnOf(field).replace(/_ids$/, '_id')] ?? null

const references: Readonly<Record<string, string>> = {
  monitor_id: 'monitors',
  monitors: 'monitors',
  role_id: 'roles',
  label_id: 'labels',
  labels: 'labels',
  warning_id: 'warnings',
  incident_id: 'warning_incidents',
  crisis_id: 'crises',
  event_id: 'events',
  report_id: 'reports',
  activity_id: 'activities',
  medium_id: 'media',
  media_id: 'media',
  article_id: 'articles',
  vocabulary_id: 'vocabularies',
  journalist_id: 'journalists',
  contact_id: 'address_book',
  roster_id: 'duty_rosters',
  channel_id: 'delivery_channels',
  series_id: 'car_series',
  model_id: 'car_models',
  release_id: 'releases',
  project_id: 'data_projects',
  to_org_id: 'organisations',
  owner_org_id: 'organisations',
  proposed_by_org: 'organisations',
}
