/** Words of the page on which somebody without an account approves a statement: it brings no others. */
import { phrases } from '@guanlan/platform/contract'

export const outsideApprovers = phrases({
  decidedAlready: ['您已作出决定，不能再改', '您已作出決定，不能再改', 'You decided already: that stays'],
  textChanged: [
    '声明的文字与您看到的不同，请重新打开链接',
    '聲明的文字與您看到的不同，請重新開啟連結',
    'The text is another one than you saw. Open the link again',
  ],
  approveStatementPage: ['审批声明', '審批聲明', 'Approve a statement'],
  asksForApproval: [
    '{{organisation}} · {{by}} 请{{name}}审批',
    '{{organisation}} · {{by}} 請{{name}}審批',
    '{{organisation}} · {{by}} asks {{name}} to approve',
  ],
  ofCrisisNamed: ['相关危机', '相關危機', 'Crisis'],
  approvalStepOf: ['审批步骤', '審批步驟', 'Step'],
  stepOfSteps: ['第 {{step}} 步，共 {{count}} 步', '第 {{step}} 步，共 {{count}} 步', '{{step}} of {{count}}'],
  fingerprint: ['文字指纹（SHA-256）', '文字指紋（SHA-256）', 'Fingerprint of the text (SHA-256)'],
  fingerprintHint: [
    '您的决定只对这段文字有效；文字一改，须重新审批。',
    '您的決定只對這段文字有效；文字一改，須重新審批。',
    'What you decide holds for this very text. Once it is changed, it is approved again.',
  ],
  agreeToText: ['同意这份声明', '同意這份聲明', 'Approve this statement'],
  sendTextBack: ['退回', '退回', 'Send it back'],
  backReasonField: ['退回原因', '退回原因', 'Why you send it back'],
  backNow: ['确认退回', '確認退回', 'Send it back'],
  cancelBack: ['取消', '取消', 'Cancel'],
  youAgreed: ['您已同意这份声明，谢谢。', '您已同意這份聲明，謝謝。', 'You approved this statement, thank you.'],
  youSentBack: ['您已退回这份声明，谢谢。', '您已退回這份聲明，謝謝。', 'You sent this statement back, thank you.'],
  notWaitedFor: [
    '这份声明已不再等待您的审批。',
    '這份聲明已不再等待您的審批。',
    'Your approval is not waited for any more.',
  ],
  linkHoldsUntil: ['链接有效至 {{time}}', '連結有效至 {{time}}', 'The link holds until {{time}}'],
})
