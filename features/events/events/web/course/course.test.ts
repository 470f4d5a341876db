import { expect, test } from 'vitest'
import type { CourseNode } from '../../contract.ts'
import { branchesOf, negativeMove, rangeOfPhase, rowsOfPhase, timesBefore } from './course.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
const node = (more: Partial<CourseNode>): CourseNode =>
  ({ treeId: 1, parentId: null, kind: 'phase', startTime: at(2), endTime: at(6), phase: null, ...more }) as CourseNode
const phase = (more: object) => ({
  shape: 'peak' as const,
  ...{ count: 40, negative: 20, isOpen: false, before: { count: 10, negative: 2, hours: 2 } },
  ...more,
})

test('a tree of what hangs beneath what, and what hangs beneath nothing', () => {
  const [one, two, three] = [node({}), node({ treeId: 2, parentId: 1 }), node({ treeId: 3, parentId: 9 })]
  const roots = branchesOf({ nodes: [one, two, three] })
  expect(roots.map(root => root.node.treeId)).toEqual([1, 3])
  expect(roots[0]?.children.map(child => child.node.treeId)).toEqual([2])
})

test('the list of a phase ends just before the next one, that of an open one with the last article', () => {
  const whole = { from: at(0), to: at(9) }
  expect(rangeOfPhase(node({ phase: phase({}) }), whole)).toEqual({ from: at(2), to: '2026-01-01T05:59:59.999Z' })
  expect(rangeOfPhase(node({ phase: phase({ isOpen: true }) }), whole)).toEqual({ from: at(2), to: at(9) })
})

test('numbers against the phase before', () => {
  expect(timesBefore(node({ phase: phase({}) }))).toBe(2)
  expect(negativeMove(node({ phase: phase({}) }))).toBe(30)
  expect(timesBefore(node({ phase: phase({ before: null }) }))).toBeNull()
  expect(negativeMove(node({ phase: phase({ before: { count: 0, negative: 0, hours: 1 } }) }))).toBeNull()
})

test('rows of the curve, one at least', () => {
  const ends = [0, 2, 4, 6, 8].map(hour => Date.parse(at(hour)))
  expect(rowsOfPhase(node({}), ends)).toEqual({ from: 1, to: 3 })
  expect(rowsOfPhase(node({ startTime: at(3), endTime: at(4) }), ends)).toEqual({ from: 1, to: 2 })
})
