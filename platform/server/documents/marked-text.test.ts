import { expect, test } from 'vitest'
import { markedParagraphs } from './marked-text.ts'

test('what is marked is marked across paragraphs, and what overlaps once', () => {
  const body = '召回车辆\n\n安全带召回'
  const marks = [
    { from: 9, to: 11 },
    { from: 0, to: 2 },
    { from: 1, to: 3 },
  ]
  expect(
    markedParagraphs({ body, marks }).map(({ runs }) =>
      runs.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''),
    ),
  ).toEqual(['[召回][车]辆', '安全带[召回]'])
})
