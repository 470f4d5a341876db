import { expect, test } from 'vitest'
import type { Block } from '../../contract.ts'
import { countIn, replaceIn } from './find.ts'

const block = {
  id: 'a',
  kind: 'columns',
  columns: [
    [
      {
        id: 'b',
        kind: 'text',
        paragraphs: [{ style: 'plain', runs: [{ text: '灯塔和灯塔' }, { text: '灯塔', bold: true }] }],
      },
      { id: 'c', kind: 'figures', title: '灯塔', figures: [{ name: '灯塔', value: 1, unit: 'count', before: null }] },
      {
        id: 'd',
        kind: 'articles',
        title: '',
        form: 'table',
        total: 1,
        articles: [{ articleId: 1, title: '灯塔', summary: '灯塔$&' }],
      },
    ],
  ],
} as unknown as Block

test('every text is found and replaced, in columns too; names of figures stay', () => {
  expect(countIn(block, '灯塔')).toBe(6)
  const replaced = replaceIn(block, '灯塔', '$&港')
  expect(countIn(replaced, '灯塔')).toBe(0)
  expect(countIn(replaced, '$&港')).toBe(6)
  expect(JSON.stringify(replaced)).toContain('"name":"灯塔"')
  expect([countIn(block, ''), countIn(block, '.')]).toEqual([0, 0])
})
