import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const sending = phrases({
  ...pick(commonWords, 'cancel', 'preview'),
  reviewTitle: ['监测预警', '監測預警', 'Monitor warnings'],
  waitsSince: ['开始等待', '開始等待', 'Waits since'],
  nothingToReview: ['没有等待审核的预警', '沒有等待審核的預警', 'Nothing waits for review'],
  nothingToReviewText: [
    '预警设为“先由人工审核”时，发现的事件先在这里等待，审核后才发送。',
    '預警設為「先由人工審核」時，發現的事件先在這裡等待，審核後才發送。',
    'Incidents of warnings that a person looks at first wait here, and are sent after that.',
  ],
  send: ['发送', '發送', 'Send'],
  sendWithText: ['改文字后发送', '改文字後發送', 'Send with another text'],
  reject: ['不通过', '不通過', 'Reject'],
  sendThis: ['确认发送该预警吗？', '確認發送該預警嗎？', 'Send this warning?'],
  sendCount: [
    '{{count}} 个事件会按预警的接收人发出。',
    '{{count}} 個事件會按預警的接收人發出。',
    '{{count}} incidents go to those whom their warnings name.',
  ],
  sendArticles: [
    '{{count}} 篇文章会立即发给所选的人。',
    '{{count}} 篇文章會立即發給所選的人。',
    '{{count}} articles go to those chosen at once.',
  ],
  reviewSent: ['已发送 {{count}} 个事件', '已發送 {{count}} 個事件', '{{count}} sent'],
  reviewRejected: ['{{count}} 个事件未通过', '{{count}} 個事件未通過', '{{count}} rejected'],
  textHint: ['写在文章前面的话', '寫在文章前面的話', 'Said above the articles'],
  reasonHint: ['为什么不发', '為什麼不發', 'Why it is not sent'],
  sendMembers: ['站内接收的成员', '站內接收的成員', 'Members told in the product'],
  sendTitle: commonWords.title,
  sendText: ['正文', '正文', 'Text'],
  foldedRest: ['另有 {{count}} 篇', '另有 {{count}} 篇', '{{count}} more'],
  behindLink: [
    '一条消息最多列 {{named}} 篇，其余在链接里。',
    '一則訊息最多列 {{named}} 篇，其餘在連結裡。',
    'A message names {{named}} at most; the rest is behind its link.',
  ],
  newestOfList: [
    '一次发送最新的 {{most}} 篇。',
    '一次發送最新的 {{most}} 篇。',
    'The newest {{most}} are sent at once.',
  ],
  sentByHand: ['已发送“{{title}}”', '已發送「{{title}}」', 'Sent "{{title}}"'],
})
