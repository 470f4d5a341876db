import { expect, test } from 'vitest'
import type { Block, ReportDocument } from '../../contract.ts'
import { differencesOf } from './difference.ts'

const of = (...blocks: Block[]) => ({ blocks }) as unknown as ReportDocument
const heading = (id: string, text = id): Block => ({ id, kind: 'heading', level: 1, text })
const figures = (value: number, more: object = {}): Block => ({
  id: 'f',
  kind: 'figures',
  title: '关键数据',
  figures: [
    { name: '总声量', value, unit: 'count', before: null },
    { name: '负面占比', value: 0.25, unit: 'share', before: null },
  ],
  ...more,
})
const articles = (...ids: number[]): Block =>
  ({
    id: 'l',
    kind: 'articles',
    title: '列表',
    form: 'table',
    total: ids.length,
    articles: ids.map(articleId => ({ articleId, title: `第${articleId}条` })),
  }) as unknown as Block

test('figures say what they were and are; those that stay are not named', () => {
  expect(differencesOf(of(figures(1_200)), of(figures(1_350)))).toMatchObject([
    { id: 'f', kind: 'changed', byHand: false, said: [{ name: '总声量', before: '1,200', after: '1,350' }] },
  ])
})

test('articles that come and go are named by their titles', () => {
  expect(differencesOf(of(articles(1, 2)), of(articles(2, 3, 4)))).toMatchObject([
    { said: [{ name: 'total', before: '2', after: '3' }], newArticles: ['第3条', '第4条'], goneArticles: ['第1条'] },
  ])
})

test('blocks that only one has are added or removed; what was changed by hand is known', () => {
  const [changed, added, removed] = differencesOf(
    of(heading('a', '旧'), { ...heading('b'), edited: true }),
    of(heading('a', '新'), heading('c')),
  )
  expect([changed?.kind, changed?.said, added?.kind, removed?.kind, removed?.byHand]).toEqual([
    'changed',
    [{ name: 'title', before: '旧', after: '新' }],
    'added',
    'removed',
    true,
  ])
})

test('where figures lead, and that somebody touched a block, is no difference', () => {
  const behind = { from: '2026-10-01T00:00:00Z', to: '2026-10-08T00:00:00Z' } as never
  expect(differencesOf(of(figures(1)), of(figures(1, { edited: true, behind })))).toEqual([])
})
