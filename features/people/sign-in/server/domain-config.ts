/** What differs by host: theme, title, layout and variant (spec 1, dictionary call domainConfig). */
import { type Database, lookOf } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { DomainConfig } from '../contract.ts'

type Stored = Omit<DomainConfig, 'host' | 'demonstration' | 'look'>
const standard: Stored = { title: '观澜', theme: 'phantom-blue', layoutType: '0', hostKind: 'default' }

/** Hosts that are not configured get the standard product. */
export async function domainConfigOf(
  db: Database,
  host: string,
  demonstration: DomainConfig['demonstration'],
): Promise<DomainConfig> {
  const row = await db
    .selectFrom('domain_configs')
    .select(['config', 'owner_org_id as owner'])
    .where('host', '=', host.toLowerCase())
    .executeTakeFirst()
  const look = row?.owner ? await lookOf(db, row.owner) : null
  const stored = DomainConfig.omit({ look: true })
    .partial()
    .safeParse(row?.config ?? {})
  return { ...standard, ...(stored.success ? stored.data : {}), host, demonstration, look }
}

/** The name that the browser asked for, without its port. */
export const hostOf = (request: FastifyRequest): string => request.hostname.replace(/:\d+$/, '').toLowerCase()

/** A sign-in may begin and come back at loopback, the published address and every configured host. A name that anybody wrote into a request gets no address of an issuer. */
export async function isOurHost(db: Database, publicUrl: string, host: string): Promise<boolean> {
  if (['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname].includes(host)) return true
  return (
    (await db.selectFrom('domain_configs').select('host').where('host', '=', host).executeTakeFirst()) !== undefined
  )
}

/** Null: the person may enter on this host. Else it is that of an organisation they do not belong to, and these are theirs. */
export async function hostsClosedTo(db: Database, userId: number, host: string): Promise<string[] | null> {
  const { rows } = await sql<{ host: string }>`
    with mine as (
      select m.org_id from memberships m join organisations o on o.id = m.org_id
      where m.user_id = ${userId} and m.enabled and o.enabled and (m.expires_at is null or m.expires_at > now()))
    select own.host from domain_configs closed
      left join lateral (
        select host from domain_configs where owner_org_id in (select org_id from mine) order by 1 limit 10) own on true
    where closed.host = ${host.toLowerCase()} and closed.owner_org_id is not null and closed.owner_org_id not in (select org_id from mine)
    order by own.host`.execute(db)
  if (rows.length === 0) return null
  return rows.flatMap(({ host: own }) => own ?? [])
}
