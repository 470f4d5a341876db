import { MAX_GROUPS, parse, toForm } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { whyNoForm } from './why-no-form.ts'

const cases = [
  ['车门{8}冻住', 'formDistance'],
  ['(车门+冻住+结冰){10}', 'formDistance'],
  ['t:车门', 'formScope'],
  ['车门-(a+b)', 'formExcluded'],
  ['a+x|b+x|c+x|d+x|e+x|f+x', 'formGroups'],
  ['(车门|把手)+(冻住|结冰)', 'formNested'],
] as const

test.each(cases)('%s is no form because of %s', (text, reason) => {
  const { rule } = parse(text)
  if (!rule) throw new Error(`not a rule: ${text}`)
  expect(toForm(rule)).toBeNull()
  expect(whyNoForm(rule, MAX_GROUPS)).toBe(reason)
})
