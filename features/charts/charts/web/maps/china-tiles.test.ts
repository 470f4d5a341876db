import { regions } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { provinceTiles } from './china-tiles.ts'

test('all 34 provinces have a tile, and each a place of its own', () => {
  const provinces = regions.filter(({ parent }) => parent === null).map(({ code }) => code)
  expect(Object.keys(provinceTiles).toSorted()).toEqual(provinces.toSorted())
  expect(provinces).toHaveLength(34)
  expect(provinces).toEqual(expect.arrayContaining(['710000', '810000', '820000']))
  expect(new Set(Object.values(provinceTiles).map(({ column, row }) => `${column} ${row}`)).size).toBe(34)
  expect(new Set(Object.values(provinceTiles).map(({ letters }) => letters)).size).toBe(34)
})
