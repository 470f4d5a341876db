import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: ['标签', '標籤', 'Labels'],
  missing: ['标签不存在或已删除', '標籤不存在或已刪除', 'There is no such label any more'],
  nameLength: ['标签名称为 1 到 30 个字符', '標籤名稱為 1 到 30 個字元', 'A label has a name of 1 to 30 characters'],
  taken: ['同级已有标签“{{name}}”', '同層已有標籤「{{name}}」', 'There is a label "{{name}}" beside it already'],
  tooMany: [
    '一个机构最多 {{limit}} 个标签',
    '一個機構最多 {{limit}} 個標籤',
    'An organisation has {{limit}} labels at most',
  ],
  fatherMissing: ['上级标签不存在或已删除', '上層標籤不存在或已刪除', 'The label above it is gone'],
  fatherIsBelow: ['不能移到自己的下级标签中', '不能移到自己的下層標籤中', 'A label cannot lie below itself'],
  neighbourMissing: [
    '标签顺序已被他人调整，请重试',
    '標籤順序已被他人調整，請重試',
    'Somebody else has changed the order meanwhile; try again',
  ],
  hasChildren: ['存在子标签，操作失败', '存在子標籤，操作失敗', 'It has labels below it, so it cannot be deleted'],
  mergeBelow: [
    '不能合并到自己或自己的下级标签',
    '不能合併到自己或自己的下層標籤',
    'A label cannot be merged into itself or one below it',
  ],
  oneId: ['请指定一个标签', '請指定一個標籤', 'Name one label'],
  status: ['状态为 0（停用）或 1（启用）', '狀態為 0（停用）或 1（啟用）', 'The status is 0 (disabled) or 1 (enabled)'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    labels: typeof strings
  }
}
