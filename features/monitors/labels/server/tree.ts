/** The tree of labels as the database keeps it. */
import { countLabelled } from '@guanlan/features/articles/articles/server'
import { refuse, type TreeMove } from '@guanlan/platform/contract'
import { familyAfter, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { childrenOf, familiesOf, isOffered } from '../contract/tree.ts'
import { type Label, mostLabels } from '../contract.ts'

/** Fathers before their children, siblings in order. */
export async function listLabels(
  scope: Scope,
  { isOpen, status }: { isOpen?: boolean | undefined; status?: boolean | undefined } = {},
): Promise<Label[]> {
  const rows = await scope.db
    .selectFrom('labels')
    .select(['id', 'org_id', 'father_id', 'name', 'colour', 'rule', 'status', 'version', 'updated_at'])
    .select(sql<string | null>`coalesce(member_name(updated_by), '#' || updated_by)`.as('updatedBy'))
    .where('org_id', '=', scope.orgId)
    .orderBy('position')
    .orderBy('id')
    .limit(mostLabels)
    .execute()
  const nodes = rows.map(({ org_id, father_id, updated_at, status, ...row }) => ({
    ...row,
    orgId: org_id,
    fatherId: father_id ?? 0,
    status: status === 1 ? (1 as const) : (0 as const),
    updatedAt: updated_at.toISOString(),
  }))
  const children = childrenOf(nodes)
  const walk = (fatherId: number): Label[] =>
    (children.get(fatherId) ?? []).flatMap((node, place, family) => [
      { ...node, idPrev: family[place - 1]?.id ?? 0, idNext: family[place + 1]?.id ?? 0 },
      ...walk(node.id),
    ])
  const all = walk(0)
  const offered = isOffered(all)
  return all.filter(
    label => (!isOpen || offered(label.id)) && (status === undefined || (label.status === 1) === status),
  )
}

export async function requireLabel(scope: Scope, id: number): Promise<Label> {
  const found = (await listLabels(scope)).find(label => label.id === id)
  if (!found) throw refuse('missing', 'labels.missing')
  return found
}

/** Puts a label between two neighbours below a father and numbers that family anew. */
export async function moveLabel(scope: Scope, move: TreeMove): Promise<void> {
  const { id, fatherId } = move
  await inTurn(scope)
  const all = await listLabels(scope)
  const family = familyAfter(all, move)
  if (!Array.isArray(family)) throw refusalOf[family]()
  const { name = '' } = all.find(label => label.id === id) ?? {}
  if (all.some(label => label.fatherId === fatherId && label.name === name && label.id !== id))
    throw refuse('conflict', 'labels.taken', { name }, 'name')
  // Who is writing it would put it back under its old father: then it counts as changed.
  await sql`
    update labels l set position = f.place, father_id = ${fatherId || null},
      version = l.version + case when coalesce(l.father_id, 0) = ${fatherId} then 0 else 1 end
    from unnest(${family}::int[]) with ordinality as f (id, place) where l.org_id = ${scope.orgId} and l.id = f.id
      and (l.position <> f.place or coalesce(l.father_id, 0) <> ${fatherId})`.execute(scope.db)
}

/** Changes of the tree come one after the other in an organisation, so that what was looked at stays true. */
export const inTurn = (scope: Scope) =>
  sql`select pg_advisory_xact_lock(hashtext('labels'), ${scope.orgId})`.execute(scope.db)

export async function labelCounts(scope: Scope, range: { from?: string | undefined; to?: string | undefined }) {
  const dateOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at))
  const families = familiesOf(await listLabels(scope))
  return countLabelled(scope, families, { from: dateOf(range.from), to: dateOf(range.to) })
}

const refusalOf = {
  missing: () => refuse('missing', 'labels.missing'),
  fatherMissing: () => refuse('invalid', 'labels.fatherMissing', {}, 'fatherId'),
  fatherIsBelow: () => refuse('conflict', 'labels.fatherIsBelow', {}, 'fatherId'),
  neighbourMissing: () => refuse('conflict', 'labels.neighbourMissing'),
}
