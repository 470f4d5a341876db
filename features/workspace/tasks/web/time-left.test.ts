import { expect, test } from 'vitest'
import type { Task } from '../contract.ts'
import { secondsLeft } from './time-left.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const task = (more: Partial<Task>): Task => ({
  id: 1,
  kind: 'monitors.fill',
  title: '',
  state: 'running',
  done: 0,
  total: 1000,
  outcome: null,
  problem: null,
  file: null,
  opens: null,
  ahead: null,
  startsIn: null,
  isMine: true,
  by: null,
  createdAt: '2026-11-22T11:59:00Z',
  startedAt: '2026-11-22T11:59:50Z',
  endedAt: null,
  operation: null,
  undone: false,
  ...more,
})

test.each([
  ['half of it took ten seconds', { done: 500 }, 10],
  ['a tenth of it took ten seconds', { done: 100 }, 90],
  ['all is done', { done: 1000 }, 0],
  ['hardly anything is done yet', { done: 10 }, undefined],
  ['it has just begun', { done: 500, startedAt: '2026-11-22T11:59:59Z' }, undefined],
  ['nobody knows how much there is', { done: 500, total: null }, undefined],
  ['it waits', { done: 500, state: 'waiting' as const }, undefined],
])('seconds left when %s', (_, more, seconds) => {
  expect(secondsLeft(task(more), now)).toBe(seconds)
})
