/** The chronicle: lines that write themselves and lines of people. Nothing is ever changed or taken out. */
import { refuse, say } from '@guanlan/platform/contract'
import {
  type ChosenRecords,
  isoOf,
  jsonRows,
  numberList,
  patternOf,
  type RecordPage,
  type Scope,
  type Tx,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ExportedLines, Line, LineDraft, LineKind, LineQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { lockOpenCrisis, requireArticle, requireSeen } from '../records/open-crisis.ts'

/** A sentence of this feature with what fills it, filled in the language of whoever reads. Values that are keys of sentences are filled too. */
export interface Sentence {
  key: keyof typeof strings & string
  values?: Readonly<Record<string, string | number>>
}

interface NewLine {
  crisisId: number
  kind: LineKind
  sentence: Sentence
  happenedAt?: Date
  articleId?: number | null
  /** What happens once is written once, whoever comes first. */
  once?: string
}

/** Within the transaction of what it tells of. */
export async function writeLine(
  { orgId, userId, db, now }: Pick<Scope, 'orgId' | 'userId' | 'db' | 'now'>,
  { crisisId, kind, sentence, happenedAt = now, articleId = null, once }: NewLine,
): Promise<void> {
  await sql`
    insert into crisis_lines (org_id, crisis_id, happened_at, noted_at, by_user, kind, text, facts, article_id, once)
    values (${orgId}, ${crisisId}, ${happenedAt}::timestamptz, ${now}::timestamptz, ${userId}::int, ${kind}, '',
      ${JSON.stringify(sentence)}::jsonb, ${articleId}::bigint, ${once ?? null})
    on conflict (org_id, crisis_id, once) where once is not null do nothing`.execute(db)
}

type OwnLine = NewLine & { orgId: number }

/** Many that write themselves, of any organisations. */
export async function writeOwnLines(db: Tx, lines: readonly OwnLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ orgId, crisisId, kind, sentence, happenedAt = now, articleId = null, once = null }) => ({
    ...{ org: orgId, crisis: crisisId, kind, facts: sentence },
    ...{ at: happenedAt.toISOString(), article: articleId, once },
  }))
  await sql`
    insert into crisis_lines (org_id, crisis_id, happened_at, noted_at, kind, text, facts, article_id, once)
    select l.org, l.crisis, l.at, ${now}::timestamptz, l.kind, '', l.facts, l.article, l.once
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as l (org int, crisis int, kind text, facts jsonb, at timestamptz, article bigint, once text)
    on conflict (org_id, crisis_id, once) where once is not null do nothing`.execute(db)
}

/** Of crises of one organisation. */
export const writeLines = (
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  lines: readonly Pick<NewLine, 'crisisId' | 'kind' | 'sentence' | 'once'>[],
): Promise<void> =>
  writeOwnLines(
    db,
    lines.map(line => ({ ...line, orgId })),
    now,
  )

/** @throws a refusal of what lies ahead, of a line that is none of this crisis, of an article that is none of the organisation */
export async function addLine(scope: Scope, draft: z.output<typeof LineDraft>): Promise<Line> {
  const { orgId, userId, db, now } = scope
  const { crisisId, text, articleId, corrects } = draft
  const happenedAt = draft.happenedAt === undefined ? now : new Date(draft.happenedAt)
  if (happenedAt > now) throw refuse('invalid', 'crisis.lineAhead', {}, 'happenedAt')
  await lockOpenCrisis(scope, crisisId)
  await requireArticle(scope, articleId)
  if (corrects !== null) {
    const { rows } =
      await sql`select from crisis_lines where org_id = ${orgId} and crisis_id = ${crisisId} and id = ${corrects}::bigint`.execute(
        db,
      )
    if (rows.length === 0) throw refuse('missing', 'crisis.lineMissing', {}, 'corrects')
  }
  const { rows } = await sql<{ id: number }>`
    insert into crisis_lines (org_id, crisis_id, happened_at, noted_at, by_user, kind, text, article_id, corrects)
    values (${orgId}, ${crisisId}, ${happenedAt}::timestamptz, ${now}::timestamptz, ${userId}::int, 'note', ${text}, ${articleId}::bigint, ${corrects}::bigint)
    returning id`.execute(db)
  const [line] = await readLines(scope, sql`l.crisis_id = ${crisisId} and l.id = ${rows[0]?.id ?? 0}`, sql`limit 1`)
  return line as Line
}

export async function listLines(scope: Scope, question: LineQuestion) {
  const { crisisId, order, page, pageSize } = question
  await requireSeen(scope, crisisId)
  const condition = conditionOf(question)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  // Names and corrections are looked up for the page alone, however far down it stands.
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (select l.id, l.happened_at from crisis_lines l where l.org_id = ${scope.orgId} and ${condition})
    select (select count(*)::int from found) as total,
      array(select id from found order by happened_at ${direction}, id ${direction} limit ${pageSize} offset ${(page - 1) * pageSize}) as ids`.execute(
    scope.db,
  )
  const { total, ids } = rows[0] ?? { total: 0, ids: [] }
  const list = await readLines(
    scope,
    sql`l.id = any(${numberList(ids)}::bigint[])`,
    sql`order by l.happened_at ${direction}, l.id ${direction} limit ${pageSize}`,
  )
  return { list, total, page, pageSize }
}

function conditionOf({ crisisId, kind, like, from, to }: Omit<LineQuestion, 'page' | 'pageSize' | 'order'>) {
  const text = like.trim()
  return sql.join(
    [
      sql`l.crisis_id = ${crisisId}::int`,
      ...(kind ? [sql`l.kind = ${kind}`] : []),
      ...(text
        ? [
            sql`(${contains('l.text', text)} or ${sql`exists (select from jsonb_each_text(l.facts -> 'values') v where ${contains('v.value', text)})`})`,
          ]
        : []),
      ...(from ? [sql`l.happened_at >= ${from}::timestamptz`] : []),
      ...(to ? [sql`l.happened_at < ${to}::timestamptz`] : []),
    ],
    sql` and `,
  )
}

async function countLines({ orgId, db }: Scope, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from crisis_lines l where l.org_id = ${orgId} and ${condition}`.execute(db)
  return rows[0]?.n ?? 0
}

/** As an export reads them: all that a question finds, page after page by key. */
export const exportedLines = {
  async countChosen(scope: Scope, { allOf }: ChosenRecords<ExportedLines>): Promise<number> {
    if (!allOf) throw refuse('invalid', 'crisis.selectData', {}, 'chosen')
    await requireSeen(scope, allOf.crisisId)
    return countLines(scope, conditionOf(allOf))
  },
  async pageOfChosen(scope: Scope, { allOf }: ChosenRecords<ExportedLines>, { after, limit }: RecordPage) {
    if (!allOf) return { list: [], next: null }
    await requireSeen(scope, allOf.crisisId)
    const [compare, direction] = allOf.order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
    const [at = '', id = ''] = after?.split(' ') ?? []
    const beyond = after ? sql`(l.happened_at, l.id) ${compare} (${at}::timestamptz, ${id}::bigint)` : sql`true`
    const list = await readLines(
      scope,
      sql`${conditionOf(allOf)} and ${beyond}`,
      sql`order by l.happened_at ${direction}, l.id ${direction} limit ${limit}`,
    )
    const last = list.at(-1)
    return { list, next: last && list.length === limit ? `${last.happenedAt} ${last.id}` : null }
  },
}

/** Folding cases takes a database several times as long as comparing; characters without cases need none. */
const contains = (column: string, text: string) =>
  text.toLowerCase() === text.toUpperCase()
    ? sql`${sql.raw(column)} like ${patternOf(text)}`
    : sql`${sql.raw(column)} ilike ${patternOf(text)}`

type StoredLine = Omit<Line, 'text'> & { text: string; facts: Partial<Sentence> }

async function readLines(
  { orgId, db, locale }: Scope,
  condition: ReturnType<typeof sql>,
  tail: ReturnType<typeof sql>,
): Promise<Line[]> {
  const { rows } = await sql<StoredLine>`
    select l.id, ${isoOf('l.happened_at')} as "happenedAt", ${isoOf('l.noted_at')} as "notedAt",
      coalesce(member_name(l.by_user), '#' || l.by_user) as by, l.kind, l.text, l.facts, l.article_id as "articleId", l.corrects,
      (select c.id from crisis_lines c where c.org_id = l.org_id and c.crisis_id = l.crisis_id and c.corrects = l.id order by c.id desc limit 1) as "correctedBy"
    from crisis_lines l where l.org_id = ${orgId} and ${condition} ${tail}`.execute(db)
  return rows.map(({ facts, text, ...line }) => ({
    ...line,
    text: facts.key ? sayLine(facts as Sentence, locale) : text,
  }))
}

/** Values that name a sentence of this feature (`level1`, `started`) are filled in the language of the reader. */
function sayLine({ key, values = {} }: Sentence, locale: Scope['locale']): string {
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('@') ? sayKey(value.slice(1), locale) : value,
    ]),
  )
  return Object.hasOwn(strings, key) ? say(strings[key], locale, filled) : key
}
const sayKey = (key: string, locale: Scope['locale']): string =>
  Object.hasOwn(strings, key) ? say(strings[key as 'title'], locale) : key
