/** A changed vocabulary makes a new version of every monitor whose rule stands on it, as a changed rule does. */
import { parse, print, toForm, type Vocabularies, withNames } from '@guanlan/engine/rules'
import { namedVocabularies } from '@guanlan/features/articles/vocabularies/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requireAffordable } from '../costs.ts'
import { requestFilling } from '../jobs.ts'
import type { CheckedRule } from '../reading/check-rule.ts'
import { readRule } from '../reading/read-rule.ts'
import { saveVersions } from '../versions/versions.ts'
import { type NamedVocabularies, standsOn, wordsByName } from './of-draft.ts'

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
  const written = renamed(row, named)
  const read = await readRule({ form: null, rule: written }, wordsByName(named))
  if (!read.rule || read.text === null)
    throw refuse('conflict', 'monitors.vocabularyLost', { name: row.name, problem: problemOf(read, scope) })
  await requireAffordable(scope, { rule: read.rule, text: read.text })
  const { vocabulary_ids: ids, vocabulary_names: names } = standsOn(read.names, named)
  const form = row.form === null ? null : JSON.stringify(toForm(read.rule) ?? row.form)
  return { id: row.id, rule: read.text, written: read.written ?? read.text, form, ids, names }
}

const problemOf = ({ problems }: CheckedRule, { locale }: Scope): string =>
  problems.find(({ severity }) => severity === 'error')?.message[locale === 'zh' ? 0 : locale === 'zh-TW' ? 1 : 2] ?? ''

/** The rule as it was written, with the names that its vocabularies have now. */
function renamed({ written, vocabulary_ids, vocabulary_names }: Row, named: NamedVocabularies): string {
  const now = new Map([...named.values()].map(({ id, name }) => [id, name]))
  const names = new Map(vocabulary_names.map((name, i) => [name, now.get(vocabulary_ids[i] ?? 0) ?? name]))
  if ([...names].every(([before, after]) => before === after)) return written
  // Read with a word that stands for each list, so that only the names differ.
  const before: Vocabularies = new Map([...names].map(([name]) => [name, [name]]))
  const { rule } = parse(written, before)
  return rule ? print(withNames(rule, name => names.get(name) ?? name)) : written
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
