/** What differs by host: theme, title, layout and variant (spec 1, dictionary call domainConfig). */
import type { Database } from '@guanlan/platform/server'
import { DomainConfig } from '../contract.ts'

type Stored = Omit<DomainConfig, 'host' | 'demonstration'>
const standard: Stored = { title: '观澜', theme: 'phantom-blue', layoutType: '0', hostKind: 'default' }

/** Hosts that are not configured get the standard product. */
export async function domainConfigOf(
  db: Database,
  host: string,
  demonstration: DomainConfig['demonstration'],
): Promise<DomainConfig> {
  const row = await db
    .selectFrom('domain_configs')
    .select('config')
    .where('host', '=', host.toLowerCase())
    .executeTakeFirst()
  const stored = DomainConfig.partial().safeParse(row?.config ?? {})
  return { ...standard, ...(stored.success ? stored.data : {}), host, demonstration }
}

/** A sign-in may come back to loopback, the published address and every configured host. */
export async function isOurHost(db: Database, publicUrl: string, host: string): Promise<boolean> {
  if (['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname].includes(host)) return true
  return (
    (await db.selectFrom('domain_configs').select('host').where('host', '=', host).executeTakeFirst()) !== undefined
  )
}
