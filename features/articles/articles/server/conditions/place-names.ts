import { divisionOf } from '@guanlan/engine/text'

/** Provinces and cities by their short names, districts behind their city: 辽宁, 沈阳, 沈阳和平区. Null for a code nobody knows. */
export function placeName(code: number): string | null {
  const division = divisionOf(String(code))
  if (!division) return null
  if (division.level !== 'district') return division.short
  const above = division.parent === null ? undefined : divisionOf(division.parent)
  return `${above?.short ?? ''}${division.name}`
}

/** Those that have a name, each once. */
export const placesNamed = (codes: readonly number[]): { code: number; name: string }[] =>
  codes.flatMap(code => {
    const name = placeName(code)
    return name === null ? [] : [{ code, name }]
  })
