import { expect, test } from 'vitest'
import { z } from 'zod'
import { members } from './contract.ts'

test.each([
  ['      ', false],
  ['\u3000\u3000\u3000\u3000\u3000\u3000', false],
  ['abc   ', false],
  ['abc de', false],
  ['abc de f', true],
  ['六个字的密码', false],
  ['八个字长的好密码', true],
  ['x'.repeat(129), false],
])('the password %o: %s', (password, isOne) => {
  const body = { account: 'lin@example.com', name: '林屿', orgId: 7, role: 'member', userName: '林屿', password }
  const read = z.safeParse(members.create.body, body)
  expect(read.success ? [] : read.error.issues.map(issue => issue.path.join('.'))).toEqual(isOne ? [] : ['password'])
})
