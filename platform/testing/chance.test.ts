import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance, seed } from './chance.ts'

test('one seed says the same numbers again, another one others', () => {
  const some = (from: number) => Array.from({ length: 5 }, chance(from))
  expect(some(7)).toEqual(some(7))
  expect(some(7)).not.toEqual(some(8))
  const many = Array.from({ length: 10_000 }, chance(7))
  expect(many.every(each => each >= 0 && each < 1)).toBe(true)
  expect(many.reduce((sum, each) => sum + each, 0) / many.length).toBeCloseTo(0.5, 1)
})

test('properties are tried with the values of the seed', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(seed)
})
