/** Reports as they are asked for, listed, read and edited. */
import { endingAt, type Filter } from '@guanlan/features/articles/articles/contract'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type ChosenRecords,
  containing,
  newestTasks,
  type RecordFacts,
  recordTable,
  type Scope,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type MakingState,
  nameLength,
  type Report,
  type ReportChange,
  type ReportDocument,
  type ReportDraft,
  type ReportPage,
  type ReportQuestion,
  type ReportRow,
  type TemplateBlock,
  type TemplateKind,
} from '../contract.ts'
import { saveVersion } from './editing/keep-version.ts'
import { makeReport } from './jobs.ts'
import { type BlockSource, openSubject, type Subject, type SubjectId } from './making/handed-in.ts'
import { requireMonitors } from './monitors.ts'
import { closedNeeds, requireSeen } from './subjects.ts'
import { readyTemplate } from './templates/ready.ts'
import { getTemplate } from './templates/records.ts'

/** Ids of data blocks that were added to a report by hand. */
export const addedPrefix = 'added-'
/** How long a task that has ended is known. */
const knownSeconds = 7 * 86_400

/** A page of a list has moments as texts, a single record as dates. */
type At = Date | string
const iso = (at: At): string => new Date(at).toISOString()

interface Kept {
  reportName: string
  templateName: string
  kind: TemplateKind
  template: TemplateBlock[]
  monitorIds: number[]
  filters: Filter[]
  period: ReportDraft['period']
  fromTime: At
  toTime: At
  locale: Scope['locale']
  state: 'making' | 'draft' | 'review' | 'released'
  jobId: number | null
  madeAt: At | null
  createdAt: At
  subject: SubjectId | null
  needs: string | null
}
/** Of its review and of the bin: written by acts of their own. */
interface Standing {
  reviewBy: number | null
  releasedBy: number | null
  releasedAt: At | null
  deletedAt: At | null
}
/** The document is read by itself: lists do not carry it. */
const fields = {
  reportName: 'name',
  templateName: 'template_name',
  kind: 'kind',
  template: { json: 'template' },
  monitorIds: 'monitor_ids',
  filters: { json: 'filters' },
  period: 'period',
  fromTime: 'from_time',
  toTime: 'to_time',
  locale: 'locale',
  state: 'state',
  jobId: 'job_id',
  madeAt: 'made_at',
  createdAt: 'created_at',
  subject: { json: 'subject' },
  needs: 'needs',
  reviewBy: 'review_by',
  releasedBy: 'released_by',
  releasedAt: 'released_at',
  deletedAt: 'deleted_at',
} as const

export type ReportFilter = Pick<ReportQuestion, 'like' | 'state' | 'place'>
/** `closed`: permissions that some reports ask for and the reader has not. */
type Filtered = ReportFilter & { closed?: readonly string[] }
const records = recordTable<Kept & Standing, Filtered, ReportQuestion['sort']>({
  table: 'reports',
  fields,
  where: ({ like, state, place, closed = [] }) =>
    sql`(r.needs is null or r.needs <> all(${[...closed]}::text[])) and r.deleted_at is ${place === 'bin' ? sql`not null` : sql`null`} and ${containing(['name', 'template_name'], like) ?? sql`true`} and ${
      state === 'all' ? sql`true` : sql`r.state = ${state}`
    }`,
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})
export type Row = Kept & Standing & RecordFacts

/** Of those chosen, the ones that lie there: here, or in the bin. */
export async function idsOfChosen(
  scope: Scope,
  chosen: ChosenRecords<ReportFilter>,
  place: ReportFilter['place'],
): Promise<number[]> {
  const { list } = await records.pageOfChosen(
    scope,
    { ...chosen, allOf: chosen.allOf && { ...chosen.allOf, place } },
    { sort: 'createdAt', order: 'desc', limit: 100_000 },
  )
  return list
    .filter(({ deletedAt, needs }) => (deletedAt === null) === (place === 'here') && (!needs || scope.may(needs)))
    .map(({ id }) => id)
}

export async function listReports(scope: Scope, query: z.infer<typeof ReportPage>) {
  const page = await records.list(scope, { ...query, closed: await closedNeeds(scope) })
  return { ...page, list: await shown(scope, page.list) }
}

/** One of the bin is missing. */
export async function findReport(scope: Scope, id: number): Promise<Row> {
  const row = await records.get(scope, id)
  if (row.deletedAt !== null) throw refuse('missing', 'platform.missing')
  requireSeen(scope, row.needs)
  return row
}

export async function getReport(scope: Scope, id: number): Promise<Report> {
  const row = await findReport(scope, id)
  const [first] = await shown(scope, [row])
  return { ...(first as ReportRow), document: await documentOf(scope, id), edits: await editsOf(scope, id) }
}

export async function documentOf(scope: Scope, id: number): Promise<ReportDocument> {
  const { rows } = await sql<{ document: ReportDocument; needs: string | null }>`
    select document, needs from reports where org_id = ${scope.orgId} and id = ${id} and deleted_at is null`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  requireSeen(scope, rows[0].needs)
  return rows[0].document
}

async function editsOf({ db, orgId }: Scope, id: number): Promise<Report['edits']> {
  const { rows } = await sql<{ block: string; by: string; at: string }>`
    select e.key as block, e.value->>'at' as at, coalesce(member_name((e.value->>'by')::int), '#' || (e.value->>'by')) as by
    from reports r, jsonb_each(r.edits) e where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  return Object.fromEntries(rows.map(({ block, by, at }) => [block, { by, at }]))
}

async function namesOfMembers({ db }: Scope, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const requested = [...new Set(ids.filter(id => id !== null))]
  if (requested.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(member_name(id), '#' || id) as name from unnest(${requested}::int[]) id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function shown(scope: Scope, rows: readonly Row[]): Promise<ReportRow[]> {
  const names = await monitorNames(scope)
  const tasks = await newestTasks(scope, makeReport, knownSeconds)
  const people = await namesOfMembers(
    scope,
    rows.flatMap(row => [row.reviewBy, row.releasedBy]),
  )
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null))
  return rows.map(row => {
    const task = row.state === 'making' ? tasks.get(String(row.id)) : undefined
    const isOver = row.state === 'making' && (task?.state === 'failed' || task?.state === 'cancelled' || !task)
    return {
      id: row.id,
      version: row.version,
      reportName: row.reportName,
      templateName: row.templateName,
      kind: row.kind,
      state: isOver ? 'failed' : row.state,
      monitors: row.monitorIds.map(id => names.get(id) ?? `#${id}`),
      from: iso(row.fromTime),
      to: iso(row.toTime),
      made: row.state === 'making' ? (task?.done ?? 0) : row.template.length,
      blocks: row.template.length,
      jobId: row.jobId,
      madeAt: row.madeAt === null ? null : iso(row.madeAt),
      createdAt: iso(row.createdAt),
      updatedAt: row.updatedAt,
      updatedBy: row.updatedBy,
      reviewBy: nameOf(row.reviewBy),
      releasedBy: nameOf(row.releasedBy),
      releasedAt: row.releasedAt === null ? null : iso(row.releasedAt),
      deletedAt: row.deletedAt === null ? null : iso(row.deletedAt),
    }
  })
}

/** A call, or a worker that puts work in within its slice. */
export type Beginning = Scope & Pick<CallScope, 'start'>

/** @throws a refusal at the field */
export async function addReport(scope: Beginning, draft: ReportDraft) {
  const template = await templateOf(scope, draft.templateId)
  const { monitors } = draft
  await requireMonitors(scope, monitors)
  const { from, to } = rangeOf(draft, scope.now)
  const { reportName, filters, sentiments, period } = draft
  const isNarrowed = sentiments.length < 3
  return create(scope, template.look, {
    reportName,
    templateName: template.name,
    kind: template.kind,
    template: template.blocks,
    monitorIds: [...new Set(monitors)],
    filters: isNarrowed ? [...filters, { field: 'sentiment', is: 'is', values: sentiments }] : filters,
    period,
    fromTime: from,
    toTime: to,
    subject: null,
    needs: null,
  })
}

/**
 * From the ready template of what a feature above keeps, with the figures of its articles.
 * @throws missing for whoever does not see it; forbidden without the permission to make reports and, by the policy of the table, for roles limited to folders
 */
export async function addReportOf(scope: Beginning, source: BlockSource, id: number, reportName: string) {
  const { kind, permission } = source
  const subject = { kind, id }
  const opened = await openSubject(scope, [source], subject)
  if (!scope.may('reports.edit')) throw refuse('forbidden', 'platform.forbidden')
  const { from, to, filters, look } = opened as Subject
  const template = source.template(scope.locale)
  return create(scope, look, {
    reportName: reportName.slice(0, nameLength * 2),
    templateName: template.name,
    kind: 'regular',
    template: template.blocks,
    monitorIds: [],
    filters: [...filters],
    period: 'own',
    fromTime: from,
    toTime: to,
    subject,
    needs: permission,
  })
}

type AtStart = 'locale' | 'state' | 'jobId' | 'madeAt' | 'createdAt'
async function create(scope: Beginning, look: ReportDocument['look'], requested: Omit<Kept, AtStart>) {
  const stored: Kept = {
    ...requested,
    locale: scope.locale,
    state: 'making',
    jobId: null,
    madeAt: null,
    createdAt: scope.now,
  }
  const document = await emptyDocument(scope, stored, look)
  const { rows } = await sql<{ id: number }>`
    insert into reports (org_id, updated_by, updated_at, created_at, name, template_name, kind, template, monitor_ids, filters, period, from_time, to_time, locale, state, document, subject, needs)
    values (${scope.orgId}, ${scope.userId}, ${scope.now}, ${scope.now}, ${stored.reportName}, ${stored.templateName}, ${stored.kind}, ${JSON.stringify(stored.template)}::jsonb,
      ${stored.monitorIds}::int[], ${JSON.stringify(stored.filters)}::jsonb, ${stored.period}, ${stored.fromTime}, ${stored.toTime}, ${stored.locale}, 'making', ${JSON.stringify(document)}::jsonb,
      ${stored.subject && JSON.stringify(stored.subject)}::jsonb, ${stored.needs})
    returning id`.execute(scope.db)
  return begin(scope, rows[0]?.id ?? 0, stored)
}

/** A subject says its own; a period that reaches back from its making reaches back from now. */
export function rangeNow(
  { period, fromTime, toTime }: Row,
  subject: Subject | null,
  now: Date,
): { from: Date; to: Date } {
  if (subject) return subject
  return period === 'own' ? { from: new Date(fromTime), to: new Date(toTime) } : endingAt(period, now)
}

/** Again with the figures of now. */
export async function makeAgain(scope: Beginning, sources: readonly BlockSource[], id: number) {
  const found = await findReport(scope, id)
  if (found.state === 'released') throw refuse('conflict', 'reports.released')
  await requireMonitors(scope, found.monitorIds)
  const subject = await openSubject(scope, sources, found.subject)
  const row = { ...found, template: await stillWanted(scope, id, found.template) }
  const range = rangeNow(row, subject, scope.now)
  const look = subject?.look ?? (await documentOf(scope, id)).look
  const stored: Kept = { ...row, fromTime: range.from, toTime: range.to }
  await saveVersion(scope, id, 'refresh')
  await sql`
    update reports set state = 'making', template = ${JSON.stringify(stored.template)}::jsonb, edits = '{}', review_by = null, made_at = null, from_time = ${range.from}, to_time = ${range.to}, version = version + 1,
      updated_by = ${scope.userId}, updated_at = ${scope.now}, document = ${JSON.stringify(await emptyDocument(scope, stored, look))}::jsonb
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return begin(scope, id, stored)
}

/** Blocks that were added by hand are made again while they stand in the report. */
async function stillWanted(scope: Scope, id: number, template: readonly TemplateBlock[]): Promise<TemplateBlock[]> {
  const { blocks } = await documentOf(scope, id)
  const standing = new Set(blocks.map(block => block.id))
  return template.filter(block => !block.id.startsWith(addedPrefix) || standing.has(block.id))
}

async function begin(scope: Beginning, reportId: number, { reportName, template, locale }: Kept) {
  const input = { reportId, name: reportName, locale }
  const jobId = await scope.start(makeReport, input, { about: String(reportId), total: template.length })
  await sql`update reports set job_id = ${jobId} where org_id = ${scope.orgId} and id = ${reportId}`.execute(scope.db)
  return { reportId, jobId }
}

/** One that may be changed. @throws a conflict while it is made, and when it is released */
export async function requireOpen(scope: Scope, id: number): Promise<Row> {
  const row = await findReport(scope, id)
  if (row.state === 'making') throw refuse('conflict', 'reports.stillMaking')
  if (row.state === 'released') throw refuse('conflict', 'reports.released')
  return row
}

/** @throws a conflict while it is made, and when it was changed since the version that is named */
export async function changeReport(
  scope: Scope,
  { reportId, version, reportName, document }: ReportChange,
): Promise<Report> {
  const before = await requireOpen(scope, reportId)
  const { numAffectedRows } = await sql`
    update reports set name = ${reportName}, document = ${JSON.stringify(document)}::jsonb, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where org_id = ${scope.orgId} and id = ${reportId} and version = ${version}`.execute(scope.db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  return getReport(scope, reportId)
}

export async function makingState(scope: Scope, jobId: number): Promise<z.infer<typeof MakingState>> {
  const { rows } = await sql<{ id: number; state: string; blocks: number; needs: string | null }>`
    select id, state, jsonb_array_length(template) as blocks, needs from reports where org_id = ${scope.orgId} and job_id = ${jobId}`.execute(
    scope.db,
  )
  const [report] = rows
  if (!report) throw refuse('missing', 'platform.missing')
  requireSeen(scope, report.needs)
  const task = (await newestTasks(scope, makeReport, knownSeconds)).get(String(report.id))
  if (report.state !== 'making')
    return { reportId: report.id, state: 'done', done: report.blocks, total: report.blocks }
  return { reportId: report.id, state: task?.state ?? 'failed', done: task?.done ?? 0, total: report.blocks }
}

/** Monitors, filters and the choice of sentiments together. */
export const conditionsOf = ({
  monitors,
  filters,
  sentiments,
}: Pick<ReportDraft, 'monitors' | 'filters' | 'sentiments'>): number =>
  monitors.length + filters.length + (sentiments.length < 3 ? 1 : 0)

export async function templateOf(scope: Scope, id: ReportDraft['templateId']) {
  if (typeof id === 'string') return readyTemplate(id, scope.locale)
  return getTemplate(scope, id ?? 0).catch((error: unknown) => {
    if ((error as { kind?: string }).kind === 'missing')
      throw refuse('invalid', 'reports.templateRequired', {}, 'templateId')
    throw error
  })
}

function rangeOf({ period, from, to }: ReportDraft, now: Date): { from: Date; to: Date } {
  if (period === 'own') return { from: new Date(from ?? now), to: new Date(to ?? now) }
  return endingAt(period, now)
}

const emptyDocument = async (
  scope: Scope,
  { reportName, templateName, fromTime, toTime, locale }: Kept,
  look: ReportDocument['look'],
): Promise<ReportDocument> => ({
  title: reportName,
  subtitle: templateName,
  period: { from: iso(fromTime), to: iso(toTime) },
  madeAt: scope.now.toISOString(),
  zone: await timeZoneOf(scope),
  language: locale,
  look,
  blocks: [],
})
