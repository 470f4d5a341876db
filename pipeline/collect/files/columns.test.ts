import { expect, test } from 'vitest'
import { itemOf } from './columns.ts'

test.each<[string, object, object]>([
  [
    'our own names',
    { sourceId: 'a', url: 'u', title: 't', body: 'b', mediaType: 'web', media: 'm', publishedAt: '2026', likes: 3 },
    { sourceId: 'a', url: 'u', title: 't', body: 'b', mediaType: 'web', media: 'm', publishedAt: '2026', likes: 3 },
  ],
  [
    'Chinese headings',
    {
      标题: '甲',
      内容: '乙',
      原文链接: 'u',
      来源: '丙报',
      作者: '丁',
      时间: '2026-11-02',
      阅读: '12',
      转发: '0',
      评论: '-1',
      情感: '-1',
    },
    {
      title: '甲',
      body: '乙',
      url: 'u',
      media: '丙报',
      author: '丁',
      publishedAt: '2026-11-02',
      reads: 12,
      shares: 0,
      comments: -1,
      sentiment: -1,
    },
  ],
  [
    'the first name that has a value',
    { title: '', 标题: '甲', body: null, text: '乙', content: '丙' },
    { title: '甲', body: '乙' },
  ],
  ['numbers that are none stay as written, to be refused by name', { likes: '1,200' }, { likes: '1,200' }],
  ['places by name, short name and code', { region: '浙江省' }, { region: 330000 }],
  ['places by short name', { province: '浙江' }, { region: 330000 }],
  ['places by code', { region: '330100' }, { region: 330100 }],
  ['an unknown place is none', { region: '月球' }, {}],
  [
    'an author that is an account',
    { author: { name: '甲', followers: 12, verified: true, gender: 'female' } },
    { author: '甲', account: { followers: 12, verified: 1, gender: 'f' } },
  ],
  [
    'lists of comments and reposts',
    { 评论列表: [{ text: '好' }], repostList: [{ id: 'a' }] },
    { commentList: [{ text: '好' }], repostList: [{ id: 'a' }] },
  ],
  ['what is not known stays out', { colour: 'red' }, {}],
])('a row is read by %s', (_name, row, item) => {
  const read = itemOf(row as Record<string, unknown>)
  expect(JSON.parse(JSON.stringify(read))).toEqual(item)
})
