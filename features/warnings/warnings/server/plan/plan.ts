/** What the plan holds, shown by a link to whoever pays for it; they need not be members. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import type { CallScope, LinkScope } from '@guanlan/platform/server'
import type { Plan } from '../../contract.ts'
import { lastRequest } from './renewal.ts'

const purpose = 'warningPlan'
const linkHours = 72

export async function linkToPlan(scope: CallScope): Promise<{ token: string; address: string }> {
  const expiresAt = new Date(scope.now.getTime() + linkHours * 3_600_000)
  const token = await scope.makeLink({ purpose, objectId: scope.orgId, expiresAt, mostUses: 1_000 })
  return { token, address: `/warningPay?token=${token}` }
}

export async function planOf(scope: LinkScope, operatorMail: string | null): Promise<Plan> {
  const requested = await lastRequest(scope)
  return {
    organisation: await organisationName(scope),
    gauges: await scope.quotaUsage(),
    reachesOperator: operatorMail !== null,
    askedAt: requested?.toISOString() ?? null,
  }
}
