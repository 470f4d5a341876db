import { fromForm, parse, print, toForm } from '@guanlan/engine/rules'
import { describe, expect, test } from 'vitest'
import { bodyOf, formOf, isSame, newDraft, partsOf, placeFor, splitWords } from './draft.ts'

test.each([
  ['at the top, where one may', 0, { top: true, folders: [4] }, 0],
  ['in the folder it was opened in', 4, { top: true, folders: [4] }, 4],
  ['in the first folder of a role that is limited to folders', 0, { top: false, folders: [7, 8] }, 7],
  ['and in the one it was opened in, among these', 8, { top: false, folders: [7, 8] }, 8],
  ['not in a folder above them', 3, { top: false, folders: [7, 8] }, 7],
])('a new one stands %s', (_, fatherId, places, expected) => {
  expect(placeFor(fatherId, places)).toBe(expected)
})

describe('words of a group', () => {
  test.each<[string, string, string[], 'any' | 'all']>([
    ['commas of any kind part words', '车门,门把手，把手、车锁', ['车门', '门把手', '把手', '车锁'], 'any'],
    ['plus signs part words that must all occur', '车门+冻住', ['车门', '冻住'], 'all'],
    ['a quoted sign belongs to its word', '"C++",编译', ['"C++"', '编译'], 'any'],
    ['an escaped sign belongs to its word', 'a\\+b', ['a\\+b'], 'any'],
    ['one word is one word', ' 车门 ', ['车门'], 'any'],
    ['both signs keep the plus in its word, so that it can be named', '车门+冻住,把手', ['车门+冻住', '把手'], 'any'],
    ['nothing is no word', ' ,, ', [], 'any'],
  ])('%s', (_, text, parts, mode) => {
    expect(splitWords(text)).toEqual({ parts, mode })
  })
  test('a rule goes through the form and back unchanged', () => {
    for (const text of [
      '(车门|门把手)+冻住',
      '(车门|把手)^2',
      '(车门+冻住)|充电口盖^3',
      '车门-(招聘|转让)',
      '"C++"|编译',
    ]) {
      const form = toForm(parse(text).rule!)
      if (!form) continue
      const again = formOf(partsOf(form))
      expect(print(fromForm(again).rule!)).toBe(print(fromForm(form).rule!))
    }
  })
})

describe('what is saved', () => {
  const item = {
    ...newDraft('item', 3),
    name: ' 车门 ',
    groups: [{ mode: 'any' as const, words: ['车门', '把手'], frequency: '2' }],
  }
  test('a form is saved as words, a rule text as it stands, never both', () => {
    expect(bodyOf(item)).toMatchObject({
      name: '车门',
      fatherId: 3,
      form: { groups: [{ words: '车门,把手', frequency: 2 }], excluded: '' },
    })
    const text = bodyOf({ ...item, view: 'text', rule: '车门|把手' })
    expect([text.rule, text.form]).toEqual(['车门|把手', undefined])
  })
  test('a frequency that is no number is refused, not guessed', () => {
    expect(formOf({ ...item, groups: [{ ...item.groups[0]!, frequency: '1O' }] }).groups[0]?.frequency).toBe(0)
  })
  test('a space at the end of the name is no change', () => {
    expect(isSame(item, { ...item, name: '车门' })).toBe(true)
    expect(isSame(item, { ...item, isOpen: false })).toBe(false)
  })
})
