import { describe, expect, test } from 'vitest'
import { arranged, movedBefore, noChoices, type RecordColumn, tracksOf } from './columns.ts'

const cell = () => null
const columns: RecordColumn<unknown>[] = [
  { id: 'name', title: 'Name', width: 160, pinned: 'start', cell },
  { id: 'mail', title: 'Mail', width: 220, cell },
  { id: 'phone', title: 'Phone', width: 130, rare: true, cell },
  { id: 'changed', title: 'Since', width: 140, cell },
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
    const stored = arranged(columns, {
      ...noChoices,
      pinned: { mail: 'start', changed: 'end', phone: 'end' },
      shown: { phone: true },
    })
    expect(stored.map(({ id, offset }) => [id, offset])).toEqual([
      ['name', 0],
      ['mail', 160],
      ['phone', 140],
      ['changed', 0],
    ])
  })

  test('widths have bounds', () => {
    const width = (mail: number) => arranged(columns, { ...noChoices, widths: { mail } })[1]?.width
    expect([width(9), width(99_999), width(220.4)]).toEqual([64, 1200, 220])
  })

  test('give way where there is little room, but for those the person drew and several held at one side', () => {
    const tracks = (choices: Partial<typeof noChoices>) =>
      tracksOf(arranged(columns, { ...noChoices, ...choices }).filter(({ isShown }) => isShown))
    expect(tracks({})).toEqual({
      template: '40px minmax(96px, 160px) minmax(132px, 220px) minmax(96px, 1fr)',
      least: 40 + 96 + 132 + 96,
    })
    expect(tracks({ widths: { mail: 300 } }).template).toBe('40px minmax(96px, 160px) 300px minmax(96px, 1fr)')
    expect(tracks({ widths: { changed: 200 } }).least).toBe(40 + 96 + 132 + 200)
    // A day that is cut says nothing.
    const days = columns.map(column => (column.id === 'mail' ? { ...column, keepsWidth: true } : column))
    expect(tracksOf(arranged(days, noChoices)).template).toMatch(/^40px minmax\(96px, 160px\) 220px /)
    // The last title has the button of the settings beside it.
    expect(tracks({ order: ['mail', 'changed', 'phone'], shown: { phone: true } }).template).toMatch(
      / minmax\(96px, 1fr\)$/,
    )
    // A title is never cut by its own column, and leaves room for the sign of its order.
    const titled = columns.map(column => (column.id === 'mail' ? { ...column, title: '负面占比', width: 88 } : column))
    expect(tracksOf(arranged(titled, noChoices)).template).toMatch(/ minmax\(68px, 88px\) /)
    const sorted = titled.map(column => (column.id === 'mail' ? { ...column, sort: 'share' } : column))
    expect(tracksOf(arranged(sorted, noChoices)).template).toMatch(/ minmax\(84px, 88px\) /)
    // A narrow one stays wide enough to be drawn, and one that was drawn as wide as it was drawn.
    expect(tracks({ widths: { name: 80 }, pinned: { mail: 'end' } }).template).toBe(
      '40px 80px minmax(84px, 1fr) minmax(132px, 220px)',
    )
    expect(tracks({ pinned: { mail: 'start' } }).template).toBe('40px 160px 220px minmax(96px, 1fr)')
  })
})
