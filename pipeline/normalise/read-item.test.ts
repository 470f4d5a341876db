import { articleShape } from '@guanlan/features/collecting/intake/contract'
import { say } from '@guanlan/platform/contract'
import { describe, expect, test } from 'vitest'
import { strings } from '../strings.ts'
import { itemFields, readItem } from './read-item.ts'

const now = new Date('2026-11-21T06:00:00Z')
const read = (value: unknown) => readItem(value, 7, now)
const problem = (value: unknown) => {
  const result = read(value)
  return 'problem' in result ? [result.problem.field, result.problem.key] : 'accepted'
}
const item = (value: unknown) => {
  const result = read(value)
  if ('problem' in result) throw new Error(`${result.problem.field}: ${result.problem.key}`)
  return result.item
}
const nested = (depth: number, open: string, close: string) =>
  JSON.parse(`${open.repeat(depth)}0${close.repeat(depth)}`) as unknown

describe('an item that cannot be used is refused by the field that is wrong', () => {
  test.each<[object, string, string]>([
    [{ sourceId: { a: 1 } }, 'sourceId', 'wrongType'],
    [{ sourceId: 'x'.repeat(501) }, 'sourceId', 'tooLong'],
    [{ url: 12 }, 'url', 'wrongType'],
    [{ url: `https://example.com/${'x'.repeat(4_000)}` }, 'url', 'tooLong'],
    [{ title: ['x'] }, 'title', 'wrongType'],
    [{ title: '题'.repeat(2_001) }, 'title', 'tooLong'],
    [{ body: 5 }, 'body', 'wrongType'],
    [{ mediaType: 'telegraph' }, 'mediaType', 'mediaTypeUnknown'],
    [{ mediaType: '网页' }, 'mediaType', 'mediaTypeUnknown'],
    [{ media: 'x'.repeat(201) }, 'media', 'tooLong'],
    [{ mediaLevel: 6 }, 'mediaLevel', 'numberOutOfRange'],
    [{ author: 'x'.repeat(201) }, 'author', 'tooLong'],
    [{ account: 'someone' }, 'account', 'wrongType'],
    [{ account: { verified: 3 } }, 'account.verified', 'numberOutOfRange'],
    [{ publishedAt: {} }, 'publishedAt', 'wrongType'],
    [{ publishedAt: 'soon' }, 'publishedAt', 'timeUnreadable'],
    [{ publishedAt: '0000-01-01' }, 'publishedAt', 'timeOutOfRange'],
    [{ publishedAt: '9999-12-31' }, 'publishedAt', 'timeOutOfRange'],
    [{ sentiment: 2 }, 'sentiment', 'wrongType'],
    [{ level: 5 }, 'level', 'wrongType'],
    [{ region: -1 }, 'region', 'numberOutOfRange'],
    [{ demonstration: 'yes' }, 'demonstration', 'wrongType'],
    [{ extra: ['a'] }, 'extra', 'wrongType'],
    [{ extra: nested(100, '{"a":', '}') }, 'extra', 'tooLong'],
  ])('%#: %o', (wrong, field, key) => expect(problem({ title: '标题', ...wrong })).toEqual([field, `pipeline.${key}`]))

  test.each([null, undefined, 5, 'text', true, [], [{}]])('%o is no item', value =>
    expect(problem(value)).toEqual(['', 'pipeline.notAnObject']),
  )

  test.each([
    {},
    { title: '', body: '' },
    { title: '  \n ' },
    { title: '\u0000', body: null },
    { title: '\u200b\u200d\ufeff' },
    { title: '\u202e\u2066', body: '\u00ad\n\u3164' },
    { body: '\ufe0f\u2800\u{e0101}' },
  ])('%o has no text', value => expect(problem(value)).toEqual(['title', 'pipeline.titleOrBody']))

  test('with its position and a beginning of it that can be kept and shown', () => {
    const result = read({ title: `${'题'.repeat(119)}\ud83d\ude00\u0000`, region: -1 })
    expect(result).toEqual({
      problem: { position: 7, field: 'region', key: 'pipeline.numberOutOfRange', excerpt: `${'题'.repeat(119)}\ufffd` },
    })
    for (const depth of [10, 50_000]) expect(problem(nested(depth, '[', ']'))).toEqual(['', 'pipeline.notAnObject'])
    expect(problem({ title: nested(50_000, '[', ']') })).toEqual(['title', 'pipeline.wrongType'])
    expect(problem({ title: '标题', extra: nested(50_000, '{"a":', '}') })).toEqual(['extra', 'pipeline.tooLong'])
  })
})

describe('counts as people write them', () => {
  test('are numbers wherever they stand, in what a sender gave and nothing else', () => {
    const given = {
      title: '标题',
      reads: '20万+',
      likes: '3,456',
      shares: '7.8k',
      comments: '12.0',
      account: { followers: '1.3亿', verified: 1 },
      commentList: [{ text: '好', likes: '2.5w' }, { text: '1.5万' }],
    }
    const before = structuredClone(given)
    expect(read(given)).toEqual({
      item: {
        title: '标题',
        reads: 200_000,
        likes: 3_456,
        shares: 7_800,
        comments: 12,
        account: { followers: 130_000_000, verified: 1 },
        commentList: [{ text: '好', likes: 25_000 }, { text: '1.5万' }],
        extra: { atLeast: { reads: 200_000 } },
      },
    })
    expect(given).toEqual(before)
  })

  test('of which more may be are known from below, beside what the sender says else', () => {
    const given = {
      title: '标题',
      reads: '100000+',
      likes: '约3万',
      comments: '0+',
      account: { followers: '50万余' },
      extra: { page: 3 },
    }
    expect(item(given).extra).toEqual({ page: 3, atLeast: { reads: 100_000, followers: 500_000 } })
    expect(item({ title: '标题', likes: '+86', reads: 'x+' }).extra).toBeUndefined()
  })

  test.each<[object, string, string]>([
    [{ reads: -1 }, 'reads', 'notCounted'],
    [{ likes: '很多' }, 'likes', 'notCounted'],
    [{ shares: 2_147_483_648 }, 'shares', 'numberOutOfRange'],
    [{ comments: '30亿' }, 'comments', 'numberOutOfRange'],
    [{ reads: {} }, 'reads', 'notCounted'],
    [{ account: { followers: '不详' } }, 'account.followers', 'notCounted'],
    [{ commentList: [{ text: '好' }, { text: '好', likes: 'x' }] }, 'commentList.1.likes', 'notCounted'],
  ])('%o is left out with a word, and the article taken', (wrong, field, key) => {
    const result = read({ title: '标题', ...wrong })
    expect(result).toMatchObject({ item: { title: '标题' }, leftOut: [{ position: 7, field, key: `pipeline.${key}` }] })
    expect(JSON.stringify(item({ title: '标题', ...wrong }))).not.toMatch(/"(?:reads|likes|shares|comments|followers)"/)
  })

  test('a sign for nothing is nothing', () =>
    expect(read({ title: '标题', reads: '—', likes: '' })).toEqual({ item: { title: '标题' } }))
})

test.each([
  [{ commentList: 'x' }, 'commentList', 'wrongType'],
  [{ commentList: [{ text: '好' }, { author: '甲' }] }, 'commentList.1.text', 'wrongType'],
  [{ commentList: [{ text: '  ' }] }, 'commentList.0.text', 'commentText'],
  [{ commentList: [{ text: '好', time: '某天' }] }, 'commentList.0.time', 'timeUnreadable'],
  [{ commentList: Array(201).fill({ text: '好' }) }, 'commentList', 'tooManyComments'],
])('a comment that cannot be used is named', (wrong, field, key) => {
  expect(problem({ title: '标题', ...wrong })).toEqual([field, `pipeline.${key}`])
})

describe('what can be mended is mended', () => {
  test('zero characters go and half characters become the sign for them, in every text', () => {
    const dirty = 'a\u0000b\ud83dc'
    const clean = 'ab\ufffdc'
    expect(
      item({
        sourceId: dirty,
        url: dirty,
        title: dirty,
        body: dirty,
        media: dirty,
        author: dirty,
        extra: { [dirty]: [dirty, { deep: dirty, n: 1, no: null, yes: true }] },
      }),
    ).toEqual({
      sourceId: clean,
      url: clean,
      title: clean,
      body: clean,
      media: clean,
      author: clean,
      extra: { [clean]: [clean, { deep: clean, n: 1, no: null, yes: true }] },
    })
  })

  test('null is absent, a number is an id, and what is not known stays out', () => {
    expect(item({ title: '标题', body: null, likes: null, sourceId: 12, publishedAt: '', colour: 'red' })).toEqual({
      title: '标题',
      sourceId: '12',
    })
  })

  test('a body of ten million characters is a book and is kept; one more is none', () => {
    expect(item({ body: '长'.repeat(10_000_000) }).body).toHaveLength(10_000_000)
    expect(problem({ body: '长'.repeat(10_000_001) })).toEqual(['body', 'pipeline.tooLong'])
  })
})

test.each([
  [Number('7012345678901234567'), ['sourceId', 'pipeline.idRounded']],
  [2 ** 53, ['sourceId', 'pipeline.idRounded']],
  ['1.58E+18', ['sourceId', 'pipeline.idRounded']],
  ['5,06e18', ['sourceId', 'pipeline.idRounded']],
  [9_007_199_254_740_991, null],
  ['7012345678901234567', null],
])('an id that has lost digits is refused by name: %s', (sourceId, expected) => {
  const read = readItem({ title: '一', sourceId }, 0, new Date())
  expect('problem' in read ? [read.problem.field, read.problem.key] : null).toEqual(expected)
})

describe('an address', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    'http://[',
    'no address at all',
  ])('%s is left out with a word, and the article taken', url =>
    expect(read({ title: '标题', url })).toMatchObject({
      item: { title: '标题' },
      leftOut: [{ position: 7, field: 'url', key: 'pipeline.addressLeftOut', excerpt: url }],
    }),
  )
  test.each([
    'https://news.example.com/a?id=1#x',
    'HTTP://NEWS.example.com',
    'news.example.com/a',
    'https://例子.example/路',
    ' ',
    '',
  ])('%s is taken', url => expect(read({ title: '标题', url })).not.toHaveProperty('leftOut'))
})

test('a type of medium that there is not is answered with those there are', () => {
  for (const locale of ['zh', 'zh-TW', 'en'] as const) expect(say(strings.mediaTypeUnknown, locale)).toContain('weixin')
})

test('the interface is said to take the fields that it takes, and no other', () => {
  expect(Object.keys(articleShape.properties).sort()).toEqual([...itemFields].sort())
  for (const field of itemFields) expect(read({ title: '标题', body: '正文', [field]: null })).toHaveProperty('item')
})

describe('names of other interfaces', () => {
  test('are understood', () =>
    expect(
      item({
        Title: '标题',
        content: '正文',
        publishTime: '2026-11-20 10:00',
        mediaName: '晚报',
        link: 'https://a.example/1',
        view_count: 5,
      }),
    ).toMatchObject({
      ...{
        title: '标题',
        body: '正文',
        publishedAt: '2026-11-20 10:00',
        media: '晚报',
        url: 'https://a.example/1',
        reads: 5,
      },
    }))
  test('the own name goes before, and what is not taken is named', () => {
    const result = read({
      title: '标题',
      body: '正文',
      content: '另一篇',
      brandd: 'x',
      account: { idd: 1 },
      empty: null,
    })
    expect('item' in result && [result.item.body, result.leftOut?.map(({ field, key }) => `${field} ${key}`)]).toEqual([
      '正文',
      ['content', 'brandd', 'account.idd', 'empty'].map(field => `${field} pipeline.fieldLeftOut`),
    ])
  })
  test.each(['not a url', 'javascript:alert(1)'])('%s is named', url =>
    expect(read({ title: '标题', url })).toMatchObject({ leftOut: [{ field: 'url', key: 'pipeline.addressLeftOut' }] }),
  )
})
