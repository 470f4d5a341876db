import { expect, test } from 'vitest'
import { testsOfChance } from './long.mjs'

test('tests that choose by chance are found by what they import', () => {
  const files = testsOfChance()
  expect(files).toContain('engine/rules/agreement.test.ts')
  expect(files).toContain('apps/server/tests/crash.test.ts')
  expect(files).not.toContain('engine/text/tokens.test.ts')
  expect(files.filter(file => file.includes('.scale.') || file.includes('node_modules'))).toEqual([])
})
