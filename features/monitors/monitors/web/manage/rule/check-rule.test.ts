import * as engine from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { checkedOf, mendedRule } from './check-rule.ts'

test.each([
  ['澄屿 + (刹车|失灵', '澄屿+(刹车|失灵)'],
  ['澄屿+', '澄屿'],
  ['"澄屿 刹车', '澄屿 刹车'],
  ['(澄屿+(刹车', '澄屿+刹车'],
])('%s is tried as %s', (text, mended) => expect(mendedRule(engine, text)).toBe(mended))

test('what has no proposal is not mended, and a rule without a mistake needs none', () => {
  expect(mendedRule(engine, '')).toBeNull()
  expect(checkedOf(engine, engine.parse('澄屿'), '澄屿').mended).toBeNull()
  expect(checkedOf(engine, engine.parse('(澄屿'), '(澄屿')).toMatchObject({ blocked: true, mended: '澄屿' })
})
