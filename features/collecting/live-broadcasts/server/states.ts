import { type Scope, sayFetchProblem } from '@guanlan/platform/server'
import { airing, type LiveBroadcast } from '../contract.ts'

/** With what the pages said last. */
export async function withStates<Row extends { id: number }>(
  scope: Scope,
  rows: readonly Row[],
): Promise<(Row & Pick<LiveBroadcast, 'status' | 'problem' | 'probedAt'>)[]> {
  const states = await scope.db
    .selectFrom('live_states')
    .select(['monitor_id', 'state', 'problem', 'probed_at'])
    .where('org_id', '=', scope.orgId)
    .where('monitor_id', 'in', [0, ...rows.map(row => row.id)])
    .execute()
  const known = new Map(states.map(state => [state.monitor_id, state]))
  return rows.map(row => {
    const state = known.get(row.id)
    return {
      ...row,
      status: state ? (airing[state.state] ?? null) : null,
      problem: state?.problem ? sayFetchProblem(state.problem, scope.locale) : null,
      probedAt: state?.probed_at.toISOString() ?? null,
    }
  })
}
