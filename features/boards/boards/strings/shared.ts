import { phrases } from '@guanlan/platform/contract'

export const sharedStrings = phrases({
  board: ['看板', '看板', 'Board'],
  views: ['视图', '檢視', 'Views'],
  sharedBy: ['{{organisation}} 分享', '{{organisation}} 分享', 'Shared by {{organisation}}'],
  holdsUntil: ['链接 {{time}} 前有效', '連結 {{time}} 前有效', 'The link holds until {{time}}'],
  period: ['时间：{{range}}', '時間：{{range}}', 'Time: {{range}}'],
  countedAt: ['{{time}} 统计', '{{time}} 統計', 'Counted at {{time}}'],
  demonstration: ['演示数据', '示範資料', 'Invented data'],
  noPanels: ['还没有面板', '還沒有面板', 'No panels yet'],
})
