import { expect, test } from 'vitest'
import { looksLikeAddress } from '../contract.ts'
import { absentAddress, missingOf, withMissing } from './address.ts'

test.each([
  ['https://news.example.com/a/1.html', true],
  ['http://例子.中国/文章', true],
  ['news.example.com/a', true],
  ['https://example.com', true],
  ['example.com', false],
  ['比亚迪 3.5/5 分', false],
  ['车门冻住', false],
  ['a b.com/c', false],
])('%s is an address: %s', (words, isOne) => expect(looksLikeAddress(words)).toBe(isOne))

test('the list in which it is missed stays in the address, the open article does not', () => {
  const address = absentAddress(' https://a.cn/1?x=1&y=2 ', { pathname: '/monitorData', search: '?monitor=7&open=3' })
  const query = new URLSearchParams(address.split('?').slice(1).join('?'))
  expect(query.get('monitor')).toBe('7')
  expect(query.has('open')).toBe(false)
  expect(missingOf(query)).toBe('https://a.cn/1?x=1&y=2')
  expect(missingOf(withMissing(query, null))).toBeNull()
  expect(absentAddress('x', { pathname: '/Search', search: '?monitor=7' })).toBe('/monitorData?missed=x')
})
