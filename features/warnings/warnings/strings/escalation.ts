/** Words of what happens when nobody takes an incident up. */
import { phrases } from '@guanlan/platform/contract'

export const escalation = phrases({
  stepMinutes: ['请填写 1 到 1440 分钟', '請填寫 1 到 1440 分鐘', 'Enter 1 to 1440 minutes'],
  stepNobody: ['请为这一步选择接收人', '請為這一步選擇接收人', 'Choose who is told by this step'],
  stepsMost: ['最多 5 步', '最多 5 步', '5 steps at most'],
  escalation: ['无人确认时升级', '無人確認時升級', 'When nobody acknowledges'],
  escalationNote: [
    '第 1 步是上面的接收人；任何人确认后全部停止，并告知已通知的人谁在处理。',
    '第 1 步是上面的接收人；任何人確認後全部停止，並告知已通知的人誰在處理。',
    'The receivers above are the first step. Whoever acknowledges ends it for all, and those told hear who took it.',
  ],
  stepNumber: ['第 {{number}} 步', '第 {{number}} 步', 'Step {{number}}'],
  afterMinutes: ['多久无人确认', '多久無人確認', 'Nobody acknowledged in'],
  addStep: ['添加一步', '新增一步', 'Add a step'],
  removeStep: ['删除第 {{number}} 步', '刪除第 {{number}} 步', 'Remove step {{number}}'],
  stepMembers: ['站内通知的成员', '站內通知的成員', 'Members, in the product'],
  escalationRepeats: ['重复次数', '重複次數', 'Times repeated'],
  escalationRepeatsNote: [
    '全部步骤走完仍无人确认时，从第 2 步重新开始的次数，最多 5 次',
    '全部步驟走完仍無人確認時，從第 2 步重新開始的次數，最多 5 次',
    'How often it begins again at step 2 while nobody acknowledges, 5 times at most',
  ],
  nextStep: ['升级', '升級', 'Escalates'],
  nextStepIn: ['第 {{step}} 步 {{left}} 后', '第 {{step}} 步 {{left}} 後', 'step {{step}} in {{left}}'],
  nextStepInRound: [
    '第 {{round}} 轮第 {{step}} 步 {{left}} 后',
    '第 {{round}} 輪第 {{step}} 步 {{left}} 後',
    'round {{round}}, step {{step}} in {{left}}',
  ],
  nextStepNow: ['第 {{step}} 步即将通知', '第 {{step}} 步即將通知', 'step {{step}} any moment'],
  unacknowledged: [
    '{{minutes}} 分钟内无人确认，升级通知。',
    '{{minutes}} 分鐘內無人確認，升級通知。',
    'Nobody acknowledged it in {{minutes}} minutes.',
  ],
  summary_unacknowledged: [
    '【预警】{{incidents}} 个事件无人确认，共 {{articles}} 篇',
    '【預警】{{incidents}} 個事件無人確認，共 {{articles}} 篇',
    '[Warning] {{incidents}} incidents that nobody acknowledged, {{articles}} articles',
  ],
  taken_acknowledged: ['{{name}} 已确认：{{title}}', '{{name}} 已確認：{{title}}', '{{name}} acknowledged: {{title}}'],
  taken_inHand: ['{{name}} 正在处理：{{title}}', '{{name}} 正在處理：{{title}}', '{{name}} has it in hand: {{title}}'],
  taken_done: ['{{name}} 已处理完：{{title}}', '{{name}} 已處理完：{{title}}', '{{name}} has settled: {{title}}'],
  taken_falseAlarm: [
    '{{name}} 判为误报：{{title}}',
    '{{name}} 判為誤報：{{title}}',
    '{{name}} calls it a false alarm: {{title}}',
  ],
})
