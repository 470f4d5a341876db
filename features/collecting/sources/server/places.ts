/** Where an article could come from that was not collected: sources on its site, else entries of the catalogue. */
import type { Scope } from '@guanlan/platform/server'
import { catalogue, entriesNamed, entryName } from './catalogue/entries.ts'
import { isSameSite, sourcesOn } from './sources-on.ts'

export type Place =
  | { kind: 'source'; name: string; enabled: boolean; failing: boolean }
  | { kind: 'catalogue'; name: string; url: string }

const mostNamed = 3

/** @param host null: only its medium is known */
export async function placesFor(
  scope: Scope,
  { host, media }: { host: string | null; media: string },
): Promise<Place[]> {
  const sources = host === null ? [] : await sourcesOn(scope, host)
  if (sources.length > 0)
    return sources.slice(0, mostNamed).map(({ name, enabled, failing }) => ({ kind: 'source', name, enabled, failing }))
  const entries = await catalogue()
  const onSite = ({ url, home }: { url: string; home: string }) =>
    host !== null && [url, home].some(address => isSameSite(host, URL.parse(address)?.hostname ?? ''))
  const ofMedium = new Set(entriesNamed(entries, media))
  return entries
    .filter(entry => onSite(entry) || ofMedium.has(entry))
    .slice(0, mostNamed)
    .map(entry => ({ kind: 'catalogue', name: entryName(entry, scope.locale), url: entry.url }))
}
