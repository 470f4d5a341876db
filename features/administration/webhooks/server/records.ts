/** Subscriptions as they are stored, with how they fare. */
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { platformStrings, refuse, say } from '@guanlan/platform/contract'
import {
  columnsOf,
  containing,
  isoOf,
  recordTable,
  type Scope,
  sayFetchProblem,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type Question, type Subscription } from '../contract.ts'

const table = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'webhook_subscriptions',
  fields: columnsOf(Draft),
  where: ({ like }) => containing(['name', 'url'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { webhook_subscriptions_by_name: ['name', 'webhooks.taken'] },
})

type Health = Pick<Subscription, 'id' | 'hasSecret' | 'pausedAt' | 'problem' | 'waiting' | 'dead' | 'deliveredAt'>

export const subscriptions = shownRecords(table, {
  async shown({ orgId, db, locale }, rows) {
    const { rows: found } = await sql<Health>`
      select i.id, st.sealed is not null as "hasSecret", ${isoOf('st.paused_at')} as "pausedAt", st.problem,
        coalesce(d.waiting, 0) as waiting, coalesce(d.dead, 0) as dead, ${isoOf('d.delivered_at')} as "deliveredAt"
      from unnest(${rows.map(({ id }) => id)}::int[]) as i (id)
      left join webhook_states st on st.org_id = ${orgId} and st.subscription_id = i.id
      left join lateral (
        select count(*) filter (where w.state = 'waiting')::int as waiting, count(*) filter (where w.state = 'dead')::int as dead,
          max(w.ended_at) filter (where w.state = 'delivered') as delivered_at
        from webhook_deliveries w where w.org_id = ${orgId} and w.subscription_id = i.id) d on true`.execute(db)
    const health = new Map(found.map(each => [each.id, each]))
    const none = { hasSecret: false, pausedAt: null, problem: null, waiting: 0, dead: 0, deliveredAt: null }
    return rows.map((row): Subscription => {
      const one = { ...none, ...health.get(row.id) }
      return { ...row, ...one, problem: one.problem && inWords(one.problem, locale) }
    })
  },
  async fit({ orgId, db }: Scope, draft: Draft): Promise<Draft> {
    const { rows } = await sql<{ id: number }>`
      select m.id from ${monitorRows} m where m.org_id = ${orgId} and m.id = any(${[...draft.monitors]}::int[]) and m.deleted_at is null`.execute(
      db,
    )
    const known = new Set(rows.map(({ id }) => id))
    if (!draft.monitors.every(id => known.has(id))) throw refuse('invalid', 'webhooks.monitorUnknown', {}, 'monitors')
    return draft
  },
})

/** A refusal of ours is stored by its key, why nothing was sent as it was thrown, an answer of the other side as it is. */
export function inWords(problem: string, locale: Scope['locale']): string {
  const phrase = problem.startsWith('platform.') ? platformStrings[problem.slice(9) as never] : undefined
  return phrase ? say(phrase, locale) : sayFetchProblem(problem, locale)
}
