/** A call by whoever holds a link: bound to its organisation and its object before the handler sees anything of either. */
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { openByLink, requireSigned } from '../access/links.ts'
import { type RoleTable, withoutFeatures } from '../access/permissions.ts'
import { quotaUsageOf } from '../access/quota-usage.ts'
import { foldersOfMember, memberNow, permissionsOf } from '../access/rights-of.ts'
import type { Tx } from '../database.ts'
import type { LinkOpenScope, LinkScope, PublicScope, Scope } from '../scope.ts'
import type { RequestContext } from '../server-half.ts'
import { type DeclaredCall, kindOf, leavingOf, type ServerContext } from './call.ts'
import { inputOf } from './mount.ts'

export function answerByLink(
  { endpoint, handler, half }: DeclaredCall,
  { halves, roles, setting: { calls, files, linkKey } }: ServerContext,
  exchange: RequestContext,
  common: PublicScope,
): Promise<unknown> {
  const { request } = exchange
  const purpose = endpoint.purpose ?? ''
  const { token } = request.params as { token?: unknown }
  const { token: requested } = request.query as { token?: unknown }
  const given = String(token ?? request.headers['x-link'] ?? requested ?? '')
  requireSigned(linkKey, purpose, given)
  // For whoever holds the link alone: search engines leave it out.
  exchange.reply.header('x-robots-tag', 'noindex')
  const signal = leavingOf(exchange)
  // The first statement asks as nobody of no organisation; what it answers binds the rest of the transaction.
  const facts = { orgId: 0, userId: null, kind: kindOf(endpoint, request.body), signal }
  const within = <T>(work: (scope: LinkScope) => Promise<T>): Promise<T> =>
    calls.within(facts, async ({ db }) => {
      const link = await openByLink(db, linkKey, purpose, given)
      await requireSwitchedOn(db, link.orgId, half.feature.name)
      const reader = { ...common, ...link, db, userId: null, may: () => false }
      return work({
        ...common,
        ...link,
        db,
        gauges: () => quotaUsageOf(reader, halves),
        asMember: async (userId, permissions, act) =>
          act({ ...reader, ...(await rightsOf({ db, orgId: link.orgId, userId }, roles, permissions)), userId }),
      })
    })
  if (!endpoint.waits) return within(scope => handler(scope, inputOf(endpoint, request), exchange))
  const scope: LinkOpenScope = { ...common, files, signal, within }
  return handler(scope, inputOf(endpoint, request), exchange)
}

/** Binds the transaction to the folders of their roles, too (docs/decisions/0021). */
async function rightsOf(
  { db, orgId, userId }: { db: Tx; orgId: number; userId: number },
  roles: RoleTable,
  permissions: readonly string[],
): Promise<Pick<Scope, 'may' | 'limitedTo'>> {
  const member = await memberNow(db, orgId, userId)
  const granted = member && withoutFeatures(permissionsOf(roles, member), member.switchedOff)
  if (!granted || !permissions.every(each => granted.has(each))) throw refuse('missing', 'platform.missing')
  const may = (permission: string) => granted.has(permission)
  const folders = foldersOfMember(member)
  if (!folders) return { may }
  const { rows } = await sql<{
    items: number[]
  }>`select limit_to_folders(${orgId}::int, ${folders}::int[]) as items`.execute(db)
  return { may, limitedTo: rows[0]?.items ?? [] }
}

/** What was shared is seen as long as the organisation has the feature. */
async function requireSwitchedOn(db: Tx, orgId: number, feature: string): Promise<void> {
  const { rows } = await sql<{ off: boolean }>`
    select ${feature} = any(o.switched_off || (select s.switched_off from installation_switches s)) as off from organisations o where o.id = ${orgId}`.execute(
    db,
  )
  if (rows[0]?.off) throw refuse('forbidden', 'platform.switchedOff')
}
