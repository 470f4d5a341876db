/** Which sources stand on a site: of an address that was not collected, the source that would have brought it. */
import type { Scope } from '@guanlan/platform/server'

/** Sources looked at. */
const most = 5_000
const mostNamed = 5

export interface SourceOnSite {
  name: string
  enabled: boolean
  failing: boolean
  lastSuccessAt: string | null
}

/** Of those that everybody has and the organisation's own; the database shows no others. */
export async function sourcesOn({ db }: Scope, host: string): Promise<SourceOnSite[]> {
  const rows = await db
    .selectFrom('sources')
    .select(['url', 'name', 'enabled', 'failures', 'last_success_at'])
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows
    .filter(({ url }) => isSameSite(host, URL.parse(url)?.hostname ?? ''))
    .slice(0, mostNamed)
    .map(({ name, enabled, failures, last_success_at }) => ({
      name,
      enabled,
      failing: failures > 0,
      lastSuccessAt: last_success_at?.toISOString() ?? null,
    }))
}

const siteOf = (host: string): string => host.toLowerCase().replace(/^(www|m|rss|feeds?|news)\./, '')

/** `www.example.com`, `rss.example.com` and `tech.example.com` are one site. */
export function isSameSite(host: string, other: string): boolean {
  const [one, two] = [siteOf(host), siteOf(other)]
  return one !== '' && two !== '' && (one === two || one.endsWith(`.${two}`) || two.endsWith(`.${one}`))
}
