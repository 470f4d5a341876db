import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'add', 'find', 'name', 'updated', 'updatedBy', 'nameLength', 'taken'),
  title: ['媒体库', '媒體庫', 'Media library'],
  removed: ['已删除 {{count}} 项', '已刪除 {{count}} 項', '{{count}} removed'],
  none: ['还没有媒体库', '還沒有媒體庫', 'None yet'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    mediaLibrary: typeof strings
  }
}
