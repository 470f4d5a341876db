// Which stories are one matter: the rules learned elsewhere, each by a case.
import { describe, expect, test } from 'vitest'
import { headlineOf, openGrouping } from './grouping.ts'
import type { DetectedArticle } from './marks.ts'

const hourMs = 3_600_000
let made = 0
const article = (title: string, more: Partial<DetectedArticle> = {}): DetectedArticle => {
  const id = ++made
  return { id, story: id, at: id * 60_000, title, lead: '', media: id, keywords: [], names: [], places: [], ...more }
}
/** How these are put together, by their order. */
function grouped(...articles: DetectedArticle[]): number[][] {
  const grouping = openGrouping()
  for (const each of articles) grouping.add(each)
  const place = new Map(articles.map(({ id }, index) => [id, index]))
  return [...grouping.groups()].map(({ articles: its }) => [...its.keys()].map(id => place.get(id) ?? -1))
}

describe('stories join', () => {
  test('what they share with the core: names, places and rare words', () => {
    expect(
      grouped(
        article('海澜电器冰箱压缩机漏氟', { names: ['海澜电器'], keywords: ['压缩机', '冰箱', '漏氟'] }),
        article('冰箱漏氟频发，压缩机被指缺陷', { names: ['海澜电器'], keywords: ['压缩机', '冰箱', '漏氟'] }),
        article('旅游旺季酒店涨价', { keywords: ['酒店', '旅游'] }),
      ),
    ).toEqual([[0, 1], [2]])
  })

  test('never through a chain of weak links', () => {
    // The second shares much with the first, the third with the second alone.
    const chain = [
      article('化工园区仓库爆炸 消防救援', { keywords: ['化工园区', '仓库', '爆炸', '消防', '救援'] }),
      article('仓库爆炸后消防救援 保险理赔 股价跌停', {
        keywords: ['仓库', '爆炸', '消防', '救援', '保险', '理赔', '股价', '跌停'],
      }),
      article('保险理赔纠纷致股价跌停', { keywords: ['保险', '理赔', '股价', '跌停'] }),
    ]
    expect(grouped(...chain)).toEqual([[0, 1], [2]])
  })

  test('an article of many subjects joins by none of them alone', () => {
    const few = article('星禾乳业召回奶粉', { names: ['星禾乳业', '星禾金装', '星禾'], keywords: ['召回', '奶粉'] })
    const names = ['星禾乳业', '星禾金装', '星禾', '澄湖', '远岫', '白鹭']
    const many = article('早间资讯汇总', { names, keywords: ['资讯'] })
    expect(grouped(few, many)).toEqual([[0], [1]])
    // Nobody would say so of one that names the same three and no other.
    expect(grouped(few, article('早间资讯', { names: names.slice(0, 3), keywords: ['资讯'] }))).toEqual([[0, 1]])
  })

  test('not after 72 hours', () => {
    const at = (hours: number) =>
      article('隧道塌方 工人被困 救援展开', { at: hours * hourMs, keywords: ['隧道', '塌方', '被困', '救援'] })
    expect(grouped(at(0), at(71))).toHaveLength(1)
    expect(grouped(at(0), at(73))).toHaveLength(2)
    expect(grouped(at(0), at(71), at(142))).toHaveLength(1)
  })
})

describe('another matter is', () => {
  const marks = { keywords: ['高速', '追尾', '事故', '伤亡'] }
  test.each([
    ['another number', '高速公路12车追尾事故', '高速公路7车追尾事故', 2],
    ['a number more', '高速公路12车追尾事故', '高速公路追尾事故现场', 1],
    ['another place', '西安高速公路追尾事故', '成都高速公路追尾事故', 2],
    ['its province', '西安高速公路追尾事故', '陕西高速公路追尾事故', 1],
  ])('%s', (_, one, other, groups) => {
    expect(grouped(article(one, marks), article(other, marks))).toHaveLength(groups)
  })

  test('the same of another name', () => {
    const recall = (name: string) =>
      article(`${name}召回刹车故障汽车`, { names: [name], keywords: ['召回', '刹车', '故障', '汽车'] })
    expect(grouped(recall('星途'), recall('远岫'))).toHaveLength(2)
    expect(grouped(recall('星途'), recall('星途'))).toHaveLength(1)
  })
})

test('two groups that say the same as a whole become one; a candidate stays, and two are left to people', () => {
  const keywords = ['化工厂', '苯胺', '泄漏', '疏散']
  const grouped = (stored: ReadonlyMap<number, number>) => {
    const grouping = openGrouping(stored)
    const add = (story: number) => grouping.add(article('化工厂苯胺泄漏', { story, keywords, at: story * 1_000 }))
    // What is of no candidate comes first here, so that both are there.
    const found = [add(1), add(2)][0]
    const kept = [add(3), add(4)][0]
    if (!found || !kept) throw new Error('nothing was put together')
    return { grouping, found, kept }
  }
  const { grouping, found, kept } = grouped(
    new Map([
      [3, 7],
      [4, 7],
    ]),
  )
  expect(kept).not.toBe(found)
  expect(grouping.settle(found)).toBe(kept)
  expect([1, 2, 3, 4].map(story => grouping.groupOf(story))).toEqual([kept, kept, kept, kept])
  expect(kept).toMatchObject({ candidate: 7, last: 4_000 })
  expect(kept.articles.size).toBe(4)
  expect([...grouping.groups()]).toEqual([kept])
  // What comes next finds it.
  expect(grouping.add(article('化工厂苯胺泄漏追踪', { story: 5, keywords, at: 5_000 }))).toBe(kept)

  const both = grouped(new Map([1, 2, 3, 4].map(story => [story, story < 3 ? 6 : 7])))
  expect(both.grouping.settle(both.found)).toBe(both.found)
  expect([...both.grouping.groups()]).toHaveLength(2)
})

test('words that all have tell nothing', () => {
  const grouping = openGrouping()
  const keywords = ['观潮集团', '年度', '报告', '发布']
  const own = (n: number) => String.fromCodePoint(0x4e00 + n * 11, 0x5e00 + n * 3)
  for (let n = 0; n < 1_500; n++)
    grouping.add(article(`${own(n)}观潮集团年度报告发布`, { keywords, at: n * 1_000, names: ['观潮集团'] }))
  expect([...grouping.groups()].length).toBeGreaterThan(100)
})

test('it is the same one by its stories, whatever its headline says', () => {
  const grouping = openGrouping(
    new Map([
      [901, 7],
      [902, 7],
    ]),
  )
  const first = grouping.add(article('水厂停水', { story: 901 }))
  const second = grouping.add(article('完全不同的说法', { story: 902 }))
  expect(second).toBe(first)
  expect(first.candidate).toBe(7)
})

test('its title is the headline of most media, the earliest of several', () => {
  const grouping = openGrouping()
  const of = (title: string, media: number) => grouping.add(article(title, { story: 1_000_000, media }))
  const group = of('甲媒体的标题', 1)
  of('两家的标题', 2)
  of('两家的标题', 3)
  of('甲媒体的标题', 1)
  expect(headlineOf(group)).toBe('两家的标题')
})
