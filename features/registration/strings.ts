import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
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
  newPasswordHint: ['至少 6 位', '至少 6 位', 'At least 6 characters'],
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
