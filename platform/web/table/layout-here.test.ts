import { describe, expect, test } from 'vitest'
import { keptIn } from './layout-here.ts'

const nothing = { layout: { columns: null, density: null }, isUnsent: false }
const columns = { shown: {}, order: [], widths: { mail: 300 }, pinned: {} }

describe('what the browser keeps of a list', () => {
  test('is read as it was written', () => {
    const kept = { layout: { columns, density: 'compact' }, isUnsent: true }
    expect(keptIn(JSON.stringify(kept))).toEqual(kept)
  })

  test.each([
    ['nothing', null],
    ['no JSON', 'nonsense'],
    ['null', 'null'],
    ['widths that are words', JSON.stringify({ layout: { columns: { ...columns, widths: { mail: 'wide' } } } })],
    ['a density that is none', JSON.stringify({ layout: { density: 'loose' } })],
  ])('%s counts as nothing', (_, text) => {
    expect(keptIn(text)).toEqual(nothing)
  })
})
