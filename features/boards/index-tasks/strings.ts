import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  nameLength: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  taken: ['名称“{{name}}”已存在', '名稱「{{name}}」已存在', 'There is an index "{{name}}" already'],
  day: ['日期形如 2026-11-27', '日期形如 2026-11-27', 'A day is written as 2026-11-27'],
  measureCount: ['指数由 2 到 8 个指标组成', '指數由 2 到 8 個指標組成', 'An index has 2 to 8 measures'],
  measureTwice: ['同一指标只能出现一次', '同一指標只能出現一次', 'A measure is there once'],
  weightSum: ['权重之和不能为 0', '權重之和不能為 0', 'Weights do not add up to 0'],
  smoothing: ['平滑天数为 1 到 28', '平滑天數為 1 到 28', 'Smoothing takes 1 to 28 days'],
  monitorOrBrand: [
    '请选择监测项或填写品牌，二选一',
    '請選擇監測項或填寫品牌，二選一',
    'Choose a monitor or name a brand, one of them',
  ],
  monitorGone: ['监测项不存在', '監測項不存在', 'There is no such monitor'],
  tooLong: ['所选时间超过 13 个月', '所選時間超過 13 個月', 'The time is longer than 13 months'],
  reversed: ['结束时间早于开始时间', '結束時間早於開始時間', 'The time ends before it begins'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    indexTasks: typeof strings
  }
}

export { screenStrings } from './strings/screens.ts'
