import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  flagKey: [
    '键由 1 到 100 个字母、数字或 . _ : / - 组成',
    '鍵由 1 到 100 個字母、數字或 . _ : / - 組成',
    'A key has 1 to 100 letters, digits or . _ : / -',
  ],
  flagValue: [
    '请给出要保存的内容，嵌套不超过 20 层',
    '請給出要儲存的內容，巢狀不超過 20 層',
    'Say what is to be kept, nested 20 deep at most',
  ],
  flagTooLong: [
    '内容过长，最多 {{limit}} 个字符',
    '內容過長，最多 {{limit}} 個字元',
    'This is too long: {{limit}} characters at most',
  ],
  tooManyFlags: ['最多保存 {{limit}} 项', '最多儲存 {{limit}} 項', '{{limit}} are kept at most'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    preferences: typeof strings
  }
}
