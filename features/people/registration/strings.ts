import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  firstPassword: ['密码至少 6 位', '密碼至少 6 位', 'A password has at least 6 characters'],
  ...pick(commonWords, 'password', 'register', 'state'),
  addressFaulty: ['请输入正确的邮箱地址', '請輸入正確的電子郵件地址', 'Enter a valid mail address'],
  codeMissing: ['请输入验证码', '請輸入驗證碼', 'Enter the code'],
  codeWrong: [
    '验证码不正确、已过期或已用过，请重新获取',
    '驗證碼不正確、已過期或已用過，請重新取得',
    'The code is wrong, too old, or was used before. Ask for a new one',
  ],
  mailIsNotSet: [
    '本站还没有设置发信服务器，无法发送验证码，请联系管理员',
    '本站尚未設定寄信伺服器，無法寄送驗證碼，請聯絡管理員',
    'This installation has no mail server yet and can send no code. Please contact your administrator',
  ],

  mobileFaulty: ['请输入正确的手机号', '請輸入正確的手機號碼', 'Enter a valid mobile number'],
  nicknameLength: ['昵称长度为 4 到 16 个字符', '暱稱長度為 4 到 16 個字元', 'A nickname has 4 to 16 characters'],
  smsIsNotSet: [
    '本站没有短信通道，请填写邮箱，验证码会发到邮箱',
    '本站沒有簡訊通道，請填寫電子郵件，驗證碼會寄到電子郵件',
    'This installation sends no text messages. Enter a mail address, and the code is mailed',
  ],
  closed: [
    '本站不开放注册，请联系管理员邀请您加入。',
    '本站不開放註冊，請聯絡管理員邀請您加入。',
    'Registration is closed here. Ask an administrator to invite you.',
  ],
  accountKnown: [
    '此账号已存在，请直接登录，忘记密码可重新设置',
    '此帳號已存在，請直接登入，忘記密碼可重新設定',
    'This account exists already. Sign in, or set a new password if you forgot it',
  ],
  decidedAlready: ['这份申请已经处理过', '這份申請已經處理過', 'This registration has been decided already'],

  // Mails
  mailCode: ['{{code}} 是您的观澜验证码', '{{code}} 是您的觀瀾驗證碼', '{{code}} is your Guanlan code'],
  mailCodeText: [
    '{{minutes}} 分钟内有效，只能用一次。请勿告诉任何人。',
    '{{minutes}} 分鐘內有效，僅能使用一次。請勿告訴任何人。',
    'It is good for {{minutes}} minutes and serves once. Tell it to nobody.',
  ],
  mailForPassword: [
    '有人要为此邮箱的账号设置新密码。',
    '有人要為此電子郵件的帳號設定新密碼。',
    'Somebody wants to set a new password for the account of this mail address.',
  ],
  mailNotYou: [
    '如果不是您本人，忽略此邮件即可，什么都不会改变。',
    '如果不是您本人，忽略此郵件即可，不會有任何變更。',
    'If it was not you, ignore this mail: nothing changes.',
  ],
  mailChanged: ['您的观澜密码已更改', '您的觀瀾密碼已變更', 'Your Guanlan password was changed'],
  mailChangedText: [
    '所有设备上的登录都已结束。如果不是您本人，请立即联系管理员。',
    '所有裝置上的登入都已結束。如果不是您本人，請立即聯絡管理員。',
    'You are signed out on every device. If it was not you, contact your administrator at once.',
  ],
  mailForRegistering: [
    '有人要用此邮箱注册观澜。',
    '有人要用此電子郵件註冊觀瀾。',
    'Somebody wants to register with Guanlan under this mail address.',
  ],
  mailSomebodyWaits: [
    '{{name}} 申请注册，等待您处理',
    '{{name}} 申請註冊，等待您處理',
    '{{name}} wants to register and waits for you',
  ],
  mailApproved: ['您的观澜注册已通过', '您的觀瀾註冊已通過', 'Your Guanlan registration is approved'],
  mailApprovedText: [
    '请用注册时的邮箱和密码登录。',
    '請用註冊時的電子郵件和密碼登入。',
    'Sign in with the mail address and the password of your registration.',
  ],
  mailDeclined: ['您的观澜注册未通过', '您的觀瀾註冊未通過', 'Your Guanlan registration was declined'],
  mailDeclinedText: [
    '如有疑问，请联系为您介绍观澜的人。',
    '如有疑問，請聯絡為您介紹觀瀾的人。',
    'If you have questions, ask whoever told you of Guanlan.',
  ],

  // Registering
  organisationOf: ['{{name}}的机构', '{{name}}的機構', 'Organisation of {{name}}'],
  registerTitle: commonWords.register,
  registerLine: [
    '注册后由运营人员审核，结果会发到您的邮箱。',
    '註冊後由營運人員審核，結果會寄到您的電子郵件。',
    'An operator looks at your registration; the answer comes by mail.',
  ],
  registerLineOpen: [
    '注册后即可登录，您将拥有自己的机构。',
    '註冊後即可登入，您將擁有自己的機構。',
    'Sign in right after registering; you get an organisation of your own.',
  ],
  mobileOrMail: ['手机号或邮箱', '手機號碼或電子郵件', 'Mobile number or mail address'],
  codeSent: [
    '验证码已发到 {{address}}，5 分钟内有效。',
    '驗證碼已寄到 {{address}}，5 分鐘內有效。',
    'The code was mailed to {{address}}. It is good for 5 minutes.',
  ],
  nickname: ['昵称', '暱稱', 'Nickname'],
  underWay: ['请稍候', '請稍候', 'One moment'],
  workNeedsHttps: [
    '注册前浏览器要多做一步验证，只在 https 页面上支持。请改用 https 地址。',
    '註冊前瀏覽器要多做一步驗證，只在 https 頁面上支援。請改用 https 網址。',
    'Registering has one check that browsers do on https pages only. Use the https address.',
  ],
  done_approved: ['注册成功', '註冊成功', 'You are registered'],
  done_approved_text: [
    '您的机构已经建好，请登录。',
    '您的機構已經建好，請登入。',
    'Your organisation is ready. Sign in.',
  ],
  done_waiting: ['申请已提交', '申請已送出', 'Your registration has arrived'],
  done_waiting_text: [
    '运营人员审核后，结果会发到您的邮箱。',
    '營運人員審核後，結果會寄到您的電子郵件。',
    'An operator looks at it, and the answer comes by mail.',
  ],
  registrations: ['注册申请', '註冊申請', 'Registrations'],
  findRegistration: ['账号或昵称', '帳號或暱稱', 'Account or nickname'],
  noRegistrations: ['没有注册申请', '沒有註冊申請', 'No registrations'],
  noRegistrationsText: [
    '有人在注册页提交后会出现在这里。',
    '有人在註冊頁送出後會出現在這裡。',
    'Whoever registers appears here.',
  ],
  state_all: commonWords.all,
  state_waiting: ['待审核', '待審核', 'Waiting'],
  state_approved: ['已通过', '已通過', 'Approved'],
  state_declined: ['未通过', '未通過', 'Declined'],
  asked: ['申请时间', '申請時間', 'Asked'],
  decidedBy: ['处理人', '處理人', 'Decided by'],
  approve: ['通过', '通過', 'Approve'],
  decline: ['拒绝', '拒絕', 'Decline'],
  approveTitle: ['通过 {{name}} 的注册？', '通過 {{name}} 的註冊？', 'Approve {{name}}?'],
  approveLoss: [
    '会为其建立账号和机构，并发邮件告知。',
    '會為其建立帳號和機構，並寄郵件告知。',
    'They get an account and an organisation, and are told by mail.',
  ],
  declineTitle: ['拒绝 {{name}} 的注册？', '拒絕 {{name}} 的註冊？', 'Decline {{name}}?'],
  declineLoss: [
    '会发邮件告知；对方可以再次申请。',
    '會寄郵件告知；對方可以再次申請。',
    'They are told by mail, and may register again.',
  ],
  approvedNow: ['已通过 {{name}}', '已通過 {{name}}', '{{name}} is in'],
  declinedNow: ['已拒绝 {{name}}', '已拒絕 {{name}}', '{{name}} was declined'],

  // The screen of a forgotten password
  forgottenTitle: ['设置新密码', '設定新密碼', 'Set a new password'],
  forgottenLine: [
    '填写账号的邮箱，我们把验证码发过去。',
    '填寫帳號的電子郵件，我們會將驗證碼寄過去。',
    'Enter the mail address of your account, and we send a code there.',
  ],
  mailAddress: ['邮箱', '電子郵件', 'Mail address'],
  sendCode: ['发送验证码', '寄送驗證碼', 'Send the code'],
  codeUnderWay: [
    '如果 {{address}} 有账号，验证码已在路上，{{minutes}} 分钟内有效。没收到时请查看垃圾邮件，一分钟后可再发一次。',
    '如果 {{address}} 有帳號，驗證碼已在路上，{{minutes}} 分鐘內有效。沒收到時請查看垃圾郵件，一分鐘後可再寄一次。',
    'If {{address}} has an account, a code is on its way, good for {{minutes}} minutes. Look into the spam folder, too; you can ask again after a minute.',
  ],
  code: ['验证码', '驗證碼', 'Code'],
  newPassword: ['新密码', '新密碼', 'New password'],
  firstPasswordHint: [
    '至少 6 位，建议 8 位以上；不能是常见密码',
    '至少 6 位，建議 8 位以上；不能是常見密碼',
    'At least 6 characters, better 8 and more; no common password',
  ],
  newPasswordHint: [
    '至少 8 位，不能是常见密码',
    '至少 8 位，不能是常見密碼',
    'At least 8 characters, and no common password',
  ],
  setPassword: ['设置新密码', '設定新密碼', 'Set the new password'],
  otherAddress: ['换一个邮箱', '換一個電子郵件', 'Another mail address'],
  passwordSet: ['新密码已设置', '新密碼已設定', 'The new password is set'],
  passwordSetText: [
    '所有设备上的登录都已结束，请用新密码登录。',
    '所有裝置上的登入都已結束，請用新密碼登入。',
    'You are signed out on every device. Sign in with the new password.',
  ],
  toSignIn: ['去登录', '前往登入', 'To sign in'],
  backToSignIn: ['返回登录', '返回登入', 'Back to sign-in'],
  unreachable: [
    '没能连上服务器。您填写的内容还在，请检查网络后再试。',
    '沒能連上伺服器。您填寫的內容還在，請檢查網路後再試。',
    'The server could not be reached. What you entered is still here; check the network and try again.',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    registration: typeof strings
  }
}
