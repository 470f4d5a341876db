/** Words of what a volume is compared with. */
import { phrases } from '@guanlan/platform/contract'

export const againstStrings = phrases({
  against: ['对比', '對比', 'Compare'],
  against_usual: ['与平时', '與平時', 'with the usual'],
  against_before: ['上一周期', '上一週期', 'Period before'],
  against_lastWeek: ['上周同期', '上週同期', 'Last week'],
  against_lastYear: ['去年同期', '去年同期', 'Last year'],
  against_own: ['自选时段', '自選時段', 'Own stretch'],
  againstSince: ['自选时段的开始', '自選時段的開始', 'Own stretch begins'],
  againstLength: [
    '与所看时段一样长，逐点对齐',
    '與所看時段一樣長，逐點對齊',
    'As long as the time shown, aligned point by point',
  ],
  againstApply: ['对比', '對比', 'Compare'],
  againstLater: [
    '对比时段须早于所看的时段',
    '對比時段須早於所看的時段',
    'The stretch to compare with begins before the time shown',
  ],
  againstMeaning: [
    '最后一点未结束，只与对比时段的同一部分比较',
    '最後一點未結束，只與對比時段的同一部分比較',
    'The last point still runs: it is compared with the same part of the earlier one',
  ],
  againstLine: [
    '{{name}} {{from}} 至 {{to}}：{{count}} 篇',
    '{{name}} {{from}} 至 {{to}}：{{count}} 篇',
    '{{name}}, {{from}} to {{to}}: {{count}}',
  ],
  against_disturbed: [
    '{{name}}采集有中断，不作比较',
    '{{name}}採集有中斷，不作比較',
    '{{name}}: collection was disturbed, no change is told',
  ],
  against_beforeMonitor: [
    '{{name}}还没有监测项，不作比较',
    '{{name}}還沒有監測項，不作比較',
    '{{name}}: before the monitor existed',
  ],
  against_notKept: [
    '{{name}}没有完整留存，不作比较',
    '{{name}}沒有完整留存，不作比較',
    '{{name}}: not kept as a whole',
  ],
  earlierTime: ['{{name}}的时间', '{{name}}的時間', 'Time, {{name}}'],
  against_nothing: ['{{name}}没有文章', '{{name}}沒有文章', '{{name}}: no articles'],
})
