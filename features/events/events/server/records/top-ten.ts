/** The ten events with the most heat, and where they stood a day ago. */
import { figuresOfSets, type SetFigures } from '@guanlan/features/articles/articles/server/facts'
import { storyHeatOf } from '@guanlan/features/charts/charts/contract'
import { weightsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TopEvent } from '../../contract.ts'
import { eventTable, isIn } from './rows.ts'
import { showEvents } from './shown.ts'

const most = 10
const dayMs = 86_400_000
/** The newest that are not over; an organisation has fewer. */
const mostLookedAt = 200

export async function topTen(scope: Scope): Promise<TopEvent[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from events r where r.org_id = ${scope.orgId} and r.binned_at is null and not ${isIn('over')} order by r.created_at desc, r.id desc limit ${mostLookedAt}`.execute(
    scope.db,
  )
  const ids = rows.map(({ id }) => id)
  const { storyHeat } = (await weightsOf(scope)).weights
  const inOrder = (figures: ReadonlyMap<number, SetFigures>) =>
    [...figures]
      .map(([id, each]) => ({ id, heat: storyHeatOf(each, storyHeat).heat, articles: each.articles }))
      .sort((a, b) => b.heat - a.heat || b.articles - a.articles || b.id - a.id)
      .slice(0, most)
      .map(({ id }) => id)
  const now = inOrder(await figuresOfSets(scope, 'event', ids))
  const before = inOrder(await figuresOfSets(scope, 'event', ids, new Date(scope.now.getTime() - dayMs)))
  const chosen = { ids: now, allOf: null, but: [] }
  const stored = await eventTable.pageOfChosen(scope, chosen, { sort: 'createdAt', order: 'desc', limit: most })
  const shown = new Map((await showEvents(scope, stored.list)).map(event => [event.id, event]))
  return now.flatMap((id, index) => {
    const event = shown.get(id)
    const earlier = before.indexOf(id)
    return event ? [{ place: index + 1, before: earlier < 0 ? null : earlier + 1, event }] : []
  })
}
