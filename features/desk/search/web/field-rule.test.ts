import { evaluate, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { fieldRule } from './field-rule.ts'

test('any word of the field is looked for as it is written, whatever signs it holds', () => {
  const { rule, problems } = parse(fieldRule(['新能源车', 'A|B']))
  expect(problems).toEqual([])
  const wants = (title: string) =>
    rule && evaluate(rule, { title: canonicalise(title), body: canonicalise(''), corps: [], brands: [], products: [] })
  expect(['新能源车降价', '选 A|B 吗', '选 A 吗'].map(wants)).toEqual([true, true, false])
})
