import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  nameLength: [
    '活动名称为 1 到 50 个字符',
    '活動名稱為 1 到 50 個字元',
    'The name of an activity has 1 to 50 characters',
  ],
  taken: ['已有名为“{{name}}”的活动', '已有名為「{{name}}」的活動', 'There is an activity named "{{name}}" already'],
  ended: ['结束时间早于开始时间', '結束時間早於開始時間', 'It ends before it begins'],
  missing: ['活动不存在', '活動不存在', 'There is no such activity'],
  moved: [
    '相邻的活动已变化，请刷新后再排序',
    '相鄰的活動已變化，請重新整理後再排序',
    'Its neighbours have changed: load anew and move it again',
  ],
  chooseSome: ['请选择数据', '請選擇資料', 'Select something'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    campaigns: typeof strings
  }
}
