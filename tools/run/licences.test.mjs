import { expect, test } from 'vitest'
import { isAllowed, refusedLicences } from './licences.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR MIT', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND (GPL-3.0-only OR BSD-2-Clause)', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['MIT AND GPL-2.0-only', false],
  ['(MIT AND GPL-2.0-only) OR SSPL-1.0', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['(MIT', false],
  ['MIT MIT', false],
  ['', false],
])('%s: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected))

test('a package without a licence, or with another one, is named; our own are not asked', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    'apps/web': {},
    'node_modules/@guanlan/web': { link: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: 'GPL-3.0-only' },
    'node_modules/d': {},
  }
  packages['node_modules/one-of-two'] = { license: ['MIT', 'Apache2'] }
  packages['node_modules/none-of-two'] = { license: ['GPL-2.0', 'Apache2'] }
  expect(refusedLicences({ packages })).toEqual(['@b/c: GPL-3.0-only', 'd: no licence', 'none-of-two: GPL-2.0,Apache2'])
})
