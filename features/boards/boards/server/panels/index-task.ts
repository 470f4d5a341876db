import { formulaOf } from '@guanlan/features/boards/index-tasks/contract'
import { indexOf } from '@guanlan/features/boards/index-tasks/server'
import type { PanelSource } from './panel-source.ts'

/** A saved index over the time of the panel, with the formula of its last day. */
export const index: PanelSource<'index'> = {
  permission: 'boards.view',
  make: async (scope, { shows: { indexId }, question }) => {
    const { name, list } = await indexOf(scope, indexId, question)
    const last = list.findLast(({ value }) => value !== null)
    const data = {
      head: name,
      rows: list.map(({ day }) => day.slice(5)),
      series: [{ name, values: list.map(({ value }) => value) }],
    }
    return {
      message: last ? (formulaOf(last, scope.locale)[0] ?? '') : '',
      opens: { address: `/kanbanTemplate?part=indexTasks&open=${indexId}` },
      of: { drawn: 'chart', shape: 'line', data, note: null },
    }
  },
}
