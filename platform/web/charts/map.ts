/** What a map is drawn of, and how one goes over it. Pure. */
import type { ChartData } from '@guanlan/platform/contract'
import { strengths } from './heat.ts'

/** GeoJSON with outlines; `adcode` of a feature says which place it is. */
export interface MapOutlines {
  type: 'FeatureCollection'
  features: readonly {
    type?: string
    properties: { adcode: string; cp?: readonly number[] }
    geometry?: unknown
  }[]
}

/** One place a row of the figures; null: it has none on this map and stands beneath it. */
export type MapGround =
  | {
      kind: 'tiles'
      /** `label` is what there is room for. */
      places: readonly ({ column: number; row: number; label: string } | null)[]
    }
  | {
      kind: 'outlines'
      /** Under which it is known to the drawing; another map has another name. */
      name: string
      outlines: MapOutlines
      /** `adcode` of the row. */
      places: readonly (string | null)[]
    }

/** Of a map's one series. */
export const highestOf = ({ series }: ChartData): number =>
  Math.max(0, ...(series[0]?.values.map(value => value ?? 0) ?? []))

export interface Step {
  from: number
  to: number
  strength: number
}

/** Figures from 1 to `most` in the steps of `strengthOf`; a step that holds no whole number is left out. */
export function stepsOf(most: number): Step[] {
  const begins = strengths.map((_, at) => Math.max(1, Math.ceil(most * (at / strengths.length) ** 2)))
  return strengths.flatMap((strength, at) => {
    const from = begins[at] ?? 1
    const to = at === strengths.length - 1 ? most : (begins[at + 1] ?? most) - 1
    return to < from ? [] : [{ from, to, strength }]
  })
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The place that lies next in the way of an arrow: near, and more ahead than aside. @param places across and down; null is passed over */
export function nextPlace(
  places: readonly (readonly [number, number] | null)[],
  at: number,
  key: string,
): number | null {
  const [way, here] = [ways[key], places[at]]
  if (!way || !here) return null
  let best: { at: number; far: number } | null = null
  for (const [other, place] of places.entries()) {
    if (!place || other === at) continue
    const [across, down] = [place[0] - here[0], place[1] - here[1]]
    const ahead = across * way[0] + down * way[1]
    const aside = Math.abs(across * way[1] + down * way[0])
    if (ahead <= 0 || aside > 2 * ahead) continue
    const far = ahead + 2 * aside
    if (best === null || far < best.far) best = { at: other, far }
  }
  return best?.at ?? null
}
