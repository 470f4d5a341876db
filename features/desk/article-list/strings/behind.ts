import { commonWords, phrases } from '@guanlan/platform/contract'

export const behind = phrases({
  behind: ['图表背后的文章', '圖表背後的文章', 'Articles behind the chart'],
  behindOf: commonWords.articlesOf,
  closeBehind: commonWords.close,
  behindToDesk: ['在文章列表打开', '在文章列表開啟', 'Open in the desk'],
  backToBehind: ['回到列表', '回到列表', 'Back to the list'],
  nothingBehind: ['现在没有这样的文章', '現在沒有這樣的文章', 'There are no such articles now'],
})
