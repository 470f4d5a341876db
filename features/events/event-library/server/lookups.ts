/** Names that an event may be about, by their characters, pinyin or first letters. */
import { type NameOfLibrary, namesOfKind } from '@guanlan/features/articles/brand-library/server'
import { industriesOf } from '@guanlan/features/articles/dictionaries/server'
import { hotWordsOf } from '@guanlan/features/charts/charts/server'
import { eventRows, queryOfEventArticles, storedEvent } from '@guanlan/features/events/events/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { matchScore } from '@guanlan/features/workspace/quick-find/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type LookupEntry, type LookupQuestion, mostFound } from '../contract.ts'

const fields = { corp: 'companies', brand: 'brands', prod: 'products' } as const
const kindAbove = { brand: 'corp', prod: 'brand' } as const
type Kind = NameOfLibrary['kind']

export async function industriesLike(scope: Scope, { parentId, titleLike }: LookupQuestion): Promise<LookupEntry[]> {
  // Industries stand below nothing.
  if (parentId !== undefined) return []
  const all = await industriesOf(scope.db, scope.locale)
  return mostLike(
    all.map(({ dicCode, dicName, names }) => ({ id: dicCode, parentId: null, title: dicName, aliases: [...names] })),
    titleLike,
  )
}

export async function namesLike(
  scope: Scope,
  kind: Kind,
  { parentId, titleLike }: LookupQuestion,
): Promise<LookupEntry[]> {
  const all = await namesOfKind(scope.db, kind)
  const beside = parentId === undefined ? null : await namesBeside(scope, kind, parentId)
  return mostLike(
    all
      .filter(({ name }) => beside === null || beside.has(name))
      .map(({ id, name, aliases }) => ({ id: String(id), parentId: parentId ?? null, title: name, aliases })),
    titleLike,
  )
}

/** Names of a kind that stand with one of the kind above in an own event or a published case. */
async function namesBeside(scope: Scope, kind: Kind, parentId: string): Promise<ReadonlySet<string>> {
  const condition =
    kind === 'corp'
      ? sql`r.subjects ->> 'industry' = ${parentId}`
      : sql`r.subjects -> ${fields[kindAbove[kind]]}::text ? ${await nameOf(scope, kindAbove[kind], parentId)}`
  const { rows } = await sql<{ name: string }>`
    select distinct v.name from (
      select subjects from ${eventRows} e where org_id = ${scope.orgId} union all select subjects from event_cases) r,
      jsonb_array_elements_text(coalesce(r.subjects -> ${fields[kind]}::text, '[]')) v (name)
    where ${condition}`.execute(scope.db)
  return new Set(rows.map(({ name }) => name))
}

/** Without such an entry: a name that nothing has. */
const nameOf = async ({ db }: Scope, kind: Kind, id: string): Promise<string> =>
  (await namesOfKind(db, kind)).find(each => String(each.id) === id)?.name ?? ''

const dayMs = 86_400_000
const wordDays = 7

/** @throws missing, where the parent is no event of the organisation */
export async function hotWordsLike(scope: Scope, { parentId, titleLike }: LookupQuestion): Promise<LookupEntry[]> {
  const week = { from: new Date(scope.now.getTime() - wordDays * dayMs).toISOString(), to: scope.now.toISOString() }
  let query: Parameters<typeof hotWordsOf>[1]
  if (parentId === undefined) query = await articleQuery(scope, { ...week, filters: [], place: 'desk', fold: false })
  else {
    const id = Number(parentId)
    await storedEvent(scope, Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : 0)
    query = await queryOfEventArticles(scope, id)
  }
  const words = await hotWordsOf(scope, query)
  return mostLike(
    words.map(({ word }) => ({ id: word, parentId: parentId ?? null, title: word, aliases: [] })),
    titleLike,
  )
}

/** The most alike first; of nothing typed all, as they stand. */
function mostLike(entries: readonly LookupEntry[], typed: string): LookupEntry[] {
  if (typed.trim() === '') return entries.slice(0, mostFound)
  const score = matchScore(typed)
  return entries
    .map(entry => ({ entry, similarity: Math.max(score(entry.title), ...entry.aliases.map(score)) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, mostFound)
    .map(({ entry }) => entry)
}
