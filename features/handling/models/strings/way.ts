/** Where a model is set, for screens that need no other words of models. */
import { phrases } from '@guanlan/platform/contract'

export const wayStrings = phrases({
  toSettings: ['去设置模型', '去設定模型', 'Set a model'],
  askWhom: [
    '请联系机构管理员：在“系统设置 → 智能助手”中设置',
    '請聯絡機構管理員：在「系統設定 → 智慧助手」中設定',
    'Ask an administrator of the organisation: it is set under “System settings → Assistant”',
  ],
})
