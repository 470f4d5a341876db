import * as engine from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { formOf, newDraft } from '../../drafts/draft.ts'
import { mendedOf } from './mended.ts'

const text = (rule: string) => ({ ...newDraft('item', 0), view: 'text' as const, rule })

test.each([
  ['an operator that nothing follows yet', '澄屿+', '澄屿'],
  ['a bracket that is only begun', '澄屿 + (', '澄屿'],
  ['a bracket that is not closed', '澄屿+(刹车|召回', '澄屿+(刹车|召回)'],
  ['a bracket too many', '澄屿+刹车)', '澄屿+刹车'],
  ['a quotation that is not closed', '"澄屿 刹车', '"澄屿 刹车"'],
])('%s is left out or closed', (_, rule, mended) => {
  expect(engine.parse(rule).rule).toBeNull()
  expect(mendedOf(engine, text(rule))?.rule).toBe(mended)
})

test('a group of both signs is read by the first fix', () => {
  const group = { mode: 'any' as const, words: ['车门+冻住', '把手'], frequency: '1' }
  const draft = { ...newDraft('item', 0), groups: [group] }
  expect(engine.fromForm(formOf(draft)).rule).toBeNull()
  const mended = mendedOf(engine, draft)
  expect(mended && engine.fromForm(formOf(mended)).rule).not.toBeNull()
})

test('what offers no fix is not guessed', () => {
  expect(mendedOf(engine, text('-招聘'))).toBeNull()
  const group = { mode: 'any' as const, words: ['车门'], frequency: '99' }
  expect(mendedOf(engine, { ...newDraft('item', 0), groups: [group] })).toBeNull()
})
