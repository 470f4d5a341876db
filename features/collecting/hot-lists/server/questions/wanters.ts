/** Which monitors and watches of an organisation want titles. Rules are prepared once and kept until one of them changes. */
import { createMatcher, type Matcher } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { monitorRows, openItems, ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface Wanters {
  monitors: string[]
  watches: string[]
}

interface Named {
  kind: keyof Wanters
  id: number
  name: string
}
interface Kept {
  state: string
  matcher: Matcher
  named: Map<number, Named>
}
/** By organisation; those asked longest ago go first. */
const stored = new Map<number, Kept>()
const mostKept = 50
const mostNamed = 5
const nothing = canonicalise('')

/** For each title, in its order; five names of a kind at most. */
export async function wantersOf(scope: Scope, titles: readonly string[]): Promise<Wanters[]> {
  if (titles.length === 0) return []
  const { matcher, named } = await rulesOf(scope)
  return titles.map(title => {
    const wanters: Wanters = { monitors: [], watches: [] }
    for (const id of matcher.match({ title: canonicalise(title), body: nothing })) {
      const found = named.get(id)
      if (found && wanters[found.kind].length < mostNamed) wanters[found.kind].push(found.name)
    }
    return wanters
  })
}

/** For each title, in its order, whether one of these monitors wants it. @param monitors null: any */
export async function monitorsWant(
  scope: Scope,
  titles: readonly string[],
  monitors: ReadonlySet<number> | null,
): Promise<boolean[]> {
  if (titles.length === 0) return []
  const { matcher, named } = await rulesOf(scope)
  return titles.map(title =>
    [...matcher.match({ title: canonicalise(title), body: nothing })].some(place => {
      const found = named.get(place)
      return found?.kind === 'monitors' && (monitors === null || monitors.has(found.id))
    }),
  )
}

async function rulesOf(scope: Scope): Promise<Kept> {
  const { orgId, db } = scope
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', (select concat(count(*), ' ', max(updated_at), ' ', sum(version)) from ${monitorRows} m where org_id = ${orgId} and deleted_at is null),
      (select concat(count(*), ' ', max(updated_at), ' ', sum(version)) from hot_watches where org_id = ${orgId})) as state`.execute(
    db,
  )
  const state = rows[0]?.state ?? ''
  const known = stored.get(orgId)
  if (known?.state === state) return known
  const watches = await db
    .selectFrom('hot_watches')
    .select(['id', 'name', 'rule'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute()
  const monitors = await openItems(scope)
  const matcher = createMatcher()
  const named = new Map<number, Named>()
  const add = async (kind: keyof Wanters, { id, name, rule }: { id: number; name: string; rule: string }) => {
    const tree = await ruleOfText(rule)
    if (!tree) return
    named.set(named.size + 1, { kind, id, name })
    matcher.set(named.size, tree)
  }
  for (const watch of watches) await add('watches', watch)
  for (const monitor of monitors) await add('monitors', monitor)
  const fresh = { state, matcher, named }
  stored.delete(orgId)
  stored.set(orgId, fresh)
  for (const [oldest] of stored) if (stored.size > mostKept) stored.delete(oldest)
  return fresh
}
