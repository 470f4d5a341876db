import { expect, test } from 'vitest'
import { itemsOf } from './read.ts'

test('comments and reposts of an article come by their own names, whatever the mapping says', () => {
  const mapping = [{ field: 'title', path: 'name' }] as const
  const how = { mediaType: 'weibo', media: '微博', listPath: '', mapping } as never
  const parts = { itemOf: (row: object) => row } as never
  const repostList = [{ id: 'a', text: '转' }]
  expect(itemsOf({ name: '帖', repostList, commentList: 'x' }, how, '钩子', parts)).toEqual([
    { mediaType: 'weibo', media: '微博', title: '帖', repostList },
  ])
})
