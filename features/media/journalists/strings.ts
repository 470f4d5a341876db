import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'add', 'find', 'name', 'updated', 'updatedBy', 'nameLength', 'taken'),
  title: ['记者', '記者', 'Journalists'],
  removed: ['已删除 {{count}} 项', '已刪除 {{count}} 項', '{{count}} removed'],
  none: ['还没有记者', '還沒有記者', 'None yet'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    journalists: typeof strings
  }
}
