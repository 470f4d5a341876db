import { figureStrings } from '@guanlan/features/charts/strings'
import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  ...figureStrings,
  title: ['分析', '分析', 'Analysis'],
  controls: ['分析的范围', '分析的範圍', 'What is analysed'],
  allMonitors: ['全部监测项', '全部監測項', 'All monitors'],
  someMonitors: ['{{name}} 等 {{count}} 项', '{{name}} 等 {{count}} 項', '{{name}} and others, {{count}} in all'],
  chooseMonitors: ['选择监测项：{{name}}', '選擇監測項：{{name}}', 'Choose monitors: {{name}}'],
  mostMonitors: ['最多选 {{count}} 项', '最多選 {{count}} 項', 'At most {{count}} can be chosen'],
  searchMonitors: ['查找监测项', '尋找監測項', 'Find a monitor'],
  allMediaTypes: ['全部媒体类型', '全部媒體類型', 'All media types'],
  chooseMediaTypes: ['选择媒体类型：{{name}}', '選擇媒體類型：{{name}}', 'Choose media types: {{name}}'],
  fold: ['合并相似文章', '合併相似文章', 'Similar articles as one'],

  noNegative: ['这段时间没有负面文章', '這段時間沒有負面文章', 'Nothing negative in this period'],
  negativeTotal: [
    '负面 {{count}} 篇，占 {{share}}',
    '負面 {{count}} 篇，佔 {{share}}',
    '{{count}} negative, {{share}}',
  ],
  negativeUsual: ['平时占 {{share}}', '平時佔 {{share}}', 'usually {{share}}'],
  negativeRead: ['已读 {{count}} 篇', '已讀 {{count}} 篇', '{{count}} read'],
  negativeUnread: ['未读 {{count}} 篇', '未讀 {{count}} 篇', '{{count}} unread'],
  negativeMedian: [
    '从收到到阅读，中位数 {{hours}} 小时',
    '從收到到閱讀，中位數 {{hours}} 小時',
    'read {{hours}} hours after arrival (median)',
  ],
  negativeDone: ['已处理完 {{count}} 篇', '已處理完 {{count}} 篇', '{{count}} handled'],
  negativeCells: ['负面文章的分布', '負面文章的分布', 'Where negative articles stand'],
  openFigure: ['{{name}}：{{count}} 篇', '{{name}}：{{count}} 篇', '{{name}}: {{count}} articles'],
  allCells: ['显示全部 {{count}} 行', '顯示全部 {{count}} 列', 'Show all {{count}} lines'],
  fewerCells: ['只显示前几行', '只顯示前幾列', 'Show the first ones alone'],
  restCells: ['另有 {{count}} 行未列出', '另有 {{count}} 列未列出', '{{count}} more lines are not listed'],
  noNewStories: [
    '这段时间没有新出现的负面事件',
    '這段時間沒有新出現的負面事件',
    'No negative story began in this period',
  ],
  beganBy: ['{{media}} 最早，{{at}}', '{{media}} 最早，{{at}}', '{{media}} began, {{at}}'],

  publishers: ['媒体与账号', '媒體與帳號', 'Media and accounts'],
  findPublisher: ['按名称查找', '按名稱尋找', 'Find by name'],
  publisherKind: ['列出什么', '列出什麼', 'What is listed'],
  all_media: ['媒体', '媒體', 'Media'],
  all_accounts: ['账号', '帳號', 'Accounts'],
  all_authors: ['作者', '作者', 'Authors'],
  allMedia: ['全部媒体', '全部媒體', 'All media'],
  allAccounts: ['全部账号', '全部帳號', 'All accounts'],
  backToCharts: ['返回图表', '返回圖表', 'Back to the charts'],
  negativeShare: ['负面占比', '負面佔比', 'Negative share'],
  followers: ['粉丝', '粉絲', 'Followers'],
  mediaLevel: ['媒体级别', '媒體級別', 'Media level'],

  splitBy: ['按{{field}}', '按{{field}}', 'By {{field}}'],
  splitAs: ['声量构成的显示方式', '聲量構成的顯示方式', 'How the parts are shown'],
  lookStacked: ['堆叠', '堆疊', 'Stacked'],
  lookShares: ['占比', '佔比', 'Shares'],
  lookLines: ['折线', '折線', 'Lines'],

  leaning: ['▲ 偏正面，▼ 偏负面', '▲ 偏正面，▼ 偏負面', '▲ leans positive, ▼ negative'],
  net: ['净情感 {{net}}', '淨情感 {{net}}', 'net sentiment {{net}}'],

  nothing: ['这段时间没有文章', '這段時間沒有文章', 'No articles in this period'],
  nothingHint: [
    '换一段时间，或去掉一个筛选条件。',
    '換一段時間，或去掉一個篩選條件。',
    'Choose another time, or take a filter away.',
  ],
  noWords: ['没有两件以上的事共同提到的词', '沒有兩件以上的事共同提到的詞', 'No word is shared by two stories'],
  noRegion: [
    '{{count}} 篇文章都没有发布地区',
    '{{count}} 篇文章都沒有發布地區',
    'None of the {{count}} articles has a region',
  ],
  noMention: [
    '{{count}} 篇文章都没有提到地区',
    '{{count}} 篇文章都沒有提到地區',
    'None of the {{count}} articles names a region',
  ],
  noMedium: [
    '{{count}} 篇文章的媒体未知',
    '{{count}} 篇文章的媒體未知',
    'The media of the {{count}} articles are not known',
  ],
  noAccount: [
    '{{count}} 篇文章都没有署名账号',
    '{{count}} 篇文章都沒有署名帳號',
    'None of the {{count}} articles names an account',
  ],
  noInteraction: [
    '{{count}} 篇文章都没有互动数',
    '{{count}} 篇文章都沒有互動數',
    'None of the {{count}} articles has interactions',
  ],
  noReader: [
    '{{count}} 篇文章都没有阅读数，也无法估计',
    '{{count}} 篇文章都沒有閱讀數，也無法估計',
    'None of the {{count}} articles has readers that are told or can be estimated',
  ],
  nobodyTold_accountType: [
    '{{count}} 篇文章都没有账号类型',
    '{{count}} 篇文章都沒有帳號類型',
    'No sender told the account type of the {{count}} articles',
  ],
  nobodyTold_gender: [
    '{{count}} 篇文章都没有账号性别',
    '{{count}} 篇文章都沒有帳號性別',
    'No sender told the gender of the accounts of the {{count}} articles',
  ],
  nobodyTold_position: [
    '{{count}} 篇文章都没有版位',
    '{{count}} 篇文章都沒有版位',
    'No sender told where the {{count}} articles stood',
  ],
  loading: ['正在加载：{{title}}', '正在載入：{{title}}', 'Loading: {{title}}'],
  wordsAs: ['热词的显示方式', '熱詞的顯示方式', 'How hot words are shown'],
  asList: ['列表', '列表', 'List'],
  asMoves: ['升降', '升降', 'Rising and falling'],
  noMoves: ['没有明显升降的词', '沒有明顯升降的詞', 'No word rises or falls clearly'],
  goesWith: ['常一起出现：', '常一起出現：', 'Often together with:'],
  toStopWords: ['设为停用词', '設為停用詞', 'Put to the stop words'],
  stopped: [
    '“{{word}}”已加入“{{name}}”，热词不再列出',
    '「{{word}}」已加入「{{name}}」，熱詞不再列出',
    '“{{word}}” was put to “{{name}}” and is no hot word any more',
  ],
  stoppedBefore: ['“{{name}}”已有“{{word}}”', '「{{name}}」已有「{{word}}」', '“{{name}}” has “{{word}}” already'],
  asCloud: ['词云', '詞雲', 'Cloud'],

  behind: ['图表背后的文章', '圖表背後的文章', 'Articles behind the chart'],
  behindOf: ['{{count}} 篇', '{{count}} 篇', '{{count}} articles'],
  onlyThis: ['只看这些', '只看這些', 'Only these'],
  withoutThis: ['排除“{{name}}”', '排除「{{name}}」', 'Without “{{name}}”'],
  toDesk: ['在文章列表打开', '在文章列表開啟', 'Open in the desk'],
  close: ['关闭', '關閉', 'Close'],
  backToList: ['回到列表', '回到列表', 'Back to the list'],
  nothingBehind: ['现在没有这样的文章', '現在沒有這樣的文章', 'There are no such articles now'],
  tooManyFilters: ['最多 20 个筛选条件', '最多 20 個篩選條件', 'At most 20 filters'],

  saveAll: ['全部存为 Excel', '全部存為 Excel', 'All as Excel'],
  copyLink: ['复制链接（带当前条件）', '複製連結（帶目前條件）', 'Copy a link to this question'],
  linkCopied: ['链接已复制', '連結已複製', 'The link is copied'],
  linkNotCopied: ['没有复制，请从地址栏复制', '沒有複製，請從網址列複製', 'Not copied; copy the address'],
  embedThis: ['嵌入网页…', '嵌入網頁…', 'Embed in a site…'],
  embeds: ['已嵌入', '已嵌入', 'Embedded'],
  arrange: ['安排图表', '安排圖表', 'Arrange the charts'],
  arrangeHint: [
    '拖动或按 Alt 和方向键排序。安排只属于您自己，换一台电脑也在。',
    '拖曳或按 Alt 和方向鍵排序。安排只屬於您自己，換一台電腦也在。',
    'Drag, or press Alt and the arrows, to sort. The arrangement is yours alone and follows you to another machine.',
  ],
  width: ['宽度：{{title}}', '寬度：{{title}}', 'Width: {{title}}'],
  narrow: ['窄', '窄', 'Narrow'],
  middling: ['中', '中', 'Medium'],
  wide: ['宽', '寬', 'Wide'],
  asAtFirst: ['恢复默认', '還原預設', 'As it was at first'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    analysis: typeof strings
  }
}
