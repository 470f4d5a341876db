import { expect, test } from 'vitest'
import { isMember } from './media-members.ts'

test.each([
  ['the name', ['青麓日报'], '青麓日报', null, true],
  ['the name in another width and case', ['cctv 新闻'], 'ＣＣＴＶ 新闻', null, true],
  ['another name', ['青麓日报'], '青麓晚报', null, false],
  ['a part of the name', ['青麓'], '青麓日报', null, false],
  ['the domain', ['people.cn'], '人民网', 'https://people.cn/a', true],
  ['something below the domain', ['people.cn'], '人民网', 'http://finance.people.cn:8080/a?b', true],
  ['a domain that ends alike', ['people.cn'], '别的', 'https://otherpeople.cn/', false],
  ['what lies above the domain', ['finance.people.cn'], '人民网', 'https://people.cn/', false],
  ['a top level', ['cn'], '别的', 'https://people.cn/', false],
  ['an address that is none', ['people.cn'], '别的', 'people.cn', false],
])('a group of %s', (_, members, media, url, expected) => {
  expect(isMember(members, { media, url })).toBe(expected)
})
