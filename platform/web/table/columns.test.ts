import { describe, expect, test } from 'vitest'
import { arranged, choicesIn, movedBefore, noChoices, type RecordColumn } from './columns.ts'

const cell = () => null
const columns: RecordColumn<unknown>[] = [
  { id: 'name', title: 'Name', width: 160, pinned: 'start', cell },
  { id: 'mail', title: 'Mail', width: 220, cell },
  { id: 'phone', title: 'Phone', width: 130, rare: true, cell },
  { id: 'changed', title: 'Changed', width: 140, cell },
]
const idsOf = (choices: Partial<typeof noChoices>) =>
  arranged(columns, { ...noChoices, ...choices })
    .filter(({ isShown }) => isShown)
    .map(({ id }) => id)

describe('columns', () => {
  test('are shown as declared, rare ones when chosen, and the one that names the row always', () => {
    expect(idsOf({})).toEqual(['name', 'mail', 'changed'])
    expect(idsOf({ shown: { phone: true, mail: false, name: false } })).toEqual(['name', 'phone', 'changed'])
  })

  test('move, and those held at a side stay there', () => {
    expect(idsOf({ order: ['changed', 'mail', 'name'] })).toEqual(['name', 'changed', 'mail'])
    expect(idsOf({ pinned: { mail: 'end' } })).toEqual(['name', 'changed', 'mail'])
    expect(movedBefore(arranged(columns, noChoices), 'changed', 'mail')).toEqual(['name', 'changed', 'mail', 'phone'])
    expect(movedBefore(arranged(columns, noChoices), 'name', null)).toEqual(['mail', 'phone', 'changed', 'name'])
  })

  test('held ones stand beside each other, by the width of those before them', () => {
    const held = arranged(columns, {
      ...noChoices,
      pinned: { mail: 'start', changed: 'end', phone: 'end' },
      shown: { phone: true },
    })
    expect(held.map(({ id, offset }) => [id, offset])).toEqual([
      ['name', 0],
      ['mail', 160],
      ['phone', 140],
      ['changed', 0],
    ])
  })

  test('widths have bounds, and what was stored wrongly counts as nothing', () => {
    const width = (text: string) => arranged(columns, choicesIn(text))[1]?.width
    expect([width('{"widths":{"mail":9}}'), width('{"widths":{"mail":99999}}')]).toEqual([64, 1200])
    expect([width('{"widths":{"mail":"wide"}}'), width('nonsense'), width('{"order":7,"shown":[]}')]).toEqual([
      220, 220, 220,
    ])
  })
})
