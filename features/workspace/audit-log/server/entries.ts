/** The record, newest first: one source for each kind, all with the same columns. */
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import {
  afterKey,
  type ChosenRecords,
  keyOf,
  type PublicScope,
  patternOf,
  type RecordPage,
} from '@guanlan/platform/server'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Entry, EntryKind, EntryPage, EntryQuestion, Outcome } from '../contract.ts'
import { strings } from '../strings.ts'

/** Of a call, by its code: what it is called, and the sentence of the documentation. @param isOn of a switch, whether it was switched on */
export type CallNamed = (code: string, isOn: boolean | null) => { name: Phrase | null; summary: string } | undefined

/** How acts are put into words. */
export interface Wording {
  readonly callNamed: CallNamed
  /** What rows of a table are. */
  readonly tables: Readonly<Record<string, Phrase>>
  /** In which table the number that an act names is looked up, by call or by feature. */
  readonly objects: Readonly<Record<string, string>>
}

/** One organisation's, or (null) that of all, for the operator. */
export interface AuditScope extends PublicScope {
  readonly orgId: number | null
  /** Whoever is limited to folders reads their own acts alone: others' name what lies outside (docs/decisions/0021). */
  readonly limitedTo?: readonly number[] | undefined
  readonly userId?: number | null
  // biome-ignore lint/suspicious/noExplicitAny: a transaction of one organisation, or the whole database
  readonly db: Kysely<any>
}

type Question = Omit<EntryQuestion, 'sort' | 'order'>
type Condition = RawBuilder<unknown>

/** Rows `r` with a time, an id and a person; what else they say has the same names in each. */
interface Source {
  columns: (objects: Wording['objects']) => RawBuilder<unknown>
  from: (scope: AuditScope) => RawBuilder<unknown>
  address: RawBuilder<unknown>
}

/** In which table the number that a call names is found. */
const tableOf = (objects: Wording['objects']) =>
  sql`coalesce(${JSON.stringify(objects)}::jsonb ->> current_name(r.code), ${JSON.stringify(objects)}::jsonb ->> split_part(current_name(r.code), '.', 1))`
/** Calls on many things name them so. */
const ids = sql`coalesce(r.detail -> 'body' -> 'idList', r.detail -> 'body' -> 'ids', r.detail -> 'body' -> 'articleIds')`
const firstOf = sql`case when jsonb_typeof(${ids}) = 'array' and ${ids} ->> 0 ~ '^[0-9]{1,18}$' then (${ids} ->> 0)::bigint end`
const countOfIds = sql`case when jsonb_typeof(${ids}) = 'array' then jsonb_array_length(${ids}) else 1 end`

const sources: Readonly<Record<EntryKind, Source>> = {
  operations: {
    columns:
      objects => sql`coalesce(r.about_org, r.org_id) as "orgId", current_name(r.code) as code, null as name, r.changed, r.support_id is not null as "bySupport", 1 as times, host(r.address) as address, r.device as browser,
      coalesce(r.name, (select coalesce(name_in_row(w.after), name_in_row(w.before), object_name(w.subject_table, w.key, w.org_id, coalesce(w.after, w.before)))
          from operation_rows w where w.operation_id = r.id order by w.step limit 1),
        name_in_row(r.detail), name_in_row(r.detail -> 'body'), name_in_row(r.detail -> 'params'),
        object_name(${tableOf(objects)}, jsonb_build_object('id', coalesce(case when r.subject ~ '^\\d{1,18}$' then r.subject::bigint end, ${firstOf})), r.org_id)) as subject,
      r.subject as number, coalesce((select w.subject_table from operation_rows w where w.operation_id = r.id order by w.step limit 1), ${tableOf(objects)}) as "objectTable",
      ${countOfIds} as many,
      coalesce((select coalesce(w.after ->> 'enabled', w.after ->> 'online', w.after ->> 'is_open') from operation_rows w where w.operation_id = r.id and w.act = 'U' order by w.step limit 1),
        r.detail -> 'params' ->> 'status', r.detail -> 'body' ->> 'enabled', r.detail -> 'body' ->> 'flag', r.detail ->> 'flag') as switched,
      case when r.refused is not null then 'refused' when r.undone_by is not null then 'undone' else 'done' end as outcome`,
    from: () => sql`operations r`,
    address: sql`host(r.address)`,
  },
  signIns: {
    columns: () =>
      sql`null::text as switched, null::int as "orgId", 'signIn' as code, null as name, 0 as changed, false as "bySupport", r.times, r.address, r.browser, null as subject, r.outcome`,
    from: ({ orgId }) => (orgId === null ? sql`sign_ins r` : sql`member_sign_ins r`),
    address: sql`r.address`,
  },
  shares: {
    columns:
      () => sql`null::text as switched, r.org_id as "orgId", 'opened' as code, null as name, 0 as changed, false as "bySupport", r.times, host(r.address) as address, r.browser,
      (select s.title from shares s where s.org_id = r.org_id and s.id = r.share_id) as subject, r.outcome`,
    // Whoever has the link is nobody the product knows.
    from: () => sql`(select o.*, null::int as user_id from share_opens o) r`,
    address: sql`host(r.address)`,
  },
  reported: {
    columns:
      () => sql`null::text as switched, r.org_id as "orgId", r.code, nullif(r.name, '') as name, 0 as changed, false as "bySupport", 1 as times, host(r.address) as address, null as browser,
      r.platform as subject, 'done' as outcome`,
    from: () => sql`reported_entries r`,
    address: sql`host(r.address)`,
  },
}

const byTime = { value: sql`r.at`, type: 'timestamptz' } as const
const all = (conditions: readonly Condition[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** What an operator asks of one organisation: what was done in it, and what operators did to it. */
const ofOrganisation: Readonly<Record<EntryKind, (organisation: number) => Condition>> = {
  operations: organisation => sql`(r.org_id = ${organisation} or r.about_org = ${organisation})`,
  signIns: organisation => sql`r.user_id in (select user_id from memberships where org_id = ${organisation})`,
  shares: organisation => sql`r.org_id = ${organisation}`,
  reported: organisation => sql`r.org_id = ${organisation}`,
}

function requested(scope: AuditScope, { kind, like, startTime, endTime, organisation }: Question): Condition[] {
  return [
    ...(scope.orgId === null && organisation !== null ? [ofOrganisation[kind](organisation)] : []),
    ...(scope.orgId === null ? [] : [sql`r.org_id = ${scope.orgId}`]),
    ...(scope.limitedTo ? [sql`r.user_id = ${scope.userId ?? null}::int`] : []),
    ...(startTime === null ? [] : [sql`r.at >= ${startTime}::timestamptz`]),
    ...(endTime === null ? [] : [sql`r.at <= ${endTime}::timestamptz`]),
    ...(like.trim() === ''
      ? []
      : [sql`(r.user_id = any(${peopleLike(scope, like)}) or ${sources[kind].address} ilike ${patternOf(like)})`]),
  ]
}

/** Their numbers are found first, so that the record is not searched name by name. */
const peopleLike = ({ orgId }: AuditScope, part: string) =>
  orgId === null
    ? sql`array(select id from users where name ilike ${patternOf(part)} or account ilike ${patternOf(part)})`
    : sql`array(select user_id from memberships where org_id = ${orgId} and member_name(user_id) ilike ${patternOf(part)})`

type Row = Omit<Entry, 'id' | 'at' | 'what'> & {
  switched: string | null
  /** Of the object, as the call named it. */
  number: string | null
  objectTable: string | null
  /** How many things the call named. */
  many: number
  id: string
  at: Date
  key: string
  name: string | null
  outcome: Outcome
}

async function rowsOf(
  scope: AuditScope,
  kind: EntryKind,
  conditions: readonly Condition[],
  { objects, limit, offset = 0 }: { objects: Wording['objects']; limit: number; offset?: number },
): Promise<Row[]> {
  const { columns, from } = sources[kind]
  const person =
    scope.orgId === null ? sql`(select u.name from users u where u.id = r.user_id)` : sql`actor_name(r.user_id)`
  const organisation =
    scope.orgId === null ? sql`(select o.name from organisations o where o.id = w."orgId")` : sql`null::text`
  const { rows } = await sql<Row>`
    select w.*, ${organisation} as "orgName" from (
    select r.id::text as id, r.at, r.at::text as key, ${person} as "userName", ${columns(objects)}
    from ${from(scope)} where ${all(conditions)} order by r.at desc, r.id desc limit ${limit} offset ${offset}) w order by w.at desc, w.id::bigint desc`.execute(
    scope.db,
  )
  return rows
}

const withCount = (subject: string, many: number, locale: Locale): string =>
  many > 1 ? say(strings.andMore, locale, { subject, many }) : subject

/** What kind of thing it is, and its number. */
const withoutName = (kind: string | undefined, number: string | null): string | null =>
  [kind, number === null ? undefined : `#${number}`].filter(Boolean).join(' ') || null

/** What is no call of a member. */
const ownActs: Readonly<Record<string, Phrase>> = { signIn: strings.signIn, opened: strings.opened }

const entryOf =
  ({ locale }: AuditScope, { callNamed, tables }: Wording) =>
  ({ key: _, name, switched, number, objectTable, many, ...row }: Row): Entry => {
    const isOn = switched === null ? null : ['true', '1'].includes(switched)
    const known = callNamed(row.code, isOn)?.name
    const what = ownActs[row.code]
      ? say(ownActs[row.code] as Phrase, locale)
      : known
        ? say(known, locale)
        : (name ?? row.code)
    const kind = tables[objectTable ?? '']
    const subject = row.subject ? withCount(row.subject, many, locale) : withoutName(kind && say(kind, locale), number)
    return {
      ...row,
      id: Number(row.id),
      at: row.at.toISOString(),
      orgId: row.orgId === 0 ? null : row.orgId,
      what,
      subject,
    }
  }

export async function listEntries(scope: AuditScope, wording: Wording, query: z.output<typeof EntryPage>) {
  const { page, pageSize, after, kind } = query
  const conditions = requested(scope, query)
  const behind = after === undefined ? [] : [afterKey(byTime, 'desc', after)]
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const rows = await rowsOf(scope, kind, [...conditions, ...behind], {
    objects: wording.objects,
    limit: pageSize + 1,
    offset,
  })
  const total = after === undefined ? await countOf(scope, kind, conditions) : null
  return { ...cut(rows, pageSize, entryOf(scope, wording)), total, page, pageSize }
}

const cut = (rows: readonly Row[], size: number, entry: (row: Row) => Entry) => {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { list: shown.map(entry), next: last ? keyOf(last.key, Number(last.id)) : null }
}

async function countOf(scope: AuditScope, kind: EntryKind, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sources[kind].from(scope)} where ${all(conditions)}`.execute(scope.db)
  return rows[0]?.n ?? 0
}

/** One of an organisation's acts; undefined: none of this number. */
export async function operationOf(scope: AuditScope, wording: Wording, id: number): Promise<Entry | undefined> {
  const question: Question = { kind: 'operations', like: '', startTime: null, endTime: null, organisation: null }
  const [row] = await rowsOf(scope, 'operations', [...requested(scope, question), sql`r.id = ${id}`], {
    objects: wording.objects,
    limit: 1,
  })
  return row && entryOf(scope, wording)(row)
}

/** For the export: the question's own rows, a page at a time. */
export const entrySource = (wording: Wording) => {
  const chosenBy = (scope: AuditScope, { ids, allOf, but }: ChosenRecords<EntryQuestion>) => {
    const question = allOf ?? {
      kind: 'operations' as const,
      like: '',
      startTime: null,
      endTime: null,
      organisation: null,
    }
    const which = allOf ? sql`r.id <> all(${[...but]}::bigint[])` : sql`r.id = any(${[...ids]}::bigint[])`
    return { kind: question.kind, conditions: [...requested(scope, question), which] }
  }
  return {
    async countChosen(scope: AuditScope, chosen: ChosenRecords<EntryQuestion>) {
      const { kind, conditions } = chosenBy(scope, chosen)
      return countOf(scope, kind, conditions)
    },
    async pageOfChosen(scope: AuditScope, chosen: ChosenRecords<EntryQuestion>, { after, limit }: RecordPage) {
      const { kind, conditions } = chosenBy(scope, chosen)
      const behind = after === undefined ? [] : [afterKey(byTime, 'desc', after)]
      const rows = await rowsOf(scope, kind, [...conditions, ...behind], {
        objects: wording.objects,
        limit: limit + 1,
      })
      return cut(rows, limit, entryOf(scope, wording))
    },
  }
}
