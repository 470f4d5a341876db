/** Warnings as the database keeps them; triggers keep each version and tell the pipeline. */

import { mediaTypeCode, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { requireAffordable, requireRule } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { locales, refuseAll } from '@guanlan/platform/contract'
import { type ChosenRecords, containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type {
  Purpose,
  Warning,
  WarningCycle,
  WarningDraft,
  WarningPage,
  WarningQuestion,
  WarningVersion,
} from '../../contract.ts'
import { problemsOfConditions } from '../deciding/check-conditions.ts'
import { dayIn } from '../deciding/decide.ts'
import { adviceOf, faultOf } from '../quality/fault.ts'
import { latelyOf, nothingLately } from '../quality/lately.ts'
import { requireOwn, requireReceivers } from './require-own.ts'

/** As the table has it: types of media as codes, the rule as canonical text beside the words as written. */
export interface StoredRule extends Omit<WarningDraft, 'mediaType'> {
  mediaType: number[]
  rule: string | null
  purpose: Purpose
  purposeSettings: unknown
}

const fields = {
  name: 'name',
  warningWords: 'words',
  rule: 'rule',
  wordMonitors: 'word_monitors',
  monitorIds: 'monitor_ids',
  labelIds: 'label_ids',
  mediaType: 'media_types',
  sentiment: 'sentiments',
  conditions: { json: 'conditions' },
  timeConditions: { json: 'time_conditions' },
  startTime: 'starts_on',
  endTime: 'ends_on',
  enabled: 'enabled',
  repeat: 'repeats',
  looksFirst: 'looks_first',
  lookMinutes: 'look_minutes',
  unlooked: 'unlooked',
  receiveEmail: 'receive_email',
  receiveWechat: 'receive_wechat',
  channelIds: 'channel_ids',
  contactIds: 'contact_ids',
  groups: 'groups',
  rosterIds: 'roster_ids',
  memberIds: 'member_ids',
  receiveTime: 'receive_time',
  escalation: { json: 'escalation' },
  escalationRepeats: 'escalation_repeats',
  cycle: 'cycle',
  weekendWarning: 'weekend',
  holidaysRest: 'holidays_rest',
  urgentPasses: 'urgent_passes',
  templateId: 'template_id',
  purpose: 'purpose',
  purposeSettings: { json: 'purpose_settings' },
} as const

/** Those of one purpose; the others are not there for whoever asks by it. */
export const recordsFor = (purpose: Purpose) =>
  recordTable<StoredRule, Pick<WarningQuestion, 'like' | 'enabled'>, WarningQuestion['sort']>({
    table: 'warnings',
    fields,
    only: sql`r.purpose = ${sql.lit(purpose)}`,
    where: ({ like, enabled }) =>
      sql`${containing(['name'], like) ?? sql`true`} and ${enabled === 'all' ? sql`true` : sql`r.enabled = ${enabled === 'on'}`}`,
    sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
    taken: { warnings_by_name: ['name', purpose === 'warning' ? 'warnings.taken' : 'warnings.ruleTaken'] },
  })
const records = recordsFor('warning')
export const removeWarnings = (
  scope: Scope,
  chosen: ChosenRecords<Pick<WarningQuestion, 'like' | 'enabled'>>,
): Promise<{ changed: number }> => records.remove(scope, chosen)
export const countWarnings = (scope: Scope): Promise<number> => records.count(scope, { like: '', enabled: 'all' })

type Facts = Pick<Warning, 'id' | 'version' | 'updatedAt' | 'updatedBy'>
/** With what it found lately, and what that says of it. */
async function shown(scope: Scope, rows: readonly (StoredRule & Facts)[]): Promise<Warning[]> {
  const today = dayIn(await timeZoneOf(scope), scope.now)
  const lately = await latelyOf(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.map(({ rule: _, purpose: __, purposeSettings: ___, ...row }) => {
    const found = lately.get(row.id) ?? nothingLately
    const fault = faultOf({ ...row, incidents: found.incidents }, today)
    return { ...row, mediaType: row.mediaType.map(mediaTypeWord), ...found, fault, advice: adviceOf(found, fault) }
  })
}

async function shownOne(scope: Scope, row: StoredRule & Facts): Promise<Warning> {
  const [warning] = await shown(scope, [row])
  return warning as Warning
}

export async function listWarnings(scope: Scope, query: WarningPage) {
  const page = await records.list(scope, query)
  return { ...page, list: await shown(scope, page.list) }
}

export const getWarning = async (scope: Scope, id: number): Promise<Warning> =>
  shownOne(scope, await records.get(scope, id))

export async function ruleOfWarning(scope: Scope, id: number) {
  const { warningWords, rule } = await records.get(scope, id)
  return { id, words: warningWords, rule }
}

/** @throws a refusal that names what is missing or wrong */
export const createWarning = async (scope: Scope, draft: WarningDraft): Promise<Warning> =>
  shownOne(scope, await records.create(scope, await storedRuleOf(scope, draft)))

/** @throws `platform.changedSince` when somebody has saved since the version that is named */
export async function updateWarning(
  scope: Scope,
  { id, version, ...draft }: WarningDraft & { id: number; version: number },
): Promise<Warning> {
  await records.update(scope, { ...(await storedRuleOf(scope, draft)), id, version })
  return getWarning(scope, id)
}

export async function enableWarning(scope: Scope, id: number, enabled: boolean): Promise<Warning> {
  const { updatedAt: _, updatedBy: __, ...row } = await records.get(scope, id)
  if (row.enabled !== enabled) await records.update(scope, { ...row, enabled })
  return getWarning(scope, id)
}

export async function setCycle(scope: Scope, id: number, times: string[]): Promise<WarningCycle> {
  const { updatedAt: _, updatedBy: __, ...row } = await records.get(scope, id)
  const cycle = [...new Set(times)].sort()
  if (row.cycle.join() !== cycle.join()) await records.update(scope, { ...row, cycle })
  return { warningId: id, name: row.name, times: cycle }
}

export async function listCycles({ orgId, db }: Scope): Promise<WarningCycle[]> {
  const { rows } = await sql<WarningCycle>`
    select id as "warningId", name, cycle as times from warnings where org_id = ${orgId} and cycle <> '{}' order by name, id limit 1000`.execute(
    db,
  )
  return rows
}

export async function deleteWarning(scope: Scope, id: number): Promise<{ changed: number }> {
  await records.get(scope, id)
  return records.remove(scope, { ids: [id], allOf: null, but: [] })
}

/** The rule as a tree and as canonical text; null: the words of monitors alone count. */
export async function ruleOfDraft(scope: Scope, { warningWords }: Pick<WarningDraft, 'warningWords'>) {
  if (warningWords === '') return null
  const read = await requireRule({ form: null, rule: warningWords }, locales.indexOf(scope.locale), new Map()).catch(
    namedWords,
  )
  await requireAffordable(scope, read).catch(namedWords)
  return read
}

/** What is wrong with the rule is wrong with the words of the warning. */
function namedWords(error: unknown): never {
  const { problems } = error as { problems?: { field: string; key: string; values?: Record<string, unknown> }[] }
  if (!problems) throw error
  throw refuseAll(problems.map(problem => ({ ...problem, field: 'warningWords' })) as Parameters<typeof refuseAll>[0])
}

export async function storedRuleOf(scope: Scope, draft: WarningDraft): Promise<StoredRule> {
  const problems = problemsOfConditions(draft.conditions)
  if (problems.length > 0) throw refuseAll(problems)
  await requireOwn(scope, 'monitors', [...draft.monitorIds, ...draft.wordMonitors], 'monitorIds')
  await requireOwn(scope, 'labels', draft.labelIds, 'labelIds')
  await requireReceivers(scope, draft)
  for (const [at, step] of draft.escalation.entries()) await requireReceivers(scope, step, `escalation.${at}.`)
  if (draft.templateId) await requireOwn(scope, 'warning_templates', [draft.templateId], 'templateId')
  const read = await ruleOfDraft(scope, draft)
  return {
    ...draft,
    mediaType: draft.mediaType.map(mediaTypeCode),
    rule: read?.text ?? null,
    purpose: 'warning',
    purposeSettings: {},
  }
}

const versionsShown = 50
/** @param of the records whose rule it is: of another purpose than warning people it is missing here */
export async function versionsOf(
  scope: Scope,
  id: number,
  of = records,
): Promise<(WarningVersion & { settings: unknown })[]> {
  await of.get(scope, id)
  const { rows } = await sql<{
    version: number
    savedAt: Date
    savedBy: string | null
    draft: Record<string, unknown>
  }>`
    select v.version, v.saved_at as "savedAt", coalesce(member_name(v.saved_by), '#' || v.saved_by) as "savedBy", v.draft
    from warning_versions v where v.org_id = ${scope.orgId} and v.warning_id = ${id} order by v.version desc limit ${versionsShown}`.execute(
    scope.db,
  )
  return rows.map(({ savedAt, draft, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    draft: draftOf(draft),
    settings: draft.purpose_settings,
  }))
}

/** A kept row under the names of the draft. */
function draftOf(row: Record<string, unknown>): WarningVersion['draft'] {
  const named = Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => !['rule', 'purpose', 'purposeSettings'].includes(field))
      .map(([field, column]) => [field, row[typeof column === 'string' ? column : column.json]]),
  ) as unknown as Omit<StoredRule, 'rule' | 'purpose' | 'purposeSettings'>
  return { ...named, mediaType: named.mediaType.map(mediaTypeWord) }
}
