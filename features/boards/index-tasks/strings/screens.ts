/** Words of indices on screen and on panels. */
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const screenStrings = phrases({
  ...pick(commonWords, 'name', 'updated', 'updatedBy', 'brand', 'articles', 'interactions', 'negativeShare', 'day'),
  title: ['指数', '指數', 'Indices'],
  find: ['查找指数名称', '尋找指數名稱', 'Find an index'],
  add: ['新建指数', '新增指數', 'New index'],
  none: ['还没有指数', '還沒有指數', 'No indices yet'],
  noneText: [
    '把几个指标按权重合成一个数，基准日为 100。',
    '把幾個指標依權重合成一個數，基準日為 100。',
    'Several measures weighed into one number, whose base day is 100.',
  ],
  removed: ['已删除 {{count}} 个指数', '已刪除 {{count}} 個指數', '{{count}} indices removed'],
  of: ['对象', '對象', 'Of'],
  monitor: ['监测项', '監測項', 'Monitor'],
  brandHint: ['不选监测项时填写', '不選監測項時填寫', 'In place of a monitor'],
  measures: ['指标与权重', '指標與權重', 'Measures and weights'],
  measure: ['指标 {{n}}', '指標 {{n}}', 'Measure {{n}}'],
  weight: ['权重 {{n}}', '權重 {{n}}', 'Weight {{n}}'],
  addMeasure: ['加指标', '加指標', 'Add a measure'],
  removeMeasure: ['移除指标 {{n}}', '移除指標 {{n}}', 'Remove measure {{n}}'],
  baseDay: ['基准日', '基準日', 'Base day'],
  smoothing: ['平滑天数', '平滑天數', 'Days smoothed over'],
  stories: ['事件', '事件', 'Stories'],
  netSentiment: ['净情感', '淨情感', 'Net sentiment'],
  last30: ['近 30 天', '近 30 天', 'The last 30 days'],
  isDisturbed: [
    '这一天采集中断超过五分之一，不计算',
    '這一天採集中斷超過五分之一，不計算',
    'Collection was disturbed for more than a fifth of this day: it has no value',
  ],
  isUnfinished: ['这一天还没有结束，不计算', '這一天還沒有結束，不計算', 'This day is not over: it has no value yet'],
  notKnown: ['这一天没有可算的数据', '這一天沒有可算的資料', 'Nothing is known of this day'],
  formula: [
    '{{day}}：{{value}} = ({{sum}}) ÷ {{weights}}',
    '{{day}}：{{value}} = ({{sum}}) ÷ {{weights}}',
    '{{day}}: {{value}} = ({{sum}}) ÷ {{weights}}',
  ],
  term: [
    '{{weight}} × {{measure}} {{index}}',
    '{{weight}} × {{measure}} {{index}}',
    '{{weight}} × {{measure}} {{index}}',
  ],
  ratio: [
    '{{measure}}：{{amount}} ÷ 基准日 {{base}} × 100 = {{index}}',
    '{{measure}}：{{amount}} ÷ 基準日 {{base}} × 100 = {{index}}',
    '{{measure}}: {{amount}} ÷ {{base}} of the base day × 100 = {{index}}',
  ],
  movedRatio: [
    '{{measure}}：({{amount}} + 100) ÷ (基准日 {{base}} + 100) × 100 = {{index}}',
    '{{measure}}：({{amount}} + 100) ÷ (基準日 {{base}} + 100) × 100 = {{index}}',
    '{{measure}}: ({{amount}} + 100) ÷ ({{base}} of the base day + 100) × 100 = {{index}}',
  ],
})
