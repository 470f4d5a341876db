/** Records as rows: written with what they are about, and shown with how many answers came back. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { seenCrises } from '@guanlan/features/crisis/crisis/server'
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales } from '@guanlan/platform/contract'
import {
  columnsOf,
  containing,
  type RecordFacts,
  recordTable,
  type Scope,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type GuidanceRecord, type Question } from '../contract.ts'
import { subjectOf } from './subject.ts'

export type Stored = Omit<Draft, 'time'> & { time: string }

export const table = recordTable<Stored, Omit<Question, 'sort' | 'order'>, Question['sort']>({
  table: 'guidance_records',
  fields: columnsOf(Draft),
  where: ({ like, subjectKind, state, startTime, endTime }) =>
    sql.join(
      [
        containing(['name', 'subject_name', 'content', 'receiver'], like) ?? sql`true`,
        subjectKind === '' ? sql`true` : sql`r.subject_kind = ${subjectKind}`,
        state === '' ? sql`true` : sql`r.state = ${state}`,
        startTime === null ? sql`true` : sql`r.time >= ${startTime}::timestamptz`,
        endTime === null ? sql`true` : sql`r.time <= ${endTime}::timestamptz`,
      ],
      sql` and `,
    ),
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    time: { value: sql`r.time`, type: 'timestamptz' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})

export const records = shownRecords(table, { shown, fit })

const iso = (time: string): string => new Date(time).toISOString()

export async function shown(scope: Scope, rows: readonly (Stored & RecordFacts)[]): Promise<GuidanceRecord[]> {
  if (rows.length === 0) return []
  const { db, orgId, now } = scope
  const { rows: counted } = await sql<{ id: number; answers: number }>`
    select record_id as id, count(*)::int as answers from guidance_answers
    where org_id = ${orgId} and record_id = any(${rows.map(({ id }) => id)}::int[]) group by 1`.execute(db)
  const answersOf = new Map(counted.map(({ id, answers }) => [id, answers]))
  const hidden = await outsideFolders(scope, rows)
  return rows.map(row => {
    const deadline = row.deadline === null ? null : iso(row.deadline)
    return {
      ...row,
      ...(hidden.has(row.id) && { subjectName: '', rule: '' }),
      subjectId: row.subjectId === null ? null : Number(row.subjectId),
      time: iso(row.time),
      deadline,
      answers: answersOf.get(row.id) ?? 0,
      isLate: row.state === 'ordered' && deadline !== null && new Date(deadline) < now,
    }
  })
}

/** Whoever is limited to folders reads no title of an article, and no name of a crisis, outside of them (docs/decisions/0021). */
async function outsideFolders(scope: Scope, rows: readonly (Stored & RecordFacts)[]): Promise<ReadonlySet<number>> {
  if (!scope.limitedTo) return new Set()
  const ofKind = (kind: Stored['subjectKind']) => [
    ...new Set(rows.flatMap(row => (row.subjectKind === kind && row.subjectId !== null ? Number(row.subjectId) : []))),
  ]
  const articles = new Set((await titlesOf(scope, ofKind('article'))).map(({ id }) => id))
  const crises = await seenCrises(scope, ofKind('crisis'))
  const isSeen = ({ subjectKind, subjectId }: Stored): boolean =>
    subjectId === null ||
    (subjectKind === 'article'
      ? articles.has(Number(subjectId))
      : subjectKind === 'crisis'
        ? crises.has(Number(subjectId))
        : true)
  return new Set(rows.filter(row => !isSeen(row)).map(({ id }) => id))
}

async function fit(scope: Scope, draft: Draft): Promise<Stored> {
  const subject = await subjectOf(scope, draft)
  return {
    ...(await written(scope, draft)),
    subjectName: subject.name,
    rule: await ruleOf(scope, draft.rule, subject.rule),
  }
}

async function written(scope: Scope, draft: Draft): Promise<Stored> {
  const orderedBy = draft.orderedBy || (await nameOf(scope))
  return { ...draft, orderedBy, time: draft.time ?? scope.now.toISOString() }
}

/** @throws invalid when what was written is no rule */
async function ruleOf(scope: Scope, typed: string, usual: string): Promise<string> {
  if (typed === '') return usual
  return (await requireRule({ form: null, rule: typed }, locales.indexOf(scope.locale), new Map())).text
}

async function nameOf({ db, userId }: Scope): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select member_name(${userId}::int) as name`.execute(db)
  return rows[0]?.name ?? ''
}

/** Another subject is looked up; the same one keeps its name and its words, though it may be gone by now. */
export async function updateRecord(
  scope: Scope,
  draft: Draft & { id: number; version: number },
): Promise<GuidanceRecord> {
  const before = await table.get(scope, draft.id)
  const isSame =
    (draft.subjectKind !== 'crisis' || draft.subjectId !== null) &&
    draft.subjectKind === before.subjectKind &&
    draft.subjectId === (before.subjectId === null ? null : Number(before.subjectId))
  const { id, version, ...rest } = draft
  const stored = isSame
    ? {
        ...(await written(scope, rest)),
        subjectName: before.subjectName,
        rule: await ruleOf(scope, rest.rule, before.rule),
      }
    : await fit(scope, { ...rest, rule: rest.rule === before.rule ? '' : rest.rule })
  const [shownRow] = await shown(scope, [await table.update(scope, { ...stored, id, version })])
  return shownRow as GuidanceRecord
}
