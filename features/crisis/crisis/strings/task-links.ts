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
  answerAttach: ['附上文件', '附上檔案', 'Attach a file'],
  answerRemoveFile: ['移除“{{name}}”', '移除「{{name}}」', 'Remove {{name}}'],
  answerFilesHint: [
    '图片、PDF、Office、CSV 或 ZIP，每个最大 10 MB，一个链接最多 5 个。',
    '圖片、PDF、Office、CSV 或 ZIP，每個最大 10 MB，一個連結最多 5 個。',
    'Pictures, PDF, Office, CSV or ZIP, 10 MB each, 5 for one link.',
  ],
  answerFilesBefore: ['已收到的文件', '已收到的檔案', 'Files that arrived'],
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
