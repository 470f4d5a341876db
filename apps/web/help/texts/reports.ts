import type { HelpTexts } from '../help-text.ts'

export const reports: HelpTexts = {
  'inspections.list': [
    '巡检报告检查本机构的监测是否正常：哪些监测项没有文章或过多、哪些预警起不了作用、哪些信源失败、哪些配额快用完。每周一自动生成一份，也可以立即检查。\n得分从 100 开始，每个严重问题减 8，需处理的减 3，留意的减 1。',
    '巡檢報告檢查本機構的監測是否正常：哪些監測項沒有文章或過多、哪些預警起不了作用、哪些信源失敗、哪些配額快用完。每週一自動產生一份，也可以立即檢查。\n得分從 100 開始，每個嚴重問題減 8，需處理的減 3，留意的減 1。',
    'Inspections examine whether monitoring works: monitors that find nothing or too much, warnings that cannot warn, sources that fail, limits nearly used. One is made each Monday by itself; you can inspect now, too.\nThe score begins at 100 and loses 8 for each severe finding, 3 for one to mend and 1 for one to look at.',
  ],
  'inspections.one': [
    '一份巡检报告：每个问题的数字、是否比上次新增，以及去处理的链接。可以生成链接发给没有账号的人，30 天内有效。',
    '一份巡檢報告：每個問題的數字、是否比上次新增，以及去處理的連結。可以產生連結傳給沒有帳號的人，30 天內有效。',
    'One inspection: the figure of each finding, whether it is new since last time, and a link to where it is mended. A link for people without an account opens it for 30 days.',
  ],
}
