/** Words of one task: its form and what people say about it. */
import { phrases } from '@guanlan/platform/contract'

export const tasks = phrases({
  taskDetail: ['说明', '說明', 'Details'],
  checklist: ['检查清单', '檢查清單', 'Checklist'],
  stepNumber: ['第 {{n}} 项', '第 {{n}} 項', 'Step {{n}}'],
  addStep: ['添加一项', '新增一項', 'Add a step'],
  stepLength: ['每项最多 200 个字', '每項最多 200 個字', 'A step has 200 characters at most'],
  stepsDone: ['清单 {{done}}/{{count}}', '清單 {{done}}/{{count}}', '{{done}} of {{count}} steps'],
  letterRecipient: ['收件人', '收件人', 'Sent to'],
  letterGrounds: ['理由', '理由', 'Grounds'],
  letterText: ['函件内容', '函件內容', 'Letter'],
  letterSentAt: ['发出时间', '發出時間', 'Sent at'],
  letterAnswer: ['答复', '答覆', 'Answer'],
  comments: ['讨论', '討論', 'Comments'],
  answeredByLink: ['通过链接答复', '透過連結答覆', 'answered by link'],
  noComments: ['还没有人说话', '還沒有人說話', 'Nobody has commented yet'],
  addComment: ['发表评论', '發表評論', 'Comment'],
  didComment: ['已发表评论', '已發表評論', 'Commented'],
  mention: ['提醒谁看', '提醒誰看', 'Who should see it'],
})
