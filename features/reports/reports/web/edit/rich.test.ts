import { expect, test } from 'vitest'
import type { Paragraph } from '../../contract.ts'
import { paragraphsOf, richOf } from './rich.ts'

const paragraphs: Paragraph[] = [
  { style: 'plain', runs: [{ text: '一' }, { text: '二', bold: true }, { text: '三', bold: true, italic: true }] },
  { style: 'bullet', runs: [{ text: '点' }] },
  { style: 'bullet', runs: [{ text: '点二' }] },
  { style: 'number', runs: [{ text: '号', href: 'https://example.com/' }] },
  { style: 'quote', runs: [{ text: '引\n文' }] },
  { style: 'plain', runs: [] },
]

test('what a document holds comes back as it was', () => {
  expect(paragraphsOf(richOf(paragraphs))).toEqual(paragraphs)
  expect(paragraphsOf(richOf([]))).toEqual([])
})

test('lists stand together, and a list within a list becomes flat', () => {
  expect(richOf(paragraphs).content?.map(({ type }) => type)).toEqual([
    'paragraph',
    'bulletList',
    'orderedList',
    'blockquote',
    'paragraph',
  ])
  const item = (text: string, ...below: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...below],
  })
  const nested = {
    type: 'doc',
    content: [{ type: 'bulletList', content: [item('上', { type: 'orderedList', content: [item('下')] })] }],
  }
  expect(paragraphsOf(nested).map(({ style, runs }) => [style, runs[0]?.text])).toEqual([
    ['bullet', '上'],
    ['number', '下'],
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://example.com',
  '//example.com',
  `https://${'x'.repeat(2_000)}`,
])('a link %s is not kept', href => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '字', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  }
  expect(paragraphsOf(doc)).toEqual([{ style: 'plain', runs: [{ text: '字' }] }])
})

test('looks that a document does not hold are left out, their words stay', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ type: 'text', text: '题', marks: [{ type: 'strike' }] }] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: '格' }] }] }],
          },
        ],
      },
    ],
  }
  expect(paragraphsOf(doc).map(({ runs }) => runs)).toEqual([[{ text: '题' }], [{ text: '格' }]])
})
