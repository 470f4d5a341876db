import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'add', 'find', 'name', 'updated', 'updatedBy', 'nameLength', 'taken'),
  title: ['媒体评估', '媒體評估', 'Media assessments'],
  removed: ['已删除 {{count}} 项', '已刪除 {{count}} 項', '{{count}} removed'],
  none: ['还没有媒体评估', '還沒有媒體評估', 'None yet'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    assessments: typeof strings
  }
}
