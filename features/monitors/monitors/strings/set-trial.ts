import { phrases } from '@guanlan/platform/contract'

/** What the rule of an event or a campaign would find. */
export const setTrial = phrases({
  setTrial: ['预览', '預覽', 'Preview'],
  setTrialHint: [
    '写下规则后，这里显示会收录哪些文章',
    '寫下規則後，這裡顯示會收錄哪些文章',
    'Once a rule is written, what it would take in stands here',
  ],
  setTrialNone: ['这段时间没有符合的文章', '這段時間沒有符合的文章', 'No article of this time fits'],
  setTrialCount: ['{{count}} 篇', '{{count}} 篇', '{{count}} articles'],
  setTrialSoFar: ['已找到 {{count}} 篇，仍在查找', '已找到 {{count}} 篇，仍在尋找', '{{count}} so far, still looking'],
  setTrialNegative: ['其中负面 {{count}} 篇', '其中負面 {{count}} 篇', '{{count}} of them negative'],
  setTrialMedia: ['收录最多的媒体', '收錄最多的媒體', 'Media with most of them'],
  setTrialSharedOf: ['{{title}}：{{count}} 篇', '{{title}}：{{count}} 篇', '{{title}}: {{count}}'],
  setTrialSamples: ['最新文章', '最新文章', 'Newest articles'],
  setTrialGained: ['新增 {{count}} 篇', '新增 {{count}} 篇', '{{count}} more'],
  setTrialLost: ['移出 {{count}} 篇', '移出 {{count}} 篇', '{{count}} fewer'],
})
