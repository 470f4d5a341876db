// Who passed a post on from whom: known, inferred and unknown lines, and their numbers against a plain recount.
import { chance } from '@guanlan/platform/testing'
import { describe, expect, test } from 'vitest'
import { recounted } from '../testing/recount.ts'
import { measuresOf } from './measures.ts'
import { namedBefore, ownWords } from './names.ts'
import { parentsOf, type Repost } from './parents.ts'
import { cascadeOf } from './shape.ts'
import { withoutAuthors } from './without-authors.ts'

const post = { id: 1, identity: 'post', title: '原帖', author: '港口日报', at: new Date('2026-11-20T08:00:00Z') }
const repost = (
  second: number,
  identity: string,
  author: string | null,
  text: string,
  parent: string | null = null,
): Repost => ({
  ...{ identity, author, text, parent },
  at: new Date(post.at.getTime() + second * 1_000),
})
const linesOf = (reposts: readonly Repost[]) =>
  parentsOf(reposts, post)
    .slice(1)
    .map(({ from, certainty, unknown }) => (from === null ? unknown : [from, certainty]))

describe('what a text names', () => {
  test.each([
    ['真的吗//@甲:看这里//@乙:头条', '甲', '看这里'],
    ['//@甲：', '甲', ''],
    ['说 // @ABC_d 12 : x', 'abc_d 12', 'x'],
    ['转发微博', null, null],
    ['回复@甲:对', null, null],
    ['见 http://t.cn/x @甲 看', null, null],
  ])('%s', (text, name, quoted) => {
    expect(namedBefore(text)).toEqual(name === null ? null : { name, quoted })
  })
  test('own words stand before what is passed on', () => expect(ownWords('真的吗 //@甲:看')).toBe('真的吗'))
})

describe('lines', () => {
  test('what is given is known; the post itself can be given', () => {
    expect(linesOf([repost(1, 'a', '甲', '', 'post'), repost(2, 'b', '乙', '', 'a')])).toEqual([
      [0, 'high'],
      [1, 'high'],
    ])
  })
  test('else the most recent earlier repost of the one that is named, or the post where its author is', () => {
    const reposts = [
      repost(1, 'a', '甲', '第一次'),
      repost(2, 'b', '甲', '第二次'),
      repost(3, 'c', '乙', '看//@甲:别的话'),
      repost(4, 'd', '丙', '看//@甲:第一次'),
      repost(5, 'e', '丁', '看//@乙:看//@甲:别的话'),
      repost(6, 'f', '戊', '//@港口日报:原帖'),
      repost(7, 'g', '己', '//@路人:?'),
      repost(8, 'h', '庚', '//@辛:后来'),
      repost(9, 'i', '辛', '后来'),
    ]
    expect(linesOf(reposts)).toEqual([
      ...['silent', 'silent'],
      [2, 'low'],
      [1, 'middle'],
      [3, 'middle'],
      [0, 'middle'],
      ...['stranger', 'stranger', 'silent'],
    ])
  })
  test('what is said to come from one that is not there is not guessed again', () => {
    expect(linesOf([repost(1, 'a', '甲', ''), repost(2, 'b', '乙', '//@甲:', 'gone')])).toEqual(['silent', 'missing'])
  })
  test('nobody comes from himself, and a circle is cut before its earliest', () => {
    expect(linesOf([repost(1, 'a', '甲', '', 'a')])).toEqual(['missing'])
    const circle = [repost(1, 'a', '甲', '', 'c'), repost(2, 'b', '乙', '', 'a'), repost(3, 'c', '丙', '', 'b')]
    expect(linesOf(circle)).toEqual(['circle', [1, 'high'], [2, 'high']])
  })
  test('a circle with an inferred line is cut there', () => {
    expect(linesOf([repost(1, 'a', '甲', '看', 'b'), repost(2, 'b', '乙', '//@甲:看')])).toEqual([
      [2, 'high'],
      'circle',
    ])
    expect(linesOf([repost(1, 'a', '甲', '//@乙:'), repost(1, 'b', '乙', '//@甲:')])).toEqual(['circle', [1, 'middle']])
  })
  test('one author for all: each names the one before', () => {
    const reposts = Array.from({ length: 5_000 }, (_, n) => repost(n, `r${n}`, '甲', n === 0 ? '一' : '//@甲:'))
    const lines = parentsOf(reposts, post)
    expect(lines.slice(2).map(({ from }) => from)).toEqual(Array.from({ length: 4_999 }, (_, n) => n + 1))
  })
})

describe('numbers', () => {
  test.each([1, 2, 3, 4, 5, 6])('of a made-up cascade %i equal a plain recount', seed => {
    const next = chance(seed)
    const below = (most: number) => Math.floor(next() * most)
    const happens = (share: number) => next() < share
    const authors = 1 + below(40)
    const reposts = Array.from({ length: 400 }, (_, n): Repost => {
      const [author, other] = [`作者${below(authors)}`, `作者${below(authors)}`]
      const parent = happens(0.5) ? (happens(0.2) ? 'post' : `r${below(440)}`) : null
      return repost(below(900), `r${n}`, author, happens(0.4) ? `好//@${other}:好` : '好', parent)
    }).toSorted((one, other) => one.at.getTime() - other.at.getTime())
    const lines = parentsOf(reposts, post)
    expect(measuresOf(lines)).toEqual(recounted(lines))
    const { known, inferred, unknown } = cascadeOf(post, reposts, { most: 50 }).lines
    expect(known + inferred + unknown).toBe(400)
    expect([known, inferred, unknown].every(count => count > 0)).toBe(true)
  })

  test('a chain of ten thousand is as deep as it is long', () => {
    const reposts = Array.from({ length: 10_000 }, (_, n) =>
      repost(n, `r${n}`, `${n}`, '', n === 0 ? 'post' : `r${n - 1}`),
    )
    const cascade = cascadeOf(post, reposts, { most: 2_000 })
    expect(cascade).toMatchObject({ depth: { known: 10_000, all: 10_000 }, width: { known: 1, all: 1 } })
    expect(cascade.nodes).toHaveLength(2_001)
    expect(cascade.nodes.at(-1)).toMatchObject({ number: 2_000, from: 1_999, folded: 1, known: 8_000 })
  })

  test('a circle of ten thousand is cut once', () => {
    const reposts = Array.from({ length: 10_000 }, (_, n) => repost(n, `r${n}`, null, '', `r${(n + 9_999) % 10_000}`))
    expect(cascadeOf(post, reposts, { most: 10 })).toMatchObject({
      lines: { known: 9_999, inferred: 0, unknown: 1 },
      unknown: { circle: 1 },
      depth: { known: 9_999 },
    })
  })

  test('times before the post, and before what was passed on, are counted and the lines stay', () => {
    const early = [repost(-60, 'a', '甲', '', 'post'), repost(-30, 'b', '乙', '', 'c'), repost(5, 'c', '丙', '', 'a')]
    expect(cascadeOf(post, early, { most: 10 })).toMatchObject({
      early: 2,
      turned: 2,
      lines: { known: 3 },
      depth: { known: 3 },
    })
  })
})

describe('what is shown', () => {
  const reposts = [
    ...Array.from({ length: 6 }, (_, n) => repost(n, `a${n}`, `甲${n}`, '', 'post')),
    ...Array.from({ length: 4 }, (_, n) => repost(10 + n, `b${n}`, `乙${n}`, '', 'a5')),
    ...Array.from({ length: 3 }, (_, n) => repost(20 + n, `c${n}`, null, '')),
  ]
  const shown = (opened: readonly number[], mostOpened = 100) =>
    cascadeOf(post, reposts, { most: 2, opened, mostOpened })
  test('those with most behind them; the others are counted where they hang', () => {
    const { nodes, foldedUnknown, amplifiers } = shown([])
    expect(nodes.map(({ number, folded }) => [number, folded])).toEqual([
      [0, 4],
      [1, 0],
      [6, 4],
    ])
    expect(foldedUnknown).toBe(3)
    expect(amplifiers).toEqual([{ node: 2, known: 4, inferred: 0, hours: 5 / 3_600 }])
  })
  test('opened branches come, no more than there is room for', () => {
    expect(shown([6]).nodes.map(({ number }) => number)).toEqual([0, 1, 6, 7, 8, 9, 10])
    expect(shown([-1])).toMatchObject({ foldedUnknown: 0 })
    expect(shown([6, -1], 4).nodes).toHaveLength(5)
    expect(shown([3]).nodes).toHaveLength(3)
  })
})

test('by a link authors are numbers, also where texts name them', () => {
  const reposts = [
    repost(1, 'a', '甲', '看'),
    repost(2, 'b', '乙', '真的//@甲:看 @路人，//@港口日报:原帖'),
    repost(3, 'c', null, ''),
  ]
  const { nodes, article } = withoutAuthors(cascadeOf(post, reposts, { most: 10 }))
  expect(article).toBeNull()
  expect(nodes.map(({ author, who, text }) => [author, who, text])).toEqual([
    [null, 1, '原帖'],
    [null, 2, '看'],
    [null, 3, '真的//@2:看 @…，//@1:原帖'],
    [null, 0, ''],
  ])
})
