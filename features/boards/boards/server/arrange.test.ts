import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copied, layoutProblem, Panel, packed, shifted } from '../contract.ts'

const at = (id: string, x: number, y: number, w: number, h: number) =>
  Panel.parse({ id, at: { x, y, w, h }, shows: { kind: 'clock' } })
const placesOf = (panels: readonly Panel[]) =>
  Object.fromEntries(panels.map(({ id, at: { x, y, w, h } }) => [id, [x, y, w, h]]))
const two = [at('a', 0, 0, 12, 4), at('b', 12, 0, 12, 4)]

describe('a panel', () => {
  test('moves, and what is in its way gives way downwards', () => {
    expect(placesOf(shifted(two, 'a', { x: 6 }))).toEqual({ a: [6, 0, 12, 4], b: [12, 4, 12, 4] })
  })
  test('stays within the grid, and never becomes too small to read', () => {
    expect(placesOf(shifted(two, 'a', { x: -3, y: -3 }))).toEqual(placesOf(two))
    expect(placesOf(shifted(two, 'b', { w: 9, h: -9 })).b).toEqual([12, 0, 12, 2])
  })
  test('is copied below itself', () => {
    expect(placesOf(copied(two, 'a'))).toEqual({ a: [0, 0, 12, 4], b: [12, 0, 12, 4], p3: [0, 4, 12, 4] })
  })
  test('that finds no room stays, and is not copied', () => {
    const full = [at('a', 0, 0, 24, 100), at('b', 0, 100, 24, 100)]
    expect(shifted(full, 'a', { h: 1 })).toEqual(full)
    expect(copied(full, 'a')).toEqual(full)
  })
})

test('gaps above panels are closed', () => {
  expect(placesOf(packed([at('a', 0, 9, 12, 4), at('b', 6, 20, 12, 4)]))).toEqual({
    a: [0, 0, 12, 4],
    b: [6, 4, 12, 4],
  })
})

test('whatever is done, panels lie within the grid and beside each other', () => {
  const step = fc.record({
    of: fc.nat(7),
    by: fc.record(
      {
        x: fc.integer({ min: -30, max: 30 }),
        y: fc.integer({ min: -9, max: 9 }),
        w: fc.integer({ min: -30, max: 30 }),
        h: fc.integer({ min: -9, max: 9 }),
      },
      { requiredKeys: [] },
    ),
    act: fc.constantFrom('shift', 'copy', 'pack'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      let panels: readonly Panel[] = Array.from({ length: 8 }, (_, place) =>
        at(`p${place}`, (place % 4) * 6, Math.floor(place / 4) * 4, 6, 4),
      )
      for (const { of, by, act } of steps) {
        if (act === 'shift') panels = shifted(panels, `p${of}`, by)
        if (act === 'copy' && panels.length < 12) panels = copied(panels, `p${of}`)
        if (act === 'pack') panels = packed(panels)
        expect(layoutProblem(panels)).toBeNull()
      }
    }),
    { numRuns: 100 },
  )
})
