import { phrases } from '@guanlan/platform/contract'

/** Titles of the sheet of collected answers. */
export const sheetWords = phrases({
  title: ['收藏的回答', '收藏的回答', 'Collected answers'],
  question: ['问题', '問題', 'Question'],
  answer: ['回答', '回答', 'Answer'],
  note: ['备注', '備註', 'Note'],
  tags: ['标记', '標記', 'Tags'],
  answeredAt: ['回答时间', '回答時間', 'Answered at'],
})
