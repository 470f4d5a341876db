import { Question } from '@guanlan/features/articles/articles/contract'
import { describe, expect, test } from 'vitest'
import { Frame } from '../../contract.ts'
import { onlyThis, withoutThis } from './opening.ts'

const negative = { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }
const beijing = { field: 'region' as const, is: 'is' as const, values: ['11'] }
const frame = Frame.parse({ filters: [beijing] })
const question = (...filters: object[]) =>
  Question.parse({ from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z', filters })

describe('a board narrowed by one of its figures', () => {
  test('to the articles of the figure, and to all others', () => {
    expect(onlyThis(frame, question(beijing, negative))?.filters).toEqual([beijing, negative])
    expect(withoutThis(frame, question(beijing, negative))?.filters).toEqual([beijing, { ...negative, is: 'isNot' }])
  })
  test('a figure of the whole board narrows nothing, one of two filters has no opposite', () => {
    expect(onlyThis(frame, question(beijing))).toBeNull()
    expect(withoutThis(frame, question(beijing))).toBeNull()
    expect(withoutThis(frame, question(beijing, negative, negative))).toBeNull()
  })
})
