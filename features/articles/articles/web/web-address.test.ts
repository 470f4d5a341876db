import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://a.cn/1?x=1', 'https://a.cn/1?x=1'],
  ['http://a.cn', 'http://a.cn/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['a.cn/1', null],
  [null, null],
])('%s leads to %s', (address, expected) => expect(webAddress(address)).toBe(expected))
