import { expect, test } from 'vitest'
import { CaseDraft } from '../../contract.ts'
import { caseOfEvent, startedOf } from './started.ts'

const at = '2026-10-01T00:00:00.000Z'
const node = (more: object) => ({ kind: 'turn', hidden: false, title: '', startTime: null, article: null, ...more })
const event = {
  ...{ title: '停水事件', startTime: at, endTime: null, articles: 62, stories: 9 },
  subjects: { industry: null, companies: [], brands: ['水厂'], products: [] },
  tree: {
    nodes: [
      node({ kind: 'phase', title: '发酵', startTime: at }),
      node({ kind: 'phase', startTime: at }),
      node({ article: { title: '水厂停水', publishedAt: at } }),
      node({ hidden: true, article: { title: '藏起来的', publishedAt: at } }),
      node({ kind: 'article', article: { title: '其中一篇', publishedAt: at } }),
    ],
  },
}

test('a case begins with what somebody named and with headlines of turning points, and carries no text of a publisher', () => {
  const draft = caseOfEvent(event as never, { articles: '文章', stories: '报道' })
  expect(draft.course.map(({ title, text }) => [title, text])).toEqual([
    ['发酵', ''],
    ['水厂停水', ''],
  ])
  expect(CaseDraft.parse(draft)).toEqual(draft)
  expect(startedOf({ eventCase: draft })).toEqual(draft)
})

test('what an address brings besides is no case', () => {
  expect([startedOf(null), startedOf({}), startedOf({ eventCase: { title: '' } })]).toEqual([null, null, null])
})
