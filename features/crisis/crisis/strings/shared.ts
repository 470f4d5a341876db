/** Words of links to a crisis and of the pages that they open. */
import { phrases } from '@guanlan/platform/contract'

export const shared = phrases({
  shareAct: ['分享', '分享', 'Share'],
  shareThis: ['分享“{{name}}”', '分享「{{name}}」', 'Share “{{name}}”'],
  sharePage: ['页面', '頁面', 'Page'],
  page_crisis: ['危机详情', '危機詳情', 'Crisis'],
  page_crisisCharts: ['危机图表', '危機圖表', 'Charts'],
  shareAbout: [
    '持有链接的人无需登录即可查看级别、状态、经过、已发布的声明和文章（或图表）。姓名、任务、纪要、理由和声明草稿不会显示。每次打开会写入纪要，每小时一条。',
    '持有連結的人無需登入即可檢視級別、狀態、經過、已發布的聲明和文章（或圖表）。姓名、任務、紀要、理由和聲明草稿不會顯示。每次開啟會寫入紀要，每小時一則。',
    'Whoever holds the link sees level, state, history, published statements and articles (or charts) without signing in. Names, tasks, the chronicle, reasons and drafts of statements stay inside. Openings are noted in the chronicle, one line an hour.',
  ],
  lineLinkMade: ['生成了公开链接：{{page}}', '產生了公開連結：{{page}}', 'A public link was made: {{page}}'],
  lineLinkOpened: ['公开链接被打开：{{page}}', '公開連結被開啟：{{page}}', 'A public link was opened: {{page}}'],
  lineLinkEnded: ['公开链接已撤销：{{page}}', '公開連結已撤銷：{{page}}', 'A public link was ended: {{page}}'],
  sharedBy: ['{{organisation}} 分享', '{{organisation}} 分享', 'Shared by {{organisation}}'],
  holdsUntil: ['链接有效至 {{time}}', '連結有效至 {{time}}', 'The link holds until {{time}}'],
  publishedStatements: ['已发布的声明', '已發布的聲明', 'Published statements'],
  history: ['经过', '經過', 'History'],
  newestArticles: ['最新文章', '最新文章', 'Newest articles'],
  firstPublished: ['首发', '首發', 'First published'],
  sharedNewest: [
    '共 {{total}} 篇，显示最新 {{shown}} 篇',
    '共 {{total}} 篇，顯示最新 {{shown}} 篇',
    'The newest {{shown}} of {{total}}',
  ],
  sentimentShares: ['情感', '情感', 'Sentiment'],
  mediaTypeShares: ['媒体类型', '媒體類型', 'Kinds of media'],
  topMedia: ['发文最多的媒体', '發文最多的媒體', 'Media with most articles'],
})
