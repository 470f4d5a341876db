import { expect, test } from 'vitest'
import { mattersOf, mostStories } from './matters.ts'

const hourMs = 3_600_000
const story = (title: string, count: number, hour = 0) => ({
  title,
  count,
  firstAt: new Date(hour * hourMs),
  lastAt: new Date((hour + 1) * hourMs),
})
const titlesOf = (...all: ReturnType<typeof story>[]) =>
  mattersOf(all, 10).map(stories => stories.map(({ title }) => title))

test('the same told in other words, with other signs, is one matter, the largest story first', () => {
  const [recall, again, signs] = [
    story('澄屿汽车召回岚舟X7，涉及刹车隐患', 40),
    story('澄屿汽车召回岚舟X7 刹车存隐患', 9, 5),
    story('【快讯】澄屿汽车召回岚舟X7，涉及刹车隐患！', 8, 6),
  ]
  expect(titlesOf(recall, story('青麓门店暂停营业接受检查', 20), again, signs)).toEqual([
    [recall.title, again.title, signs.title],
    ['青麓门店暂停营业接受检查'],
  ])
})

test('another number, another name and the same words a week later are other matters', () => {
  expect(titlesOf(story('北驰召回58台云桥汽车', 5), story('北驰召回61台云桥汽车', 5))).toHaveLength(2)
  expect(titlesOf(story('南堰新开海底隧道通车', 5), story('青麓新开海底隧道通车', 5))).toHaveLength(2)
  expect(titlesOf(story('澄屿汽车发布三季度财报', 5), story('澄屿汽车发布三季度财报', 5, 24 * 7))).toHaveLength(2)
})

test('a matter counts as what tells it together, and takes as many stories as a filter', () => {
  const many = Array.from({ length: 70 }, () => story('岚舟门把手冻住车主被困车内', 2))
  const matters = mattersOf([story('朔野汽车发布新电池', 30), ...many], 10)
  expect(matters.map(stories => stories.length)).toEqual([mostStories, 1])
})

test('titles of nothing but signs are matters of their own', () => {
  expect(titlesOf(story('', 3), story('', 2))).toHaveLength(2)
})
