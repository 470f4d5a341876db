import { describe, expect, test } from 'vitest'
import { parseLayout } from './layout-here.ts'

const bare = { columns: null, density: null, choices: {}, parts: {}, viewOrder: [], startView: null }
const nothing = { layout: bare, isUnsent: false }
const columns = { shown: {}, order: [], widths: { mail: 300 }, pinned: {} }

describe('what the browser keeps of a list', () => {
  test('is read as it was written', () => {
    const layout = {
      columns,
      density: 'compact',
      choices: { look: 'table' },
      parts: {},
      viewOrder: [3, 1],
      startView: 3,
    }
    const stored = { layout, isUnsent: true }
    expect(parseLayout(JSON.stringify(stored))).toEqual(stored)
  })

  test('by an older release lacks what came later', () => {
    const stored = { layout: { columns, density: 'compact' }, isUnsent: false }
    expect(parseLayout(JSON.stringify(stored)).layout).toEqual({ ...bare, columns, density: 'compact' })
  })

  test.each([
    ['nothing', null],
    ['no JSON', 'nonsense'],
    ['null', 'null'],
    ['widths that are words', JSON.stringify({ layout: { columns: { ...columns, widths: { mail: 'wide' } } } })],
    ['a density that is none', JSON.stringify({ layout: { density: 'loose' } })],
    ['an order that is no list', JSON.stringify({ layout: { viewOrder: 'nonsense' } })],
  ])('%s counts as nothing', (_, text) => {
    expect(parseLayout(text)).toEqual(nothing)
  })
})
