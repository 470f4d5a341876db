/** Whoever leaves or is kept out hands over what is theirs: to a colleague or to the organisation, in the same transaction. */
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, ChosenRecords, OwnedKind } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { HandingOver, OwnedData, Question } from '../contract.ts'
import { chosenPeople } from './list.ts'
import { enablePeople, removePeople } from './memberships.ts'

type Chosen = ChosenRecords<Pick<Question, 'like' | 'state' | 'role'>>

/** What is theirs, without what there is none of. */
export async function ownedDataOf(
  scope: CallScope,
  ownedData: readonly OwnedKind[],
  chosen: Chosen,
): Promise<OwnedData> {
  const people = await accountsBehind(scope, await chosenPeople(scope, chosen))
  const found: OwnedData = []
  for (const { name, title, count, handTo } of ownedData) {
    const n = await count(scope, people)
    if (n > 0) found.push({ name, title: say(title, scope.locale), count: n, ends: handTo === undefined })
  }
  return found
}

/** @throws a refusal of `to` when the colleague does not get in, or leaves too */
export async function handOver(
  scope: CallScope,
  ownedData: readonly OwnedKind[],
  { chosen, to, act }: HandingOver,
): Promise<{ changed: number }> {
  const memberships = await chosenPeople(scope, chosen)
  const people = await accountsBehind(scope, memberships)
  if (to !== null) await requireColleague(scope, to, people)
  // Before they are gone: what ends with a membership looks at who is left.
  for (const { handTo } of ownedData) await handTo?.(scope, people, to)
  return act === 'remove' ? removePeople(scope, memberships) : enablePeople(scope, memberships, false)
}

async function accountsBehind({ orgId, db }: CallScope, memberships: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from memberships where org_id = ${orgId} and id = any(${[...memberships]}::int[]) order by user_id`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

async function requireColleague({ orgId, db }: CallScope, to: number, leaving: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select from people_of_organisation r where r.org_id = ${orgId} and r.user_id = ${to} and r.state = 'active'`.execute(
    db,
  )
  if (rows.length === 0 || leaving.includes(to)) throw refuse('invalid', 'members.colleagueMissing', {}, 'to')
}
