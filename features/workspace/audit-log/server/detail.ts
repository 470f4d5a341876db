/** One act: what was asked, and the rows it changed, both in the reader's words. */
import { type Phrases, refuse, say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { type ChangedRow, type EntryDetail, mostRowsShown } from '../contract.ts'
import { fieldsBetween, fieldsOfRequest, type Names, numbersIn } from './columns/values.ts'
import { type AuditScope, operationOf, type Wording } from './entries.ts'

const acts = { I: 'added', U: 'changed', D: 'removed' } as const

type StoredRow = Pick<ChangedRow, 'table' | 'key' | 'before' | 'after'> & {
  act: keyof typeof acts
  name: string | null
  /** The folder that owns the table. */
  owner: string | null
}

/** @param words of all features, by their names @throws a refusal when the organisation has no such act */
export async function detailOf(
  scope: AuditScope,
  wording: Wording,
  words: Readonly<Record<string, Phrases>>,
  id: number,
): Promise<EntryDetail> {
  const entry = await operationOf(scope, wording, id)
  if (!entry) throw refuse('missing', 'platform.missing')
  const { rows: lines } = await sql<{ detail: unknown }>`select detail from operations where id = ${id}`.execute(
    scope.db,
  )
  const { rows } = await sql<StoredRow>`
    select subject_table as "table", act::text as act, key, before, after,
      coalesce(name_in_row(after), name_in_row(before), object_name(subject_table, key, org_id, coalesce(after, before))) as name,
      substring(obj_description(to_regclass('public.' || quote_ident(subject_table))::oid, 'pg_class') from 'owner: ([a-z-]+)') as owner
    from operation_rows where operation_id = ${id}
    order by step limit ${mostRowsShown + 1}`.execute(scope.db)
  const shown = rows.slice(0, mostRowsShown)
  const detail = lines[0]?.detail ?? null
  const names = await namesOf(scope, [...shown.flatMap(({ before, after }) => [before, after]), ...partsOf(detail)])
  const spoken = (owner: string | null): Names => ({ ...names, choice: choiceIn(words, owner, scope.locale) })
  return {
    entry,
    summary: wording.callNamed(entry.code, null)?.summary ?? null,
    asked: detail,
    request: fieldsOfRequest(detail, spoken(folderOf(entry.code)), scope.locale),
    rows: shown.map(({ owner, ...row }) => ({
      ...row,
      act: acts[row.act],
      title: wording.tables[row.table] ? say(wording.tables[row.table] as never, scope.locale) : entry.what,
      fields: fieldsBetween(row.before, row.after, spoken(owner), scope.locale),
    })),
    isCut: rows.length > mostRowsShown,
  }
}

const partsOf = (detail: unknown): Record<string, unknown>[] =>
  detail !== null && typeof detail === 'object' ? [detail as Record<string, unknown>] : []

/** `auditLog.report` is of the feature in the folder audit-log. */
const folderOf = (code: string): string =>
  (code.split('.')[0] ?? '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Words of a feature say `state_enabled` for the choice enabled of the field state. */
const choiceIn =
  (words: Readonly<Record<string, Phrases>>, owner: string | null, locale: AuditScope['locale']): Names['choice'] =>
  (field, value) => {
    const feature = words[(owner ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
    const camel = field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const phrase = feature?.[`${camel}_${value}`]
    return phrase ? say(phrase, locale) : null
  }

/** In an organisation: of whoever acted there; an operator knows everybody. */
async function namesOf(scope: AuditScope, parts: readonly (Record<string, unknown> | null)[]) {
  const { people, rows: references } = numbersIn(parts)
  const person = scope.orgId === null ? sql`(select u.name from users u where u.id = x.id)` : sql`actor_name(x.id)`
  const { rows: persons } = await sql<{ id: number; name: string | null }>`
    select x.id, ${person} as name from unnest(${people}::int[]) x (id)`.execute(scope.db)
  const { rows: things } = await sql<{ table: string; id: number; name: string | null }>`
    select x."table", x.id, object_name(x."table", jsonb_build_object('id', x.id), ${scope.orgId ?? 0}::int) as name
    from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) x ("table" text, id bigint)`.execute(scope.db)
  return {
    person: (id: number) => persons.find(each => each.id === id)?.name ?? null,
    row: (table: string, id: number) => things.find(each => each.table === table && each.id === id)?.name ?? null,
  }
}
