/** Sentences with letters that look like places, and the places that are meant: place-traps.txt. */
import { readFileSync } from 'node:fs'
import { countries } from '../places/countries.ts'
import { districts, divisions } from '../places/divisions.ts'
import { placesOf } from '../places/places.ts'
import { generalCutter } from './general-cutter.ts'

export interface PlaceTrap {
  text: string
  /** Names of the places that are meant, in full or in short. */
  meant: readonly string[]
  /** Written after the rules, and before they were measured on it. */
  later: boolean
}

export function placeTraps(): PlaceTrap[] {
  const lines = readFileSync(new URL('place-traps.txt', import.meta.url), 'utf8').split('\n')
  const later = lines.indexOf('# later')
  return lines.flatMap((line, i) => {
    const [text, names] = line.split(' | ')
    if (!text || names === undefined || line.startsWith('#')) return []
    return [{ text, meant: names === '-' ? [] : names.split(' '), later: i > later }]
  })
}

const namesByCode = new Map<string, readonly string[]>([
  ...[...divisions, ...districts].map(({ code, name, short }) => [code, [name, short]] as const),
  ...countries.map(({ code, name }) => [code, [name]] as const),
])

/** What a sentence is read as: places that are not meant, and those that are and were not found. */
export function readTrap({ text, meant }: PlaceTrap): { wrong: string[]; missed: string[] } {
  const names = [{ field: 'title' as const, name: '北驰' }].flatMap(({ field, name }) => {
    const from = text.indexOf(name)
    return from < 0 ? [] : [{ field, from, to: from + name.length }]
  })
  const { regions, countries: abroad } = placesOf(text, '', { cutter: generalCutter(), names })
  const found = [...regions, ...abroad].map(({ code }) => namesByCode.get(code) ?? [code])
  return {
    wrong: found.filter(names => !names.some(name => meant.includes(name))).map(([name]) => name as string),
    missed: meant.filter(name => !found.some(names => names.includes(name))),
  }
}
