/** What a map's file must hold before it is used: an operator put it there, browsers of all members draw it. Pure. */
import { regions } from '@guanlan/engine/text'
import { z } from 'zod'

/** Bytes of one file; read and checked in some 20 ms. */
export const mostMapBytes = 2_000_000
const mostFeatures = 1_000
const mostPoints = 200_000

export type MapFault =
  | { key: 'charts.mapTooLarge'; values: { most: number } }
  | { key: 'charts.mapNotJson' | 'charts.mapNotGeoJson' | 'charts.mapOffEarth' }
  | { key: 'charts.mapTooFine'; values: { most: number } }
  | { key: 'charts.mapShape'; values: { shape: string } }
  | { key: 'charts.mapLacks'; values: { names: string } }

const About = z.object({
  name: z.string().trim().max(100).default(''),
  approval: z.string().trim().max(100).nullable().default(null),
  source: z.string().trim().max(200).nullable().default(null),
})
export type MapAbout = z.infer<typeof About>

/** What `map.json` says; null: it cannot be read. */
export function readAbout(text: string): MapAbout | null {
  const about = About.safeParse(jsonOf(text))
  return about.success
    ? { ...about.data, approval: about.data.approval || null, source: about.data.source || null }
    : null
}
export const noAbout: MapAbout = { name: '', approval: null, source: null }

/** How deep the points of a shape lie. */
const depths: Readonly<Record<string, number>> = { LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 }

const Features = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        properties: z.looseObject({}).nullish(),
        geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
      }),
    )
    .min(1)
    .max(mostFeatures),
})

/** The country by province. */
export const countryCode = 100_000

/**
 * Every feature stays; of its properties what a map needs.
 * @returns GeoJSON as browsers are given it
 */
export function checkedMap(text: string, code: number): { body: string } | { fault: MapFault } {
  const json = jsonOf(text)
  if (json === undefined) return { fault: { key: 'charts.mapNotJson' } }
  const read = Features.safeParse(json)
  if (!read.success) return { fault: { key: 'charts.mapNotGeoJson' } }
  let points = 0
  for (const { geometry } of read.data.features) {
    const depth = depths[geometry.type]
    if (depth === undefined) return { fault: { key: 'charts.mapShape', values: { shape: geometry.type.slice(0, 40) } } }
    const found = pointsIn(geometry.coordinates, depth)
    if (found === null) return { fault: { key: 'charts.mapOffEarth' } }
    points += found
    if (points > mostPoints) return { fault: { key: 'charts.mapTooFine', values: { most: mostPoints } } }
  }
  const features = read.data.features.map(({ properties, geometry }) => ({
    type: 'Feature',
    properties: shownOf(properties ?? {}),
    geometry,
  }))
  const drawn = new Set(features.map(({ properties }) => properties.adcode))
  const lacking = code === countryCode ? provinces.filter(each => !drawn.has(each.code)) : []
  if (lacking.length > 0)
    return { fault: { key: 'charts.mapLacks', values: { names: lacking.map(({ short }) => short).join(' ') } } }
  return { body: JSON.stringify({ type: 'FeatureCollection', features }) }
}

const provinces = regions.filter(({ parent }) => parent === null)

/** A line that is no division, the one in the South China Sea, has a code that is no division's, or none. */
function shownOf(properties: Record<string, unknown>) {
  const code = String(properties.adcode ?? '')
  const centre = [properties.centroid, properties.center].find(each => pointsIn([each], 1) === 1)
  return {
    adcode: /^\w{1,20}$/.test(code) ? code : 'line',
    name: typeof properties.name === 'string' ? properties.name.slice(0, 40) : '',
    ...(centre !== undefined && { cp: centre }),
  }
}

/** How many points; null when one of them is no place on earth. @param depth 1: a list of points */
function pointsIn(list: readonly unknown[], depth: number): number | null {
  let sum = 0
  for (const each of list) {
    if (!Array.isArray(each)) return null
    if (depth === 1) {
      const [east, north] = each as unknown[]
      if (typeof east !== 'number' || typeof north !== 'number' || Math.abs(east) > 180 || Math.abs(north) > 90)
        return null
      sum++
      continue
    }
    const found = pointsIn(each, depth - 1)
    if (found === null) return null
    sum += found
  }
  return sum
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
