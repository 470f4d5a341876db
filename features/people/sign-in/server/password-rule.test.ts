// What a chosen password may not be.
import { expect, test } from 'vitest'
import { requireUncommon } from './password-rule.ts'

test.each([
  ['password', 'lin@example.com', 'signIn.passwordCommon'],
  [' 12345678 ', 'lin@example.com', 'signIn.passwordCommon'],
  ['QWERTYUIOP', 'lin@example.com', 'signIn.passwordCommon'],
  ['１２３４５６７８', 'lin@example.com', 'signIn.passwordCommon'],
  ['linyu2026', 'LinYu@example.com', 'signIn.passwordOfAccount'],
  ['lin-yu-88', 'linyu', 'signIn.passwordOfAccount'],
  ['guanlan2026!', 'lin@example.com', 'signIn.passwordOfAccount'],
  ['guanlan-demo', 'lin@example.com', null],
  ['20260314-08', '13800000001', null],
  ['六个字的好密码', 'lin@example.com', null],
])('%s of %s', async (password, account, key) => {
  const refused = await requireUncommon(password, account).then(
    () => null,
    error => (error as { key: string }).key,
  )
  expect(refused).toBe(key)
})
