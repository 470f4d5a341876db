/** The operator's folder of maps: `map.json` says what they are, `100000.json` is the country by province, `PROVINCE.json` a province by city. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedMap, countryCode, type MapAbout, type MapFault, mostMapBytes, noAbout, readAbout } from './check.ts'

export type ReadMap = { body: string; tag: string } | { fault: MapFault }

export interface MapFolder {
  /** Null: there is no folder, or no map of the country in it. */
  about: () => Promise<{ about: MapAbout; areas: number[]; fault: MapFault | null } | null>
  /** Null: there is no such file. */
  map: (code: number) => Promise<ReadMap | null>
}
export const noMaps: MapFolder = { about: async () => null, map: async () => null }

/** Maps kept as they were read; others are read again. */
const mostKept = 12

/** @param onFault is told once of each version of a file that is not used */
export function openMaps(folder: string, onFault: (file: string, fault: MapFault) => void): MapFolder {
  const stored = new Map<string, { version: string; read: ReadMap }>()

  const readVersion = async (code: number): Promise<ReadMap | null> => {
    const file = join(folder, `${code}.json`)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const version = `${found.mtimeMs} ${found.size}`
    const had = stored.get(file)
    if (had?.version === version) return had.read
    const read = await readMap(file, found.size, code)
    if ('fault' in read) onFault(file, read.fault)
    stored.delete(file)
    stored.set(file, { version, read })
    for (const oldest of stored.keys()) if (stored.size > mostKept) stored.delete(oldest)
    return read
  }

  return {
    map: readVersion,
    async about() {
      const names = await readdir(folder).catch(() => [])
      const areas = names.flatMap(name => (/^\d{6}\.json$/.test(name) ? [Number(name.slice(0, 6))] : [])).toSorted()
      const country = await readVersion(countryCode)
      if (country === null) return null
      const file = join(folder, 'map.json')
      const size = (await stat(file).catch(() => null))?.size ?? 0
      // What cannot be read approves nothing.
      const about = size > 0 && size < 10_000 ? readAbout(await readFile(file, 'utf8').catch(() => '')) : null
      return { about: about ?? noAbout, areas, fault: 'fault' in country ? country.fault : null }
    },
  }
}

async function readMap(file: string, bytes: number, code: number): Promise<ReadMap> {
  if (bytes > mostMapBytes) return { fault: { key: 'charts.mapTooLarge', values: { most: mostMapBytes / 1_000_000 } } }
  const read = checkedMap(await readFile(file, 'utf8').catch(() => ''), code)
  if ('fault' in read) return read
  return { ...read, tag: `"${createHash('sha256').update(read.body).digest('base64url').slice(0, 27)}"` }
}
