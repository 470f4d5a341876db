import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  ownViews: ['个人保存的视图', '個人儲存的檢視', 'Saved views of their own'],
  views: ['已存视图', '已存檢視', 'Saved views'],
  nameLength: ['视图名称为 1 到 30 个字符', '檢視名稱為 1 到 30 個字元', 'The name of a view has 1 to 30 characters'],
  questionLength: [
    '筛选条件过长，无法存成视图',
    '篩選條件過長，無法存成檢視',
    'These filters are too long to be kept as a view',
  ],
  listName: ['列表名称不正确', '清單名稱不正確', 'This is no name of a list'],
  taken: ['已有名为“{{name}}”的视图', '已有名為「{{name}}」的檢視', 'There is a view named "{{name}}" already'],
  tooMany: ['每个列表至多 {{limit}} 个视图', '每個清單至多 {{limit}} 個檢視', 'A list has at most {{limit}} views'],
  tooManyInAll: [
    '所有列表的视图合计至多 {{limit}} 个',
    '所有清單的檢視合計至多 {{limit}} 個',
    'All lists together have at most {{limit}} views',
  ],
  partTitle: ['标题至多 60 个字符', '標題至多 60 個字元', 'A title has at most 60 characters'],
  tooManyLayouts: [
    '至多调整 {{limit}} 个列表的列',
    '至多調整 {{limit}} 個清單的欄',
    'At most {{limit}} lists can be arranged',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    savedViews: typeof strings
  }
}
