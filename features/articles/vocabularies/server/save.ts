/** Vocabularies as the database keeps them; what changes is told to the pipeline by a trigger. */
import { refuse, refuseAll } from '@guanlan/platform/contract'
import { patternOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type Draft,
  type Listed,
  mostDimensions,
  mostOwnWords,
  mostVocabularies,
  type Use,
  uses,
  type Vocabulary,
  type VocabularyQuestion,
} from '../contract.ts'
import { folded, problemsOf } from './check.ts'
import { nameableVocabularies } from './named.ts'
import { wrongNameIn } from './naming.ts'
import type { VocabularyUser } from './users.ts'

const stored = ['use', 'name', 'words', 'hints', 'replaces', 'enabled'] as const

export async function listVocabularies(
  scope: Scope,
  {
    page,
    pageSize,
    after,
    ...question
  }: VocabularyQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const rows = await scope.db
    .selectFrom('vocabularies')
    .where('org_id', '=', scope.orgId)
    .where(found(question))
    .select(['id', 'version', 'use', 'name', 'replaces', 'enabled', 'updated_at'])
    .select([
      sql<number>`cardinality(words)`.as('wordCount'),
      sql<number>`cardinality(hints)`.as('hintCount'),
      sql<string[]>`words[1:5]`.as('firstWords'),
      updatedBy.as('updatedBy'),
    ])
    .orderBy(sql`array_position(${[...uses]}::text[], use)`)
    .orderBy('name')
    .orderBy('id')
    .limit(mostVocabularies)
    .execute()
  // An organisation has fifty at most: they are read in one go, and the page is cut from them.
  const from = after === undefined ? (page - 1) * pageSize : rows.findIndex(({ id }) => String(id) === after) + 1
  const list = rows
    .slice(from, from + pageSize)
    .map(({ use, updated_at, ...row }): Listed => ({ ...row, use: use as Use, updatedAt: updated_at.toISOString() }))
  const next = from + pageSize < rows.length ? String(list.at(-1)?.id) : null
  return { list, total: after === undefined ? rows.length : null, page, pageSize, next }
}

/** Of this use, with the words in its name or in one of its words. */
function found({ like, use }: VocabularyQuestion) {
  const part = patternOf(like)
  return sql<boolean>`(${use ?? null}::text is null or use = ${use ?? null})
    and exists (select 1 from unnest(name || words || hints) as any_word where any_word ilike ${part})`
}

const updatedBy = sql<string | null>`coalesce(member_name(updated_by), '#' || updated_by)`

export async function getVocabulary(scope: Scope, id: number): Promise<Vocabulary> {
  const row = await scope.db
    .selectFrom('vocabularies')
    .select(['id', 'version', ...stored, 'updated_at', updatedBy.as('updatedBy')])
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refuse('missing', 'vocabularies.missing')
  const { use, updated_at, ...rest } = row
  return { ...rest, use: use as Use, updatedAt: updated_at.toISOString() }
}

/** @throws a refusal that names the field when it may not be kept */
export async function createVocabulary(scope: Scope, draft: Draft): Promise<Vocabulary> {
  const row = await checked(scope, draft, null)
  const { id } = await scope.db
    .insertInto('vocabularies')
    .values({ ...row, org_id: scope.orgId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getVocabulary(scope, id)
}

/** @throws a refusal that names the field when it may not be kept, or who saved when it was not the version named */
export async function updateVocabulary(
  scope: Scope,
  { id, version, ...draft }: Draft & { id: number; version: number },
  users: readonly VocabularyUser[],
): Promise<Vocabulary> {
  await inTurn(scope)
  const before = await getVocabulary(scope, id)
  if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  if (before.use !== draft.use) throw refuse('invalid', 'vocabularies.useStays', {}, 'use')
  const row = await checked(scope, draft, id)
  if (before.enabled && !draft.enabled) await requireUnused(scope, [before], users)
  await scope.db.updateTable('vocabularies').set(row).where('org_id', '=', scope.orgId).where('id', '=', id).execute()
  if (before.name !== row.name) await renameInLists(scope, before.name, row.name)
  await renewUsers(scope, id, users)
  return getVocabulary(scope, id)
}

/** Everything that names it follows, in the same transaction. */
export async function renewUsers(scope: Scope, id: number, users: readonly VocabularyUser[]): Promise<void> {
  for (const user of users) await user.renew(scope, id)
}

/** @throws a refusal that names what would lose its words */
export async function requireUnused(
  scope: Scope,
  vocabularies: readonly { id: number; name?: string }[],
  users: readonly VocabularyUser[],
): Promise<void> {
  const ids = vocabularies.map(({ id }) => id)
  const names = await listsNaming(scope, vocabularies)
  for (const user of users) names.push(...(await user.usesOf(scope, ids)).map(({ name }) => name))
  if (names.length > 0)
    throw refuse('conflict', 'vocabularies.inUse', { names: names.slice(0, 5).join('、'), count: names.length })
}

/** Word lists that name one of these and are not among them. */
async function listsNaming(scope: Scope, of: readonly { id: number; name?: string }[]): Promise<string[]> {
  const names = of.flatMap(({ name }) => (name === undefined ? [] : [`@${name}`]))
  const { rows } = await sql<{ name: string }>`
    select name from vocabularies where org_id = ${scope.orgId} and use = 'ruleWords' and not id = any(${of.map(({ id }) => id)}::int[])
      and words && ${names}::text[]
    order by name limit ${mostVocabularies}`.execute(scope.db)
  return rows.map(({ name }) => name)
}

const renameInLists = (scope: Scope, from: string, to: string) =>
  sql`
    update vocabularies set words = array_replace(words, ${`@${from}`}, ${`@${to}`})
    where org_id = ${scope.orgId} and use = 'ruleWords' and words @> array[${`@${from}`}]`.execute(scope.db)

export async function removeVocabulary(scope: Scope, id: number, users: readonly VocabularyUser[]): Promise<Draft> {
  await inTurn(scope)
  await requireUnused(scope, [await getVocabulary(scope, id)], users)
  const row = await scope.db
    .deleteFrom('vocabularies')
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .returning(stored)
    .executeTakeFirst()
  if (!row) throw refuse('missing', 'vocabularies.missing')
  return { ...row, use: row.use as Use }
}

/** Those named, or all that the question finds but some; a general dimension that one of them replaced is back. */
export async function removeChosen(
  scope: Scope,
  { ids, allOf, but }: { ids: number[]; allOf: VocabularyQuestion | null; but: number[] },
  users: readonly VocabularyUser[],
): Promise<{ changed: number }> {
  await inTurn(scope)
  const gone = await scope.db
    .deleteFrom('vocabularies')
    .where('org_id', '=', scope.orgId)
    .$if(allOf === null, query => query.where('id', 'in', ids))
    .$if(allOf !== null, query => query.where(found(allOf as VocabularyQuestion)))
    .$if(but.length > 0, query => query.where('id', 'not in', but))
    .returning(['id', 'name'])
    .execute()
  await requireUnused(scope, gone, users)
  return { changed: gone.length }
}

/** One change after the other in an organisation, so that what was counted stays true. */
export const inTurn = (scope: Scope) =>
  sql`select pg_advisory_xact_lock(hashtext('vocabularies'), ${scope.orgId})`.execute(scope.db)

/** A name that rules may use means one vocabulary, and a list that names others leads nowhere back. */
async function requireName(scope: Scope, { use, name, words, enabled }: Draft, id: number | null): Promise<void> {
  if (use === 'stopWords' || !enabled) return
  const others = (await nameableVocabularies(scope)).filter(other => other.id !== id)
  if (use === 'ruleWords' && others.some(other => other.name === name))
    throw refuse('conflict', 'vocabularies.taken', { name }, 'name')
  const draft = { id: id ?? 0, name, words, namesOthers: use === 'ruleWords' }
  const wrong = wrongNameIn(draft, others)
  if (wrong) throw refuse('invalid', wrong.key, { name: wrong.name }, `words.${wrong.at}`)
}

/** The row to write, when it may stand beside the organisation's others; `id` is the one it takes the place of. */
async function checked(scope: Scope, given: Draft, id: number | null) {
  const problems = problemsOf(given)
  if (problems.length > 0) throw refuseAll(problems.slice(0, 50))
  const draft = folded(given)
  await inTurn(scope)
  const others = await scope.db
    .selectFrom('vocabularies')
    .select(['use', 'name', 'replaces', sql<number>`cardinality(words)`.as('wordCount')])
    .where('org_id', '=', scope.orgId)
    .where('id', 'is distinct from', id)
    .execute()
  const sameUse = others.filter(other => other.use === draft.use)
  if (sameUse.some(({ name }) => name === draft.name))
    throw refuse('conflict', 'vocabularies.taken', { name: draft.name }, 'name')
  if (draft.replaces !== null && others.some(({ replaces }) => replaces === draft.replaces))
    throw refuse('conflict', 'vocabularies.replacedAlready', {}, 'replaces')
  await requireName(scope, draft, id)
  if (others.length >= mostVocabularies) throw refuse('quota', 'vocabularies.tooMany', { limit: mostVocabularies })
  if (draft.use === 'dimension' && sameUse.length >= mostDimensions)
    throw refuse('quota', 'vocabularies.tooManyDimensions', { limit: mostDimensions })
  const words = sameUse.reduce((all, { wordCount }) => all + wordCount, draft.words.length)
  if (draft.use === 'words' && words > mostOwnWords)
    throw refuse('quota', 'vocabularies.tooManyOwnWords', { limit: mostOwnWords.toLocaleString('en') }, 'words')
  return { ...draft, updated_at: scope.now, updated_by: scope.userId }
}
