import { commonWords, phrases } from '@guanlan/platform/contract'

/** What a change brings and loses. */
export const replay = phrases({
  whatChanges: ['会改变什么', '會改變什麼', 'What would change'],
  periodOfChanges: ['比较的时段', '比較的時段', 'Time to compare'],
  daysShort: commonWords.countDays,
  added: ['新增', '新增', 'added'],
  lost: ['失去', '失去', 'lost'],
  beforeAfter: ['{{before}} → {{after}} 篇', '{{before}} → {{after}} 篇', '{{before}} → {{after}} articles'],
  comparing: ['正在比较近 {{days}} 天', '正在比較近 {{days}} 天', 'Comparing {{days}} days'],
  comparedPart: [
    '只比较了时段的 {{percent}}%',
    '只比較了時段的 {{percent}}%',
    'only {{percent}}% of the time compared',
  ],
  goOn: ['继续', '繼續', 'Go on'],
  changedSamples: ['新增和失去的样例', '新增和失去的樣例', 'Samples added and lost'],
  noChange: ['近 {{days}} 天的结果不变', '近 {{days}} 天的結果不變', 'Nothing changes in {{days}} days'],
  changeDaysSentence: [
    '{{from}} 至 {{to}} 每天的变化：新增最多的是 {{addedDay}}，{{added}} 篇；失去最多的是 {{lostDay}}，{{lost}} 篇',
    '{{from}} 至 {{to}} 每天的變化：新增最多的是 {{addedDay}}，{{added}} 篇；失去最多的是 {{lostDay}}，{{lost}} 篇',
    'Changes a day from {{from}} to {{to}}: most added on {{addedDay}}, {{added}}; most lost on {{lostDay}}, {{lost}}',
  ],
  changeDayOf: [
    '{{day}}：新增 {{added}}，失去 {{lost}}',
    '{{day}}：新增 {{added}}，失去 {{lost}}',
    '{{day}}: {{added}} added, {{lost}} lost',
  ],
  againstVersion: ['比第 {{version}} 版', '比第 {{version}} 版', 'against version {{version}}'],
})
