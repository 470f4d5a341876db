import { chance } from '@guanlan/platform/testing'
import { describe, expect, test } from 'vitest'
import { draw, wholeView, zoomed } from './draw.ts'
import { layoutOf, nodeNear } from './layout.ts'
import { repostRows, wayTo } from './rows.ts'

const node = (from: number | null, reason: 'given' | 'named' | null = from === null ? null : 'given') => ({
  ...{ from, reason, known: 0, inferred: 0, author: `作者${from}`, text: '转' },
})

describe('where reposts stand', () => {
  test('the post in the middle, its reposts on rings around it, other trees apart from it', () => {
    const nodes = [node(null), node(0), node(0, 'named'), node(1), node(null), node(4), node(null)]
    const { spots, curves, box } = layoutOf(nodes)
    const far = (place: number, from: number) =>
      Math.hypot((spots[place]?.x ?? 0) - (spots[from]?.x ?? 0), (spots[place]?.y ?? 0) - (spots[from]?.y ?? 0))
    expect(far(1, 0)).toBeCloseTo(far(2, 0))
    expect(far(3, 0)).toBeGreaterThan(far(1, 0) + 10)
    expect(far(5, 4)).toBeGreaterThan(0)
    expect(curves.map(({ from, to, isKnown }) => [from, to, isKnown])).toEqual([
      [0, 1, true],
      [0, 2, false],
      [1, 3, true],
      [4, 5, true],
    ])
    for (const { x, y } of spots) expect(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom).toBe(true)
  })

  test('two thousand of any shape stand apart; a chain of two thousand too', () => {
    const next = chance(3)
    const shapes = [
      Array.from({ length: 2_000 }, (_, n) => node(n === 0 || next() < 0.3 ? null : Math.floor(next() ** 2 * n))),
      Array.from({ length: 2_000 }, (_, n) => node(n === 0 ? null : n - 1)),
      Array.from({ length: 2_000 }, () => node(null)),
    ]
    for (const nodes of shapes) {
      const { spots } = layoutOf(nodes)
      expect(spots.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(2_000)
    }
  })

  test('what is pointed at is the nearest that is not missed by far', () => {
    const layout = layoutOf([node(null), node(0), node(0)])
    const { x = 0, y = 0 } = layout.spots[2] ?? {}
    expect(nodeNear(layout, x + 4, y, 3)).toBe(2)
    expect(nodeNear(layout, x + 400, y, 3)).toBeNull()
  })
})

test('what is zoomed at stays where it is', () => {
  const view = wholeView({ box: { left: -150, top: -100, right: 50, bottom: 100 } }, { width: 600, height: 424 })
  expect(view).toEqual({ scale: 2, x: 400, y: 212 })
  const at = { x: 90, y: 50 }
  const closer = zoomed(view, 2, at)
  expect((at.x - closer.x) / closer.scale).toBeCloseTo((at.x - view.x) / view.scale)
  expect(closer.scale).toBeCloseTo(4)
})

test('known lines are drawn through, inferred ones broken, and what nobody knows has none', () => {
  const strokes: { dash: number[]; curves: number }[] = []
  let [dash, curves] = [[] as number[], 0]
  const on = new Proxy({} as Record<string, unknown>, {
    get: (_, name) =>
      name === 'setLineDash'
        ? (given: number[]) => {
            dash = given
          }
        : name === 'bezierCurveTo'
          ? () => {
              curves++
            }
          : name === 'stroke'
            ? () => {
                if (curves > 0) strokes.push({ dash, curves })
                curves = 0
              }
            : () => {},
    set: () => true,
  })
  const nodes = [node(null), node(0), node(1, 'named'), node(null)] as never
  const inks = { main: '#00f', ground: '#fff', text: '#000', quiet: '#888' }
  const layout = layoutOf(nodes)
  draw(
    on as never,
    { layout, nodes, way: [0, 1, 2], inks, name: '原帖', font: 'serif' },
    { scale: 1, x: 0, y: 0 },
    { width: 9, height: 9, ratio: 1 },
  )
  expect(strokes.map(stroke => [stroke.dash.length > 0, stroke.curves])).toEqual([
    [false, 1],
    [true, 1],
    [false, 1],
    [true, 1],
  ])
})

test('the table is narrowed by author, text and lines; the way leads from where it begins', () => {
  const nodes = [node(null), { ...node(0), author: '甲' }, { ...node(1, 'named'), text: '真的吗//@甲:转' }, node(null)]
  expect(repostRows(nodes, { words: '', lines: 'all' })).toEqual([0, 1, 2, 3])
  expect(repostRows(nodes, { words: ' 甲 ', lines: 'all' })).toEqual([1, 2])
  expect(repostRows(nodes, { words: '', lines: 'known' })).toEqual([1])
  expect(repostRows(nodes, { words: '', lines: 'inferred' })).toEqual([2])
  expect(repostRows(nodes, { words: '', lines: 'unknown' })).toEqual([3])
  expect(wayTo(nodes, 2)).toEqual([0, 1, 2])
  expect(wayTo(nodes, 3)).toEqual([3])
})
