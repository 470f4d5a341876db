import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  wrongPassword: ['账号或密码不正确', '帳號或密碼不正確', 'Account or password is wrong'],
  disabled: ['账号已停用，请联系管理员', '帳號已停用，請聯絡管理員', 'This account is disabled. Please contact your administrator'],
  interactionExpired: ['登录页已过期，请重新打开', '登入頁已過期，請重新開啟', 'This sign-in page has expired. Please open it again'],
})
