import { expect, test } from 'vitest'
import { membersIn, tidyMember } from './media-group.ts'

test.each([
  ['https://www.People.com.cn/n1/2026/a.html?x=1', 'people.com.cn'],
  ['www.people.cn', 'people.cn'],
  [' 青麓  日报 ', '青麓 日报'],
  ['36氪', '36氪'],
  ['No.1 财经', 'No.1 财经'],
])('%j is kept as %j', (written, stored) => expect(tidyMember(written)).toBe(stored))

test('a pasted list is cut at lines and commas, and each stands once', () => {
  expect(membersIn('人民网, 新华网\n人民网、https://people.cn/a\t\n')).toEqual(['人民网', '新华网', 'people.cn'])
})
