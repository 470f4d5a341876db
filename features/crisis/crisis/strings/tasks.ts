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
  letterTo: ['贵单位', '貴單位', 'Sir or Madam'],
  letterGroundsHere: ['（请写明理由）', '（請寫明理由）', '(say the grounds here)'],
  letterSentBy: ['发函人', '發函人', 'Sent by'],
  useTemplate: ['套用函件模板', '套用函件範本', 'Begin with the usual letter'],
  letterTemplate: [
    '致{{recipient}}：\n\n关于“{{title}}”，我们注意到贵方发布的内容与事实不符，理由如下：\n{{grounds}}\n\n请核实，并予以更正或撤下，并将处理结果告知我们。如需相关证明材料，我们将及时提供。\n\n{{by}}',
    '致{{recipient}}：\n\n關於「{{title}}」，我們注意到貴方發布的內容與事實不符，理由如下：\n{{grounds}}\n\n請核實，並予以更正或撤下，並將處理結果告知我們。如需相關證明材料，我們將及時提供。\n\n{{by}}',
    'Dear {{recipient}},\n\nconcerning “{{title}}”: what you published does not agree with the facts, for these grounds:\n{{grounds}}\n\nPlease verify it, correct it or take it down, and let us know. We will hand in evidence at once where it is needed.\n\n{{by}}',
  ],
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
