import { type Locale, refuse, say } from '@guanlan/platform/contract'
import type { CallScope, RequestContext } from '@guanlan/platform/server'
import { mostAreas, type RegionMaps } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { MapFault } from './check.ts'
import type { MapFolder } from './folder.ts'

/** Which maps there are; in place of a country's map that is not used, why. */
export async function listMaps({ locale }: Pick<CallScope, 'locale'>, folder: MapFolder) {
  const found = await folder.about()
  if (found === null) return { maps: null, fault: null }
  const maps: RegionMaps = found.fault ? null : { ...found.about, areas: found.areas.slice(0, mostAreas) }
  return { maps, fault: found.fault && format(found.fault, locale) }
}

function format(fault: MapFault, locale: Locale): string {
  const name = fault.key.slice('charts.'.length) as 'mapNotJson'
  return say(strings[name], locale, 'values' in fault ? fault.values : {})
}

/** Kept by browsers and asked for again each time: the same map answers with 304. */
export async function sendMap(folder: MapFolder, code: number, { request, reply }: RequestContext): Promise<void> {
  const map = await folder.map(code)
  if (map === null) throw refuse('missing', 'charts.noMap')
  if ('fault' in map)
    throw refuse('unavailable', map.fault.key as 'charts.mapNotJson', 'values' in map.fault ? map.fault.values : {})
  reply.header('etag', map.tag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match']?.includes(map.tag)) {
    await reply.code(304).send()
    return
  }
  await reply.header('content-type', 'application/geo+json; charset=utf-8').send(map.body)
}
