import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'cancel'),
  field_hours: ['时长（小时）', '時長（小時）', 'Hours'],
  field_role: ['权限', '權限', 'Rights'],
  field_reason: ['原因', '原因', 'Reason'],
  field_orgId: ['机构', '機構', 'Organisation'],
  title: ['支持访问', '支援存取', 'Support access'],
  note: [
    '运营方平时看不到机构内容。经您同意后，运营人员可在限定时间内以只读或成员身份进入；期间的每个操作都在操作日志中标记为“支持访问”，到时自动结束，您也可随时结束。',
    '營運方平時看不到機構內容。經您同意後，營運人員可在限定時間內以唯讀或成員身分進入；期間的每個操作都在操作日誌中標記為「支援存取」，到時自動結束，您也可隨時結束。',
    'The operator sees nothing of the organisation by default. With your consent they come in for a limited time, as reader or member; each act meanwhile is marked “support access” in the record. It ends by itself, or when you end it.',
  ],
  hoursRule: ['时长为 1 到 72 小时的整数', '時長為 1 到 72 小時的整數', 'From 1 to 72 whole hours'],
  reasonLength: ['原因最多 200 字', '原因最多 200 字', 'A reason has at most 200 characters'],
  reasonMissing: ['请说明原因', '請說明原因', 'Say the reason'],
  role_reader: ['只读', '唯讀', 'Read only'],
  role_member: ['成员（可编辑）', '成員（可編輯）', 'Member (may edit)'],
  reasonLabel: ['原因（选填）', '原因（選填）', 'Reason (may be left out)'],
  hours: ['时长（小时）', '時長（小時）', 'Hours'],
  role: ['权限', '權限', 'Rights'],
  grant: ['允许访问', '允許存取', 'Let them in'],
  granted: ['已允许支持访问', '已允許支援存取', 'Support access is open'],
  end: ['立即结束', '立即結束', 'End now'],
  decline: ['拒绝', '拒絕', 'Decline'],
  ended: ['支持访问已结束', '支援存取已結束', 'Support access has ended'],
  now: ['当前状态', '目前狀態', 'Now'],
  none: ['目前没有开放的支持访问', '目前沒有開放的支援存取', 'No support access is open'],
  asks: [
    '{{name}} 请求支持访问：{{reason}}',
    '{{name}} 請求支援存取：{{reason}}',
    '{{name}} asks for support access: {{reason}}',
  ],
  openUntil: ['已开放（{{role}}），结束时间', '已開放（{{role}}），結束時間', 'Open ({{role}}), until'],
  enteredBy: ['已进入：{{names}}', '已進入：{{names}}', 'Came in: {{names}}'],
  nobodyYet: ['还没有人进入', '還沒有人進入', 'Nobody has come in yet'],
  history: ['历史', '歷史', 'Before'],
  noHistory: ['还没有过支持访问', '還沒有過支援存取', 'There has been none yet'],
  startedAt: ['开始', '開始', 'Began'],
  endedAt: ['结束', '結束', 'Ended'],
  why: ['原因', '原因', 'Reason'],
  who: ['进入的运营人员', '進入的營運人員', 'Operators who came in'],
  by: ['批准人', '核准人', 'Let in by'],
  declined: ['未批准', '未核准', 'Not granted'],
  alreadyOpen: ['已有开放的支持访问，请先结束', '已有開放的支援存取，請先結束', 'One is open already: end it first'],
  notOpen: [
    '该机构没有开放支持访问，请先请求其管理员同意',
    '該機構沒有開放支援存取，請先請求其管理員同意',
    'The organisation has not let the operator in: ask its administrators first',
  ],
  memberAlready: ['您已是该机构成员', '您已是該機構成員', 'You are a member of this organisation already'],
  missing: ['没有这次支持访问', '沒有這次支援存取', 'There is no such support access'],
  request: ['请求支持访问', '請求支援存取', 'Ask for support access'],
  requested: ['已请求，机构管理员会收到通知', '已請求，機構管理員會收到通知', 'Asked: the administrators are told'],
  waiting: [
    '已请求支持访问，等待机构管理员同意',
    '已請求支援存取，等待機構管理員同意',
    'Asked for; an administrator has to consent',
  ],
  requestReason: ['请求原因', '請求原因', 'Why you need it'],
  enter: ['进入机构', '進入機構', 'Go in'],
  mailRequested: ['运营方请求支持访问', '營運方請求支援存取', 'The operator asks for support access'],
  mailRequestedText: [
    '{{name}} 请求进入贵机构：{{reason}}。是否同意、给多长时间，由您决定。',
    '{{name}} 請求進入貴機構：{{reason}}。是否同意、給多長時間，由您決定。',
    '{{name}} asks to be let in: {{reason}}. Whether, and for how long, is yours to decide.',
  ],
  mailEntered: ['运营人员已进入机构', '營運人員已進入機構', 'The operator has come in'],
  mailEnteredText: [
    '{{name}} 经同意进入机构，所做的操作在操作日志中有标记。',
    '{{name}} 經同意進入機構，所做的操作在操作日誌中有標記。',
    '{{name}} came in as was agreed. What they do is marked in the record.',
  ],
  openIt: ['查看支持访问', '檢視支援存取', 'Open support access'],
  bannerInside: [
    '支持访问：您正以运营人员身份查看“{{name}}”，所有操作都会被标记。结束时间',
    '支援存取：您正以營運人員身分檢視「{{name}}」，所有操作都會被標記。結束時間',
    'Support access: you are in “{{name}}” as an operator, and each act is marked. Until',
  ],
  leave: ['结束支持访问', '結束支援存取', 'End support access'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    supportAccess: typeof strings
  }
}
