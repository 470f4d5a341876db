/** A changed vocabulary makes a new version of every monitor whose rule stands on it, as a changed rule does. */
import { toForm } from '@guanlan/engine/rules'
import { namedVocabularies } from '@guanlan/features/articles/vocabularies/server'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requestFilling } from '../jobs.ts'
import { saveVersions } from '../versions/versions.ts'
import type { NamedVocabularies } from './of-draft.ts'
import { renewedRule } from './renewed-rule.ts'

interface Row {
  id: number
  name: string
  rule: string | null
  written: string
  form: unknown
  vocabulary_ids: number[]
  vocabulary_names: string[]
}

/**
 * Rows of monitors are not kept with the act on the vocabulary: taking the act back renews them once more, as another version, so that what is
 * stored follows, too.
 */
export async function renewMonitors(scope: Scope, vocabularyId: number): Promise<void> {
  const { rows } = await sql<Row>`
    select id, name, rule, written, form, vocabulary_ids, vocabulary_names from monitors
    where org_id = ${scope.orgId} and vocabulary_ids @> array[${vocabularyId}::int] and written is not null
    order by id limit 10000 for update`.execute(scope.db)
  if (rows.length === 0) return
  const named = await namedVocabularies(scope)
  const renewed: Renewed[] = []
  for (const row of rows) renewed.push(await renewedRow(scope, row, named))
  await withoutHistory(scope, () => write(scope, renewed))
}

interface Renewed {
  id: number
  rule: string
  written: string
  form: string | null
  ids: number[]
  names: string[]
}

async function renewedRow(scope: Scope, row: Row, named: NamedVocabularies): Promise<Renewed> {
  const { rule, text, written, vocabulary_ids: ids, vocabulary_names: names } = await renewedRule(scope, row, named)
  const form = row.form === null ? null : JSON.stringify(toForm(rule) ?? row.form)
  return { id: row.id, rule: text, written, form, ids, names }
}

async function write(scope: Scope, renewed: readonly Renewed[]): Promise<void> {
  const { rows } = await sql<{ id: number; version: number; name: string; fills: boolean }>`
    update monitors m set rule = r.rule, written = r.written, form = r.form, version = m.version + 1, revision = m.revision + 1,
      vocabulary_ids = array(select jsonb_array_elements_text(r.ids)::int), vocabulary_names = array(select jsonb_array_elements_text(r.names)),
      updated_by = ${scope.userId}::int, updated_at = ${scope.now}
    from jsonb_to_recordset(${JSON.stringify(renewed.map(each => ({ ...each, form: each.form && JSON.parse(each.form) })))}::jsonb)
      as r (id int, rule text, written text, form jsonb, ids jsonb, names jsonb)
    where m.org_id = ${scope.orgId} and m.id = r.id and (m.rule, m.written) is distinct from (r.rule, r.written)
    returning m.id, m.version, m.name, m.is_open and m.deleted_at is null as fills`.execute(scope.db)
  await saveVersions(
    scope,
    rows.map(({ id }) => id),
  )
  for (const { fills, ...monitor } of rows) if (fills) await requestFilling(scope, monitor)
}
