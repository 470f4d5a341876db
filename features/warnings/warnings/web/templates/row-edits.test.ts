import { expect, test } from 'vitest'
import { templateFields, templateFormats } from '../../contract.ts'
import { blankItem, formatsOf, moved, withField } from './row-edits.ts'

test('every field has formats, and every format a field', () => {
  const known = new Set(templateFields.flatMap(field => formatsOf(field)))
  expect([...known].toSorted()).toEqual([...templateFormats].toSorted())
})

test('a format that the new field does not know gives way', () => {
  expect(withField({ filed_name: 'title', format: 'cut:50', end_txt: '。' }, 'openedAt')).toEqual({
    filed_name: 'openedAt',
    format: 'time',
    end_txt: '。',
  })
  expect(withField({ ...blankItem(), format: 'cut:50' }, 'summary').format).toBe('cut:50')
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('from place %i to place %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected)
})
