import { commonWords, phrases } from '@guanlan/platform/contract'

/** What the bell of the frame says. */
export const bell = phrases({
  openAll: ['查看全部', '檢視全部', 'Open'],
  unopened: ['{{count}} 条未读通知', '{{count}} 則未讀通知', '{{count}} unopened notices'],
  notices: ['通知', '通知', 'Notices'],
  noNotices: ['没有通知', '沒有通知', 'No notices'],
  noNoticesText: [
    '预警、渠道暂停等消息出现时会弹出，并留在这里。',
    '預警、管道暫停等訊息出現時會彈出，並留在這裡。',
    'Warnings, paused channels and the like come up when they happen, and stay here.',
  ],
  openEach: ['全部标为已读', '全部標為已讀', 'Mark all as opened'],
  volume: ['提示音', '提示音', 'Sound'],
  silent: ['静音', '靜音', 'Silent'],
  bracketed: ['【{{word}}】', '【{{word}}】', '[{{word}}] '],
  mark_demonstration: ['演示', '示範', 'Demonstration'],
  mark_sample: ['样例', '範例', 'Sample'],
  mark_test: commonWords.test,
  level_important: commonWords.important,
  level_urgent: ['紧急', '緊急', 'Urgent'],
})
