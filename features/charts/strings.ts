import { phrases } from '@guanlan/platform/contract'
import { figureStrings } from './strings/figures.ts'

export { figureStrings }

export const strings = phrases({
  ...figureStrings,
  disturbed: [
    '本时段 {{count}} 个来源采集异常',
    '本時段 {{count}} 個來源採集異常',
    '{{count}} sources were disturbed within this time',
  ],
  disturbedOurs: [
    '本时段有平台未采集的小时',
    '本時段有平台未採集的小時',
    'There are hours in which nothing was collected',
  ],
  lacks: [
    '本时段 {{count}} 个来源采集异常（其余 {{healthy}} 个正常）',
    '本時段 {{count}} 個來源採集異常（其餘 {{healthy}} 個正常）',
    '{{count}} sources were disturbed within this time ({{healthy}} were not)',
  ],
  lacksShare: [
    '本时段 {{count}} 个来源采集异常，平时占 {{share}}（其余 {{healthy}} 个正常）',
    '本時段 {{count}} 個來源採集異常，平時佔 {{share}}（其餘 {{healthy}} 個正常）',
    '{{count}} sources were disturbed within this time, usually {{share}} of it ({{healthy}} were not)',
  ],
  stood: [
    '{{from}} 至 {{to}} 平台停运',
    '{{from}} 至 {{to}} 平台停運',
    'The platform stood still from {{from}} to {{to}}',
  ],
  silentStill: [
    '{{name}} 自 {{since}} 未送数，平时应有 {{missed}} 次',
    '{{name}} 自 {{since}} 未送數，平時應有 {{missed}} 次',
    '{{name}} has sent nothing since {{since}}, usually {{missed}} times',
  ],
  silentThen: [
    '{{name}} 在 {{since}} 至 {{until}} 未送数，平时应有 {{missed}} 次',
    '{{name}} 在 {{since}} 至 {{until}} 未送數，平時應有 {{missed}} 次',
    '{{name}} sent nothing from {{since}} to {{until}}, usually {{missed}} times',
  ],
  isFilled: ['{{names}} 正在回填', '{{names}} 正在回填', '{{names}} is being filled'],
  ruleChanged: [
    '{{names}} 的规则改过（{{at}}）',
    '{{names}} 的規則改過（{{at}}）',
    'The rule of {{names}} was changed ({{at}})',
  ],
  stillRuns: [
    '最后一段（{{since}} 起）还在进行',
    '最後一段（{{since}} 起）還在進行',
    'The last point, from {{since}}, still runs',
  ],
  silentSenders: ['{{count}} 个送数方静默', '{{count}} 個送數方靜默', '{{count}} senders were silent'],
  stoodStill: ['本时段平台有停运', '本時段平台有停運', 'The platform stood still within this time'],
  stoodStretch: [
    '{{from}} 至 {{to}}：平台停运',
    '{{from}} 至 {{to}}：平台停運',
    '{{from}} to {{to}}: the platform stood still',
  ],
  stretch: [
    '{{from}} 至 {{to}}：{{names}} 采集异常',
    '{{from}} 至 {{to}}：{{names}} 採集異常',
    '{{from}} to {{to}}: {{names}} disturbed',
  ],
  ourStretch: [
    '{{from}} 至 {{to}}：平台未采集',
    '{{from}} 至 {{to}}：平台未採集',
    '{{from}} to {{to}}: nothing was collected',
  ],
  andMore: ['{{names}} 等 {{count}} 个', '{{names}} 等 {{count}} 個', '{{names}} and others, {{count}} in all'],
  weightNegative: ['权重不能为负数', '權重不能為負數', 'A weight cannot be negative'],
  weightTooLarge: ['权重最大为 1000', '權重最大為 1000', 'A weight is 1000 at most'],
  weightsAllZero: ['同一指数的权重不能全为 0', '同一指數的權重不能全為 0', 'The weights of an index cannot all be 0'],
  titleLength: ['标题最多 100 个字', '標題最多 100 個字', 'A title has 100 characters at most'],
  noChart: ['请选择 1 到 20 个图表', '請選擇 1 到 20 個圖表', 'Choose 1 to 20 charts'],
  oneAsCsv: [
    'CSV 只能保存一个图表，多个请用 Excel',
    'CSV 只能儲存一個圖表，多個請用 Excel',
    'CSV holds one chart; use Excel for several',
  ],
  questionSheet: ['口径', '口徑', 'Question'],
  chartNote: ['说明', '說明', 'Note'],
  madeAt: ['生成时间', '產生時間', 'Made at'],
  madeBy: ['生成人', '產生者', 'Made by'],
  copies: ['相似文章', '相似文章', 'Similar articles'],
  copiesFolded: ['合并，一件事计一次', '合併，一件事計一次', 'As one: each story counts once'],
  copiesCounted: ['每篇都计', '每篇都計', 'Each article counts'],
  lacksLine: ['采集情况', '採集情況', 'Collection'],
  asExcel: ['Excel（数据与口径）', 'Excel（資料與口徑）', 'Excel, with the question'],
  asCsv: ['CSV（数据）', 'CSV（資料）', 'CSV, the numbers alone'],
  fileIsMade: ['正在生成文件…', '正在產生檔案…', 'The file is being made…'],
  lineOf: ['{{label}}：{{value}}', '{{label}}：{{value}}', '{{label}}: {{value}}'],
  madeLine: ['{{at}} 生成（{{zone}}）', '{{at}} 產生（{{zone}}）', 'Made {{at}} ({{zone}})'],
  chartsFile: ['图表', '圖表', 'Charts'],
  spread: ['传播路径', '傳播路徑', 'Spread of the story'],
  spreadNothing: ['这段时间没有这件事的文章', '這段時間沒有這件事的文章', 'No articles of this story in this period'],
  spreadTree: ['谁从谁处转载', '誰從誰處轉載', 'Who took it from whom'],
  spreadFirst: ['{{media}} 于 {{at}} 最早发布。', '{{media}} 於 {{at}} 最早發布。', '{{media}} was first, {{at}}.'],
  spreadTotal: [
    '{{count}} 篇，{{media}} 家媒体',
    '{{count}} 篇，{{media}} 家媒體',
    '{{count}} articles, {{media}} media',
  ],
  spreadReached: ['{{hours}} 小时到 {{percent}}%', '{{hours}} 小時到 {{percent}}%', '{{percent}} % within {{hours}} h'],
  spreadRest: [
    '逐篇列出 {{shown}} 篇（被转载最多的），共 {{total}} 篇，其中最早的 {{read}} 篇已逐篇分析',
    '逐篇列出 {{shown}} 篇（被轉載最多的），共 {{total}} 篇，其中最早的 {{read}} 篇已逐篇分析',
    '{{shown}} are listed (those taken on most) of {{total}}; the earliest {{read}} were analysed one by one',
  ],
  spreadReasons: [
    '{{told}} 篇写明来源，{{alike}} 篇按相似推断，{{assumed}} 篇来处不明，推定转自首发',
    '{{told}} 篇寫明來源，{{alike}} 篇按相似推斷，{{assumed}} 篇來處不明，推定轉自首發',
    '{{told}} name their source, {{alike}} are inferred from likeness, {{assumed}} are put to the earliest',
  ],
  spreadEarliest: ['最早', '最早', 'earliest'],
  spreadBy_link: ['链接到原文 · 高', '連結到原文 · 高', 'links to it · high'],
  spreadBy_named: ['写明来源 · 高', '寫明來源 · 高', 'names it · high'],
  spreadBy_alike: ['相似 {{share}}，推断 · 中', '相似 {{share}}，推斷 · 中', '{{share}} alike, inferred · middle'],
  spreadBy_assumed: ['推断 · 低', '推斷 · 低', 'inferred · low'],
  spreadBelow: ['带出 {{count}} 篇', '帶出 {{count}} 篇', '{{count}} behind it'],
  spreadOpen: ['展开 {{media}} 的转载', '展開 {{media}} 的轉載', 'Show the copies of {{media}}'],
  spreadClose: ['收起 {{media}} 的转载', '收起 {{media}} 的轉載', 'Hide the copies of {{media}}'],
  spreadCourse: ['传播时间线', '傳播時間線', 'Course of the spread'],
  spreadTime: ['时间', '時間', 'Time'],
  spreadArticles: ['篇数', '篇數', 'Articles'],
  spreadJumps: ['跨媒体传播', '跨媒體傳播', 'Across media'],
  spreadNoJump: [
    '没有跨媒体类型或级别的传播',
    '沒有跨媒體類型或級別的傳播',
    'It stayed within one media type and level',
  ],
  spreadCount: ['{{count}} 篇', '{{count}} 篇', '{{count}}'],
  spreadGrowth: ['此后一小时增长最多', '此後一小時增長最多', 'Most followed within the hour'],
  spreadFollowing: ['+{{count}} 篇', '+{{count}} 篇', '+{{count}}'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    charts: typeof strings
  }
}
