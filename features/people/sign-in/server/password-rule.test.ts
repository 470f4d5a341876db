// What a chosen password may not be.
import { expect, test } from 'vitest'
import { requireRule, requireUncommon } from './password-rule.ts'

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

test.each([
  ['abcdefghijk', { length: 12, kinds: 1 }, false],
  ['abcdefghijkl', { length: 12, kinds: 1 }, true],
  ['abcdefghijkl', { length: 8, kinds: 2 }, false],
  ['Abcdefgh1', { length: 8, kinds: 3 }, true],
  ['Abcdefgh1', { length: 8, kinds: 4 }, false],
  ['Abcdefg1密', { length: 8, kinds: 4 }, true],
  // Signs, not halves of signs.
  ['😀😀😀😀a', { length: 8, kinds: 1 }, false],
])('%s by %j', (password, rule, isTaken) => {
  const ask = () => requireRule(password, rule, 'next')
  if (isTaken) expect(ask).not.toThrow()
  else expect(ask).toThrow(expect.objectContaining({ key: 'signIn.passwordRule' }))
})
