/**
 * Who a key speaks for. Believed from memory; a change of the key is announced within its transaction (0380) and forgotten at once in every
 * process. The call's own transaction looks at it again, so that also a process that hears nothing serves no withdrawn key.
 */
import { refuse } from '@guanlan/platform/contract'
import {
  type AuthorityChange,
  answeredSoon,
  authorityChannel,
  type Database,
  type Identity,
  type Listener,
  type SecretBox,
} from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { hashOf, isKey, mayComeFrom } from './tokens.ts'

interface Known {
  id: number
  orgId: number
  userId: number
  name: string
  addresses: string[]
  mayWrite: boolean
  /** When this secret opens nothing any more. */
  until: Date | null
}

export interface Keys {
  isKey(token: string): boolean
  authenticate(token: string, request: FastifyRequest): Promise<Identity>
}

const mostRemembered = 10_000
const notedEveryMs = 60_000

export function openKeys(db: Database, listener: Listener, secretBox: SecretBox): Keys {
  const known = new Map<string, Known>()
  /** By key, when its last use was written down. */
  const noted = new Map<number, number>()
  let forgotten = 0

  listener.on(authorityChannel, payload => {
    const { user } = JSON.parse(payload) as AuthorityChange
    forgotten++
    for (const [hash, { userId }] of known) if (userId === user) known.delete(hash)
  })
  listener.onReconnect(() => {
    forgotten++
    known.clear()
  })

  async function find(hash: string): Promise<Known> {
    const before = forgotten
    const { rows } = await answeredSoon(
      sql<Known>`
        select id, org_id as "orgId", user_id as "userId", name, addresses, may_write as "mayWrite",
          case when hash = ${hash} then expires_at else least(expires_at, previous_until) end as until
        from api_keys where (hash = ${hash} or previous_hash = ${hash}) and withdrawn_at is null`.execute(db),
    )
    const [found] = rows
    if (!found) throw refuse('signedOut', 'apiKeys.noSuchKey')
    if (known.size >= mostRemembered) known.clear()
    // What was forgotten while this was looked up may have been this.
    if (before === forgotten) known.set(hash, found)
    return found
  }

  function noteUse({ id, orgId }: Known, address: string): void {
    const now = Date.now()
    if ((noted.get(id) ?? 0) > now - notedEveryMs) return
    if (noted.size >= mostRemembered) noted.clear()
    noted.set(id, now)
    void sql`update api_keys set last_used_at = now(), last_address = ${address} where org_id = ${orgId} and id = ${id}`
      .execute(db)
      .catch(() => noted.delete(id))
  }

  return {
    isKey,
    async authenticate(token, { ip }) {
      const hash = hashOf(secretBox, token)
      const key = known.get(hash) ?? (await find(hash))
      if (key.until !== null && key.until.getTime() <= Date.now()) throw refuse('signedOut', 'apiKeys.keyOver')
      if (!mayComeFrom(key.addresses, ip)) throw refuse('forbidden', 'apiKeys.addressRefused', { address: ip })
      noteUse(key, ip)
      return {
        userId: key.userId,
        name: key.name,
        roles: [],
        key: { id: key.id, orgId: key.orgId, hash, mayWrite: key.mayWrite },
      }
    },
  }
}
