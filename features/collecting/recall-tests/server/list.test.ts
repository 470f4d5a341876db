import { expect, test } from 'vitest'
import { itemsIn, rowsOfText } from './list.ts'

const item = { address: '', title: '', media: '', publishedAt: '' }

test.each([
  ['an address', 'https://a.example/1', [{ ...item, address: 'https://a.example/1' }]],
  ['an address without its scheme', 'a.example/news/1', [{ ...item, address: 'a.example/news/1' }]],
  ['a title', '澄屿汽车召回', [{ ...item, title: '澄屿汽车召回' }]],
  [
    'a title with its address in one line',
    '澄屿汽车召回 https://a.example/1',
    [{ ...item, address: 'https://a.example/1', title: '澄屿汽车召回' }],
  ],
  [
    'cells of a table without headings, in any order',
    '青麓日报\t2026-11-20 08:00\thttps://a.example/1\t澄屿汽车召回八千辆',
    [
      {
        address: 'https://a.example/1',
        title: '澄屿汽车召回八千辆',
        media: '青麓日报',
        publishedAt: '2026-11-20 08:00',
      },
    ],
  ],
  [
    'headed columns, in another language',
    'No.\tTitle\tMedium\tAddress\n1\tRecall\tQinglu\thttps://a.example/1',
    [{ ...item, address: 'https://a.example/1', title: 'Recall', media: 'Qinglu' }],
  ],
  ['empty lines and the same twice', '\n甲文章\n\n甲文章\n  \n', [{ ...item, title: '甲文章' }]],
  ['numbers alone are no title', '12\t345', []],
])('%s', (_, text, items) => expect(itemsIn(rowsOfText(text))).toEqual(items))
