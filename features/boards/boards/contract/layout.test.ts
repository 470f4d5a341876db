import { describe, expect, test } from 'vitest'
import { layoutProblem } from './layout.ts'
import { Panel } from './panel.ts'

const at = (id: string, x: number, y: number, w: number, h: number) =>
  Panel.parse({ id, at: { x, y, w, h }, shows: { kind: 'clock' } })

describe('layouts', () => {
  test.each([
    ['side by side', [at('a', 0, 0, 12, 4), at('b', 12, 0, 12, 4)], null],
    ['one above the other', [at('a', 0, 0, 24, 4), at('b', 0, 4, 24, 4)], null],
    ['no panel', [], null],
    ['overlapping', [at('a', 0, 0, 12, 4), at('b', 11, 3, 4, 4)], 'boards.overlap'],
    ['beyond the last column', [at('a', 20, 0, 5, 4)], 'boards.outside'],
    ['beyond the last row', [at('a', 0, 199, 5, 2)], 'boards.outside'],
    ['twice the same', [at('a', 0, 0, 5, 4), at('a', 10, 0, 5, 4)], 'boards.samePanel'],
  ])('%s', (_, panels, key) => {
    expect(layoutProblem(panels)?.key ?? null).toBe(key)
  })
})
