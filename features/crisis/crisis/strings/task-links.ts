/** Words of the page by which somebody without an account answers a task: it brings no others. */
import { phrases } from '@guanlan/platform/contract'

export const taskLinks = phrases({
  taskIsOver: [
    '任务已完成或终止，不能再答复',
    '任務已完成或終止，不能再答覆',
    'The task is done or ended: it takes no more answers',
  ],
  answerName: ['请填写姓名，最多 50 字', '請填寫姓名，最多 50 字', 'Write your name, 50 characters at most'],
  answerText: ['请填写答复，最多 5000 字', '請填寫答覆，最多 5000 字', 'Write an answer, 5,000 characters at most'],
  answerTask: ['答复任务', '答覆任務', 'Answer a task'],
  fromOrganisation: [
    '{{organisation}} 请您答复',
    '{{organisation}} 請您答覆',
    '{{organisation}} asks you for an answer',
  ],
  ofCrisis: ['相关危机', '相關危機', 'Crisis'],
  yourName: ['您的姓名', '您的姓名', 'Your name'],
  yourAnswer: ['答复', '答覆', 'Answer'],
  itIsDone: ['任务已完成', '任務已完成', 'The task is done'],
  sendAnswer: ['提交', '提交', 'Send'],
  answerSent: ['已提交，谢谢。', '已提交，謝謝。', 'Sent, thank you.'],
  answersBefore: ['已有答复', '已有答覆', 'Earlier answers'],
  linkEnded: ['链接已失效', '連結已失效', 'This link has ended'],
  linkEndedHint: [
    '请向发给您链接的人要一个新的。',
    '請向發給您連結的人要一個新的。',
    'Ask whoever gave it to you for a new one.',
  ],
})
