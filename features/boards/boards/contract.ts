/** Boards: panels side by side, each a figure that opens its articles. Big screens are made of the same panels. */
import { contract, feature } from '@guanlan/platform/contract'
import { Board } from './contract/board.ts'
import { boardCalls } from './contract/calls.ts'
import { layoutCalls } from './contract/layouts.ts'
import { sharedCalls } from './contract/shared.ts'
import { takingCalls } from './contract/taking.ts'

export * from './contract/arrange.ts'
export * from './contract/board.ts'
export type { ChangeKind } from './contract/change-kinds.ts'
export * from './contract/difference.ts'
export * from './contract/figure.ts'
export { layoutProblem } from './contract/layout.ts'
export * from './contract/layouts.ts'
export * from './contract/panel.ts'
export { questionAt } from './contract/part-of-chart.ts'
export * from './contract/shared.ts'
export * from './contract/taking.ts'

const boardLayoutCalls = layoutCalls({
  ...{ path: '/inews/lookPlankInfo', file: '/inews/lookPlankInfo/import', view: 'boards.view', edit: 'boards.edit' },
  Row: Board,
})

export const boards = contract({ ...boardCalls, ...sharedCalls, ...boardLayoutCalls, ...takingCalls })

export const boardsFeature = feature({
  name: 'boards',
  permissions: {
    view: { name: ['查看看板', '檢視看板', 'See boards'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑看板', '編輯看板', 'Change boards'], roles: ['orgAdmin', 'member'] },
    manage: {
      name: ['管理所有人的数据任务', '管理所有人的資料任務', 'Manage data tasks of everybody'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: boards,
})
