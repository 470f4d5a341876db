import { phrases } from '@guanlan/platform/contract'

/** What a rule would bring, before it is saved. */
export const preview = phrases({
  costOfRule: [
    '每篇文章的匹配开销：{{microseconds}} 微秒',
    '每篇文章的比對開銷：{{microseconds}} 微秒',
    'Costs {{microseconds}} µs of each article',
  ],
  heavyRule: [
    '这条规则较耗资源：每篇文章 {{microseconds}} 微秒，因为 {{words}} 很常见。再加一个更少见的词会快得多',
    '這條規則較耗資源：每篇文章 {{microseconds}} 微秒，因為 {{words}} 很常見。再加一個更少見的詞會快得多',
    'This rule is heavy: {{microseconds}} µs of each article, because {{words}} are common. One rarer word makes it much lighter',
  ],
  preview: ['会收到什么', '會收到什麼', 'What it would bring'],
  previewNote: ['保存前，按已有文章试算', '儲存前，按已有文章試算', 'tried on stored articles before saving'],
  previewTrying: ['正在试算…', '正在試算…', 'trying…'],
  previewEmpty: [
    '输入监测词，这里立刻显示结果',
    '輸入監測詞，這裡立刻顯示結果',
    'Type a word, and the result shows here at once',
  ],
  previewEmptyText: [
    '篇数、每天的量和最新几篇文章，都在保存之前。',
    '篇數、每天的量和最新幾篇文章，都在儲存之前。',
    'How many, how many a day, and the newest articles, before anything is saved.',
  ],
  previewBlocked: [
    '规则有误，修复后再试算；原规则不受影响。',
    '規則有誤，修復後再試算；原規則不受影響。',
    'The rule has a mistake; mend it and it is tried again. What is saved is not affected.',
  ],
  previewBlockedNew: [
    '规则有误，修复后再试算。',
    '規則有誤，修復後再試算。',
    'The rule has a mistake; mend it and it is tried again.',
  ],
  countUnit: ['篇 / {{days}} 天', '篇 / {{days}} 天', 'articles in {{days}} days'],
  perDay: ['每天约 {{count}} 篇', '每天約 {{count}} 篇', 'about {{count}} a day'],
  alertsPerDay: [
    '负面约 {{count}} 篇，可能预警',
    '負面約 {{count}} 篇，可能預警',
    'about {{count}} negative, may alert',
  ],
  countExactly: ['精确计数', '精確計數', 'Count exactly'],
  countingExactly: ['正在精确计数', '正在精確計數', 'Counting exactly'],
  countedPart: ['已数到时段的 {{percent}}%', '已數到時段的 {{percent}}%', '{{percent}}% of the time counted'],
  previewBefore: [
    '规则有误，以下是出错前的结果；修复后重新试算。',
    '規則有誤，以下是出錯前的結果；修復後重新試算。',
    'The rule has a mistake. This is what it found before; mend it and it is tried again.',
  ],
  previewMended: [
    '规则有误，暂按“{{rule}}”试算；保存前请修复。',
    '規則有誤，暫按「{{rule}}」試算；儲存前請修復。',
    'The rule has a mistake. It is tried as “{{rule}}” meanwhile; mend it before saving.',
  ],
  ownWords: ['各词', '各詞', 'Each word'],
  ownWordTip: [
    '“{{word}}”：最新 {{over}} 篇文章里有 {{count}} 篇含它；这条规则命中的文章里 {{share}} 含它',
    '「{{word}}」：最新 {{over}} 篇文章裡有 {{count}} 篇含它；這條規則命中的文章裡 {{share}} 含它',
    '“{{word}}”: in {{count}} of the newest {{over}} articles; in {{share}} of those this rule finds',
  ],
  narrow: ['收窄', '收窄', 'Narrow'],
  widen: ['放宽', '放寬', 'Widen'],
  suggestedWords: ['可以收窄或放宽的词', '可以收窄或放寬的詞', 'Words that narrow or widen'],
  narrowTip: [
    '必须含“{{word}}”：现有结果的 {{share}} 含它',
    '必須含「{{word}}」：現有結果的 {{share}} 含它',
    'Require "{{word}}": {{share}} of the articles hold it',
  ],
  widenTip: [
    '或者含“{{word}}”：约多收 {{count}} 篇',
    '或者含「{{word}}」：約多收 {{count}} 篇',
    'Or "{{word}}": about {{count}} more articles',
  ],
  opensNew: ['在新标签页打开', '在新分頁開啟', 'Opens in a new tab'],
  daysSentence: [
    '{{from}} 至 {{to}} 每天的篇数，最多的是 {{day}}，{{count}} 篇',
    '{{from}} 至 {{to}} 每天的篇數，最多的是 {{day}}，{{count}} 篇',
    'Articles a day from {{from}} to {{to}}, most on {{day}}: {{count}}',
  ],
  dayOf: ['{{day}}：{{count}} 篇', '{{day}}：{{count}} 篇', '{{day}}: {{count}}'],
  samples: ['最新样例', '最新樣例', 'Newest samples'],
  noSamples: ['近 {{days}} 天没有文章符合', '近 {{days}} 天沒有文章符合', 'No article of {{days}} days fits'],
  noSamplesText: [
    '可以少用几个必须同时出现的词，或换一种叫法。',
    '可以少用幾個必須同時出現的詞，或換一種叫法。',
    'Require fewer words at once, or try another name.',
  ],
})
