import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import type { Scope } from '@guanlan/platform/server'
import type { CatalogueRow } from '../../contract.ts'
import { knownAmong } from '../known.ts'
import { catalogue, entryName } from './entries.ts'

/** All of it, in the language of the reader, with what is collected already. */
export async function listCatalogue(scope: Scope): Promise<{ list: CatalogueRow[] }> {
  const entries = await catalogue()
  const known = await knownAmong(
    scope,
    entries.map(({ url }) => url),
  )
  return {
    list: entries.map(entry => ({
      ...entry,
      name: entryName(entry, scope.locale),
      known: known.get(entry.url) ?? null,
    })),
  }
}

/** Division codes (GB/T 2260) of the regions that have one of their own in the catalogue. */
const divisions: Readonly<Record<string, number>> = { TW: 710_000, HK: 810_000, MO: 820_000 }

/** What the catalogue knows of the medium behind an address; nothing of others. */
export async function mediumOf(url: string): Promise<{ mediaLevel?: number; language?: string; region?: number }> {
  const entry = (await catalogue()).find(each => each.url === url)
  if (!entry) return {}
  const region = divisions[entry.region]
  return { mediaLevel: mediaLevels.indexOf(entry.level), language: entry.language, ...(region && { region }) }
}
