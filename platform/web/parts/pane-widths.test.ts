import { describe, expect, test } from 'vitest'
import { type PaneName, paneWidths, type SidePane } from './pane-widths.ts'

const tree: SidePane = { width: 248, least: 216, folded: false, empty: false }
const article: SidePane = { width: 432, least: 380, folded: false, empty: false }
const nothing: SidePane = { ...article, empty: true }
const away = { folded: true }
/** The window less the rail of 64. */
const inWindow = (width: number) => width - 64

describe('three panes share their room', () => {
  test.each<[string, number, SidePane, SidePane, PaneName, string]>([
    ['all as they were drawn', 1440, tree, article, 'end', '248 696 432'],
    ['an empty one beside a list with room', 1440, tree, nothing, 'middle', '248 696 432'],
    ['an empty one yields to the list', 1280, tree, nothing, 'middle', '248 968 0'],
    ['one that was drawn too wide gives first', 1280, tree, { ...article, width: 900 }, 'end', '248 420 548'],
    ['then the other down to its least', 1088, tree, article, 'end', '224 420 380'],
    ['the tree yields to what is read', 1024, tree, article, 'end', '0 528 432'],
    ['what is read yields to the tree when that was asked for', 1024, tree, article, 'start', '248 712 0'],
    ['150 % zoom of 1440', 960, tree, article, 'end', '0 464 432'],
    ['150 % zoom, nothing read', 960, tree, nothing, 'middle', '248 648 0'],
    ['and still the list has its least', 900, tree, article, 'end', '0 420 416'],
    ['what is folded stays away', 1440, { ...tree, ...away }, { ...article, ...away }, 'middle', '0 1376 0'],
  ])('%s', (_, window, start, end, front, expected) => {
    const { single, ...widths } = paneWidths(inWindow(window), start, end, front)
    expect([single, `${widths.start} ${widths.middle} ${widths.end}`]).toEqual([false, expected])
  })

  test.each<[string, SidePane, PaneName, PaneName]>([
    ['the list', article, 'middle', 'middle'],
    ['the tree', article, 'start', 'start'],
    ['what is read, though it was folded where there was room', { ...article, ...away }, 'end', 'end'],
    ['the list when nothing is read', nothing, 'end', 'middle'],
  ])('below 864 px there is one at a time: %s', (_, end, front, shown) => {
    for (const window of [863, 640, 390]) {
      const widths = paneWidths(inWindow(window), tree, end, front)
      expect(widths.single).toBe(true)
      expect(widths[shown]).toBe(inWindow(window))
    }
  })

  test('nothing is ever narrower than it may be, and all of the room is used', () => {
    for (let room = 300; room < 2_600; room += 7)
      for (const start of [tree, { ...tree, ...away }, { ...tree, width: 700 }, null])
        for (const end of [article, nothing, { ...article, ...away }, { ...article, width: 1_200 }, null])
          for (const front of ['start', 'middle', 'end'] as const) {
            const widths = paneWidths(room, start, end, front)
            expect(widths.start + widths.middle + widths.end).toBe(room)
            if (widths.single) continue
            expect(widths.middle).toBeGreaterThanOrEqual(420)
            if (widths.start > 0) expect(widths.start).toBeGreaterThanOrEqual(216)
            if (widths.end > 0) expect(widths.end).toBeGreaterThanOrEqual(380)
          }
  })
})
