import type { Scope } from '@guanlan/platform/server'

/** Which addresses are collected already, as far as the organisation sees it. */
export async function knownAmong({ db }: Scope, urls: readonly string[]): Promise<Map<string, 'own' | 'shared'>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('sources')
    .select(['url', 'shared'])
    .where('url', 'in', [...new Set(urls)])
    .execute()
  return new Map(rows.map(({ url, shared }) => [url, shared ? 'shared' : 'own']))
}
