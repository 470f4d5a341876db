// What a model proposes is taken part by part; what is none of the lists it was given, and rules with mistakes, are dropped for the plan of the words.
import { expect, test } from 'vitest'
import type { PlanMade } from '../../contract.ts'
import { readProposal } from './read-proposal.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const plain: PlanMade = {
  ...{ from: '2026-10-28T12:00:00.000Z', to: '2026-11-27T12:00:00.000Z', monitors: [], query: '青禾' },
  filters: [{ field: 'sentiment', is: 'is', values: ['-1'] }],
  understood: [{ part: 'words', text: '青禾' }],
}
const ground = { plain, monitors: [{ id: 5, name: '新车上市' }], now, zone: 'Asia/Shanghai' }
const read = (answer: unknown) => readProposal(typeof answer === 'string' ? answer : JSON.stringify(answer), ground)

test('all parts of a plan that can be used are taken', () => {
  expect(
    read({
      ...{ days: ['2026-11-01', '2026-11-27'], monitors: ['新车上市'], mediaTypes: ['weibo'], sentiments: ['1'] },
      ...{ places: ['北京'], rule: '青禾+(召回|隐患)' },
    }),
  ).toEqual({
    plan: {
      ...{ from: '2026-10-31T16:00:00.000Z', to: '2026-11-27T12:00:00.000Z', monitors: [5], understood: [] },
      filters: [
        { field: 'mediaType', is: 'is', values: ['weibo'] },
        { field: 'sentiment', is: 'is', values: ['1'] },
        { field: 'mentioned', is: 'is', values: ['110000'] },
      ],
      query: '青禾+(召回|隐患)',
    },
    taken: ['range', 'monitors', 'mediaType', 'sentiment', 'places', 'rule'],
    refused: [],
  })
})

test.each([
  [{ days: ['2026-11-28', '2026-11-30'] }, 'range'],
  [{ days: ['2026-01-01', '2026-11-01'] }, 'range'],
  [{ days: ['yesterday', 'today'] }, 'range'],
  [{ monitors: ['别的监测项'] }, 'monitors'],
  [{ monitors: [5] }, 'monitors'],
  [{ mediaTypes: ['blog'] }, 'mediaType'],
  [{ sentiments: ['angry'] }, 'sentiment'],
  [{ places: ['亚特兰蒂斯'] }, 'places'],
  [{ rule: '(召回' }, 'rule'],
  [{ rule: '召'.repeat(2_000) }, 'rule'],
  [{ rule: { drop: 'table' } }, 'rule'],
])('%j is refused, and the plan of the words stands', (answer, part) => {
  const { understood: _, ...rest } = plain
  expect(read(answer)).toEqual({ plan: { ...rest, understood: [] }, taken: [], refused: [part] })
})

test('a fence around it is taken off; what is no object is nothing', () => {
  expect(read('```json\n{"rule":"召回"}\n```')?.plan.query).toBe('召回')
  for (const answer of ['', '召回', '[1]', '{"rule":', 'null']) expect(read(answer)).toBeNull()
})
