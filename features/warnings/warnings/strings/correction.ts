import { phrases } from '@guanlan/platform/contract'

export const correction = phrases({
  correct: ['发更正', '發更正', 'Send a correction'],
  correct_falseAlarm: [
    '这是误报，已有 {{count}} 个接收人收到预警。',
    '這是誤報，已有 {{count}} 個接收人收到預警。',
    'It is a false alarm, and {{count}} receivers had the warning.',
  ],
  correct_sentiment: [
    '文章现在都不是负面，已有 {{count}} 个接收人收到负面预警。',
    '文章現在都不是負面，已有 {{count}} 個接收人收到負面預警。',
    'None of its articles is negative now, and {{count}} receivers were warned that they are.',
  ],
  correctionTitle: ['【更正】{{title}}', '【更正】{{title}}', '[Correction] {{title}}'],
  correctionText: [
    '经核实，此前的这条预警有误，请以本消息为准。',
    '經查證，先前的這則預警有誤，請以本訊息為準。',
    'We looked into it: the warning before was wrong.',
  ],
  correctionRequired: ['请填写更正内容', '請填寫更正內容', 'Write the correction'],
  correctionLength: ['更正最多 500 字', '更正最多 500 字', 'At most 500 characters'],
  nothingToCorrect: [
    '这个事件不是误报，仍有负面文章',
    '這個事件不是誤報，仍有負面文章',
    'It is no false alarm, and an article of it is negative still',
  ],
  correctedAlready: ['已经发过更正', '已經發過更正', 'The correction was sent already'],
  sendCorrectionTitle: ['确认发送更正吗？', '確認發送更正嗎？', 'Send this correction?'],
  sendCorrectionTo: [
    '只发给收到过这条预警的 {{count}} 个接收人。',
    '只發給收到過這則預警的 {{count}} 個接收人。',
    'It goes to the {{count}} receivers who had the warning, and to nobody else.',
  ],
  correctionSent: ['更正已发给 {{count}} 个接收人', '更正已發給 {{count}} 個接收人', 'Sent to {{count}} receivers'],
})
