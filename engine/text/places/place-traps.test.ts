import { expect, it } from 'vitest'
import { generalCutter } from '../testing/general-cutter.ts'
import { placeTraps, readTrap } from '../testing/place-traps.ts'
import { placesOf } from './places.ts'

const codesOf = (text: string, names: Parameters<typeof placesOf>[2]) =>
  placesOf('', text, names).regions.map(({ code }) => code)

it('reads a wrong place in at most 1 of 100 sentences that are written to be misread, and misses at most 6 of 100 places', () => {
  const traps = placeTraps()
  expect(traps.length).toBeGreaterThan(300)
  const read = traps.map(trap => ({ ...trap, ...readTrap(trap) }))
  const meant = traps.reduce((sum, trap) => sum + trap.meant.length, 0)
  expect(read.filter(({ wrong }) => wrong.length > 0).length / traps.length).toBeLessThanOrEqual(0.01)
  expect(read.reduce((sum, { missed }) => sum + missed.length, 0) / meant).toBeLessThanOrEqual(0.06)
})

it('reads no place across the border of a name of the library, but one within it', () => {
  const text = '在台北驰骋，北京银行'
  const at = (name: string) => ({
    field: 'body' as const,
    from: text.indexOf(name),
    to: text.indexOf(name) + name.length,
  })
  expect(codesOf(text, {})).toEqual(['710000', '110000'])
  expect(codesOf(text, { names: [at('北驰'), at('北京银行')] })).toEqual(['110000'])
  expect(codesOf(text, { names: [{ ...at('北驰'), field: 'title' as const }] })).toEqual(['710000', '110000'])
})

it('looks again within what it leaves out', () => {
  expect(codesOf('这台南京产的机床', { cutter: generalCutter() })).toEqual(['320100'])
})
