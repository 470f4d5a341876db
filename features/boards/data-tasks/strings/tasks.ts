import { phrases } from '@guanlan/platform/contract'

export const tasks = phrases({
  filling: ['数据任务：{{name}}', '資料任務：{{name}}', 'Data task: {{name}}'],
  filled: ['{{articles}} 篇文章', '{{articles}} 篇文章', '{{articles}} articles'],
  report: ['报告', '報告', 'Report'],
  reportOf: ['“{{name}}”数据报告', '「{{name}}」資料報告', 'Report of the data: {{name}}'],
  reportTemplate: ['数据任务报告', '資料任務報告', 'Report of a data task'],
  reportAbout: [
    '数据任务“{{name}}”，数据截至 {{moment}}',
    '資料任務「{{name}}」，資料截至 {{moment}}',
    'Data task “{{name}}”, articles up to {{moment}}',
  ],
  reportRule: ['规则：{{rule}}', '規則：{{rule}}', 'Rule: {{rule}}'],
  reportStretch: [
    '任务比报告能看的时间长，图表是它最后的 {{days}} 天',
    '任務比報告能看的時間長，圖表是它最後的 {{days}} 天',
    'The task is longer than a report may be: charts show its last {{days}} days',
  ],
  sectionVolume: ['声量', '聲量', 'Volume'],
  sectionCarriers: ['谁在报道', '誰在報導', 'Who writes'],
  sectionMood: ['情感与用词', '情感與用詞', 'Sentiment and words'],
  ofSearch: [
    '把找到的文章记为数据任务，用于报告、透视',
    '把找到的文章記為資料任務，用於報告、樞紐分析',
    'Write what was found down as a data task, for a report or a pivot',
  ],
  furtherFilters: ['其他条件', '其他條件', 'Further conditions'],
  tooManyFilters: ['条件最多 12 个', '條件最多 12 個', 'At most 12 conditions'],
})
