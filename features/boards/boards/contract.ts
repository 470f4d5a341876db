/** Boards: panels side by side, each a figure that opens its articles. Big screens are made of the same panels. */
import { contract, feature } from '@guanlan/platform/contract'
import { boardCalls } from './contract/calls.ts'
import { sharedCalls } from './contract/shared.ts'
import { takingCalls } from './contract/taking.ts'

export * from './contract/arrange.ts'
export * from './contract/board.ts'
export * from './contract/figure.ts'
export { layoutProblem } from './contract/layout.ts'
export * from './contract/panel.ts'
export * from './contract/shared.ts'
export * from './contract/taking.ts'

export const boards = contract({ ...boardCalls, ...sharedCalls, ...takingCalls })

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
