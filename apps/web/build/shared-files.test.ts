import { expect, test } from 'vitest'
import { circleOf } from './shared-files.ts'

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

test('files that need each other are named in their order, however many they are', () => {
  expect(
    circleOf(files({ desk: ['acts'], acts: ['charts', 'kit'], charts: ['questions'], questions: ['charts'] })),
  ).toEqual(['charts', 'questions', 'charts'])
  expect(circleOf(files({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a'])
})

test('what several need is no circle', () => {
  expect(circleOf(files({ desk: ['acts', 'kit'], acts: ['kit'], kit: ['react'], react: [] }))).toBeNull()
})
