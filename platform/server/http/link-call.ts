/** A call by whoever holds a link: bound to its organisation and its object before the handler sees anything of either. */
import { Refusal, refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { openByLink, requireSigned } from '../access/links.ts'
import { quotaUsageOf } from '../access/quota-usage.ts'
import { type RightsNow, rightsOfMaker } from '../access/rights-of.ts'
import type { Tx } from '../database.ts'
import { requireRoomForFile } from '../files/link-file.ts'
import { dropFiles, receiveFiles } from '../files/receive.ts'
import type { LinkOpenScope, LinkScope, PublicScope } from '../scope.ts'
import type { RequestContext } from '../server-half.ts'
import { type DeclaredCall, kindOf, leavingOf, type ServerContext } from './call.ts'
import { inputOf } from './mount.ts'

export async function answerByLink(
  { endpoint, handler, half }: DeclaredCall,
  { halves, roles, setting: { calls, files, linkKey } }: ServerContext,
  exchange: RequestContext,
  common: PublicScope,
): Promise<unknown> {
  const { request } = exchange
  const purpose = endpoint.purpose ?? ''
  const needs = endpoint.access === 'link' ? endpoint.makerNeeds : null
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
      const userId = await makerOf(db, link, half.feature.name)
      const rights =
        userId !== null && needs
          ? await rightsOfMaker(db, roles, { orgId: link.orgId, userId }, needs).catch(hide)
          : null
      const limitedTo = rights?.folders
        ? await limitTo(db, { orgId: link.orgId, userId: userId ?? 0, folders: rights.folders })
        : undefined
      const bound = { ...common, ...link, db, ...(limitedTo && { limitedTo }) }
      const reader = { ...bound, userId: null, may: () => false }
      return work({
        ...bound,
        maker: rights && { ...bound, userId, may: permission => rights.granted.has(permission) },
        quotaUsage: () => quotaUsageOf(reader, halves),
      })
    })
  if (endpoint.files) {
    // Whether the link holds comes before the bytes; while they arrive, no connection is held.
    const { orgId } = await within(async scope => {
      await requireRoomForFile(scope)
      return scope
    })
    const sent = await receiveFiles(request, { store: files, orgId, uploads: endpoint.files, signal })
    try {
      return await within(scope => handler(scope, { ...inputOf(endpoint, request), files: sent }, exchange))
    } catch (error) {
      await dropFiles(files, sent)
      throw error
    }
  }
  if (!endpoint.waits) return within(scope => handler(scope, inputOf(endpoint, request), exchange))
  const scope: LinkOpenScope = { ...common, files, signal, within }
  return handler(scope, inputOf(endpoint, request), exchange)
}

/** Whoever holds the link learns nothing of its maker: it opens nothing, as one that never was. */
function hide(error: unknown): never {
  throw error instanceof Refusal ? refuse('missing', 'platform.missing') : error
}

/** For the rest of the transaction (docs/decisions/0021). */
async function limitTo(
  db: Tx,
  { orgId, userId, folders }: { orgId: number; userId: number; folders: NonNullable<RightsNow['folders']> },
): Promise<number[]> {
  const { rows } = await sql<{
    items: number[]
  }>`select limit_to_folders(${orgId}::int, ${folders}::int[], ${userId}::int) as items`.execute(db)
  return rows[0]?.items ?? []
}

/** What was shared is seen as long as the organisation has the feature. @returns who made the link; null: the product, for a receiver */
async function makerOf(
  db: Tx,
  { orgId, linkId }: { orgId: number; linkId: number },
  feature: string,
): Promise<number | null> {
  const { rows } = await sql<{ off: boolean; maker: number | null }>`
    select ${feature} = any(o.switched_off || (select s.switched_off from installation_switches s)) as off, l.created_by as maker
    from organisations o join links l on l.org_id = o.id and l.id = ${linkId} where o.id = ${orgId}`.execute(db)
  if (rows[0]?.off) throw refuse('forbidden', 'platform.switchedOff')
  return rows[0]?.maker ?? null
}
