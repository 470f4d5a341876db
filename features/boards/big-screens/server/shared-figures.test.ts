import { Panel } from '@guanlan/features/boards/boards/contract'
import type { Scope } from '@guanlan/platform/server'
import { describe, expect, test } from 'vitest'
import { keyOf } from './shared-figures.ts'

const screen = (...panels: object[]) => ({
  ...{ range: '24h' as const, monitors: [] },
  panels: panels.map((more, at) => Panel.parse({ id: `p${at}`, at: { x: 0, y: at, w: 1, h: 1 }, ...more })),
})
const number = { shows: { kind: 'number' } }
const reader = (more: Partial<Scope> = {}) =>
  ({ orgId: 7, userId: 71, locale: 'zh', may: () => true, ...more }) as Scope

describe('who shares the figures of a wall', () => {
  test.each([
    ['two people who see the same', { userId: 72 }, true],
    ['another organisation', { orgId: 8 }, false],
    ['somebody limited to folders', { limitedTo: [700] }, false],
    ['somebody without a permission', { may: (permission: string) => permission !== 'charts.view' }, false],
    ['another language', { locale: 'en' as const }, false],
  ])('%s', (_, more, shares) => {
    expect(keyOf(reader(more), screen(number)) === keyOf(reader(), screen(number))).toBe(shares)
  })
  test.each([
    ['crises, which those with a role see', { shows: { kind: 'crises' } }],
    ['what one person has read', { ...number, of: { filters: [{ field: 'read', is: 'is', values: ['1'] }] } }],
  ])('nobody with panels of %s', (_, panel) => {
    expect(keyOf(reader({ userId: 72 }), screen(panel))).not.toBe(keyOf(reader(), screen(panel)))
  })
})
