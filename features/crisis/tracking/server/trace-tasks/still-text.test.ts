import { expect, test } from 'vitest'
import { stillText } from './still-text.ts'
import { pageOf } from './testing/site.ts'

const of = {
  url: 'https://a.example/1',
  contentType: 'text/html; charset=utf-8',
  now: new Date('2026-11-20T08:00:00Z'),
}
const textOf = (page: string) => stillText(Buffer.from(page), of)
const withLine = (line: string) => pageOf('水位为三米。').replace(/阅读 \d+/, line)

test.each([
  ['阅读 1,200', '阅读 3.4万'],
  ['3 分钟前', '2 小时前'],
  ['评论（12）', '评论（13）'],
  ['发布于 2026-11-20 08:00', '发布于 2026-11-20 08:01'],
  ['1024 views', '2048 views'],
])('%s and %s are the same text', (one, other) => {
  expect(textOf(withLine(one))).not.toBeNull()
  expect(textOf(withLine(one))).toEqual(textOf(withLine(other)))
})

test.each([
  ['事故造成 3 人受伤，正在救治之中。', '事故造成 5 人受伤，正在救治之中。'],
  ['公司称产品合格，消费者可以放心使用。', '公司称产品待检，消费者可以放心使用。'],
])('%s and %s are not', (one, other) => expect(textOf(withLine(one))).not.toEqual(textOf(withLine(other))))

test('a page without a text says nothing', () => {
  expect(textOf('<html><body></body></html>')).toBeNull()
  expect(textOf('')).toBeNull()
})
