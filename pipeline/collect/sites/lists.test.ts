import { expect, test } from 'vitest'
import { ownShapes } from './lists.ts'

const linksOn = (host: string) =>
  Array.from({ length: 12 }, (_, n) => ({
    url: `https://${host}/2026/11/${n}.html`,
    text: `第${n}条：三号线今天开通运营`,
  }))

test('links to other sites are no articles of a page, also where all end alike', () => {
  const own = linksOn('news.one.com.cn')
  const links = [...linksOn('other.com.cn'), ...own, ...linksOn('ads.cn')]
  expect(ownShapes(links, 'https://www.one.com.cn/').map(shape => shape.links)).toEqual([own])
})
