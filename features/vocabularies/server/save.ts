/** Vocabularies as the database keeps them; what changes is told to the pipeline by a trigger. */
import { refuse, refuseAll } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type Draft,
  type Listed,
  mostDimensions,
  mostOwnWords,
  mostVocabularies,
  type Use,
  type Vocabulary,
} from '../contract.ts'
import { folded, problemsOf } from './check.ts'

const kept = ['use', 'name', 'words', 'hints', 'replaces', 'enabled'] as const

export async function listVocabularies(
  scope: Scope,
  { page, pageSize, like, use }: { page: number; pageSize: number; like: string; use?: Use | undefined },
) {
  const part = `%${like
    .replaceAll('\0', '')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`
  const wanted = scope.db
    .selectFrom('vocabularies')
    .where('org_id', '=', scope.orgId)
    .$if(use !== undefined, query => query.where('use', '=', use as Use))
    .where(sql<boolean>`exists (select 1 from unnest(name || words || hints) as any_word where any_word ilike ${part})`)
  const rows = await wanted
    .select(['id', 'use', 'name', 'replaces', 'enabled', 'updated_at'])
    .select([
      sql<number>`cardinality(words)`.as('wordCount'),
      sql<number>`cardinality(hints)`.as('hintCount'),
      sql<string[]>`words[1:5]`.as('firstWords'),
      updatedBy.as('updatedBy'),
    ])
    .orderBy(sql`array_position(array['words', 'stopWords', 'dimension'], use)`)
    .orderBy('name')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await wanted.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = rows.map(
    ({ use, updated_at, ...row }): Listed => ({ ...row, use: use as Use, updatedAt: updated_at.toISOString() }),
  )
  return { list, total: Number(total), page, pageSize }
}

const updatedBy = sql<string | null>`coalesce(member_name(updated_by), '#' || updated_by)`

export async function getVocabulary(scope: Scope, id: number): Promise<Vocabulary> {
  const row = await scope.db
    .selectFrom('vocabularies')
    .select(['id', ...kept, 'updated_at', updatedBy.as('updatedBy')])
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

/** @throws a refusal that names the field when it may not be kept */
export async function updateVocabulary(scope: Scope, { id, ...draft }: Draft & { id: number }): Promise<Vocabulary> {
  const before = await getVocabulary(scope, id)
  if (before.use !== draft.use) throw refuse('invalid', 'vocabularies.useStays', {}, 'use')
  const row = await checked(scope, draft, id)
  await scope.db.updateTable('vocabularies').set(row).where('org_id', '=', scope.orgId).where('id', '=', id).execute()
  return getVocabulary(scope, id)
}

export async function removeVocabulary(scope: Scope, id: number): Promise<Draft> {
  const row = await scope.db
    .deleteFrom('vocabularies')
    .where('org_id', '=', scope.orgId)
    .where('id', '=', id)
    .returning(kept)
    .executeTakeFirst()
  if (!row) throw refuse('missing', 'vocabularies.missing')
  return { ...row, use: row.use as Use }
}

/** The row to write, when it may stand beside the organisation's others; `id` is the one it takes the place of. */
async function checked(scope: Scope, given: Draft, id: number | null) {
  const problems = problemsOf(given)
  if (problems.length > 0) throw refuseAll(problems.slice(0, 50))
  const draft = folded(given)
  // One change after the other in an organisation, so that what was counted stays true.
  await sql`select pg_advisory_xact_lock(hashtext('vocabularies'), ${scope.orgId})`.execute(scope.db)
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
  if (others.length >= mostVocabularies) throw refuse('quota', 'vocabularies.tooMany', { limit: mostVocabularies })
  if (draft.use === 'dimension' && sameUse.length >= mostDimensions)
    throw refuse('quota', 'vocabularies.tooManyDimensions', { limit: mostDimensions })
  const words = sameUse.reduce((all, { wordCount }) => all + wordCount, draft.words.length)
  if (draft.use === 'words' && words > mostOwnWords)
    throw refuse('quota', 'vocabularies.tooManyOwnWords', { limit: mostOwnWords.toLocaleString('en') }, 'words')
  return { ...draft, updated_at: scope.now, updated_by: scope.userId }
}
