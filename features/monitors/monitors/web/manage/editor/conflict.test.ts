import { describe, expect, test } from 'vitest'
import { type Draft, newDraft } from '../../drafts/draft.ts'
import { disputed, merged } from './conflict.ts'

const before: Draft = { ...newDraft('item', 0), name: '鹭行', view: 'text', rule: '鹭行' }
const rule = { rule: '鹭行+刹车' }
const category = { category: '产品' }

describe('two people wrote the same monitor', () => {
  test.each<[string, Partial<Draft>, Partial<Draft>, Partial<Draft>, string[]]>([
    ['different things: both are kept', category, rule, { ...category, ...rule }, ['category', 'words']],
    ['the same thing: mine, and theirs is shown', { rule: '鹭行+转向' }, rule, { rule: '鹭行+转向' }, ['words']],
    ['the same in the same way: nothing of mine to save', rule, rule, rule, ['words']],
    ['I by form, they as text', { view: 'form', groups: [] }, rule, { view: 'form', groups: [] }, ['words']],
    ['they alone', {}, { ...category, isOpen: false }, { ...category, isOpen: false }, ['category', 'state']],
    ['they moved it', { name: '新名' }, { fatherId: 9 }, { name: '新名', fatherId: 9 }, ['name', 'folder']],
  ])('%s', (_, mine, theirs, expected, texts) => {
    const drafts = [{ ...before, ...mine }, before, { ...before, ...theirs }] as const
    expect(merged(...drafts)).toMatchObject(expected)
    expect(disputed(...drafts)).toEqual(texts)
  })
})
