// Reposts as senders hand them in: what cannot be used is left out by itself and named.
import { thePost } from '@guanlan/features/articles/articles/server/storing'
import { expect, test } from 'vitest'
import { sharesOf } from '../collect/hand-in.ts'
import { normalise } from './normalise.ts'
import { readItem } from './read-item.ts'
import { normaliseRepost } from './repost.ts'

const now = new Date('2026-11-20T00:00:00Z')
const read = (repostList: unknown) => readItem({ sourceId: 'p', title: '原帖', repostList }, 4, now)
const named = (repostList: unknown) => {
  const result = read(repostList)
  return 'item' in result
    ? (result.leftOut ?? []).map(({ field, key }) => [field, key])
    : [result.problem.field, result.problem.key]
}
const taken = (repostList: unknown) => {
  const result = read(repostList)
  return 'item' in result ? (result.item.repostList ?? []) : null
}

test.each([
  ['x', 'repostList.1', 'repostNotAnObject'],
  [{ id: {} }, 'repostList.1.id', 'repostId'],
  [{ id: 2 ** 60 }, 'repostList.1.id', 'repostId'],
  [{ id: 'b', parent: [] }, 'repostList.1.parent', 'repostId'],
  [{ id: 'b', author: 7 }, 'repostList.1.author', 'repostText'],
  [{ id: 'b', text: '长'.repeat(10_001) }, 'repostList.1.text', 'repostText'],
  [{ id: 'b', time: '某天' }, 'repostList.1.time', 'repostTime'],
  [{ id: 'b', time: {} }, 'repostList.1.time', 'repostTime'],
  [{ parent: 'a', time: '2026-11-19 08:00' }, 'repostList.1', 'repostEmpty'],
  [{ id: 'a', text: '又来' }, 'repostList.1.id', 'repostTwice'],
])('%o is left out and named; the others are taken', (wrong, field, key) => {
  const list = [{ id: 'a' }, wrong, { id: 'c', text: '转' }]
  expect(named(list)).toEqual([[field, `pipeline.${key}`]])
  expect(taken(list)?.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('one that is its own parent is taken as one whose source is not known', () => {
  expect(named([{ id: 'a', parent: 'a' }])).toEqual([['repostList.0.parent', 'pipeline.repostOfItself']])
  expect(taken([{ id: 'a', parent: 'a' }])?.[0]?.parent).toBeUndefined()
})

test('twenty are named, the others counted', () => {
  const problems = named(Array.from({ length: 30 }, () => null))
  expect(problems).toHaveLength(21)
  expect(problems.at(-1)).toEqual(['repostList', 'pipeline.moreReposts'])
})

test('a hundred thousand are a list, one more is none', () => {
  expect(taken(Array.from({ length: 100_000 }, (_, id) => ({ id })))).toHaveLength(100_000)
  expect(named(Array.from({ length: 100_001 }, (_, id) => ({ id })))).toEqual(['repostList', 'pipeline.tooManyReposts'])
  expect(named('x')).toEqual(['repostList', 'pipeline.wrongType'])
})

test('a repost has one identity whenever it comes; its parent is that of another, or the post itself', () => {
  const one = normaliseRepost(
    { id: '7', author: ' 甲 ', text: '<p>转//@乙:看</p>', time: '2026-11-19 08:00' },
    ['p'],
    now,
  )
  expect(one).toMatchObject({
    author: '甲',
    text: '转//@乙:看',
    parent: null,
    writtenAt: new Date('2026-11-19T00:00:00Z'),
  })
  expect(normaliseRepost({ id: '7', text: '改' }, [], now).identity).toBe(one.identity)
  expect(normaliseRepost({ id: '8', parent: '7' }, ['p'], now).parent).toBe(one.identity)
  expect(normaliseRepost({ id: '8', parent: 'p' }, ['p'], now).parent).toBe(thePost)
  const untitled = normaliseRepost({ author: '甲', text: '转', time: '2026-11-19 08:00' }, [], now)
  expect(normaliseRepost({ author: '甲', text: '转', time: '2026-11-19 08:01' }, [], now).identity).not.toBe(
    untitled.identity,
  )
})

test('they come with their post, empty texts too, and cost as much as they are', () => {
  const result = read([
    { id: 'a', parent: 'p' },
    { id: 'b', parent: 'a', text: '' },
  ])
  const article = 'item' in result ? normalise(result.item, { source: 's', onlyOrg: null, receivedAt: now }) : null
  expect(article?.repostList?.map(({ parent, text }) => [parent, text])).toEqual([
    [thePost, ''],
    [article?.repostList?.[0]?.identity, ''],
  ])
  expect(sharesOf([{ title: '原帖', repostList: Array(1_000).fill({}) }, { title: '文' }])).toBe(11)
})
