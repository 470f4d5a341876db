import { phrases } from '@guanlan/platform/contract'

export const frameStrings = phrases({
  total: ['共 {{count}} 条', '共 {{count}} 筆', '{{count}} in all'],
  export: ['导出', '匯出', 'Export'],
  back: ['上一步', '上一步', 'Back'],
  next: ['下一步', '下一步', 'Next'],
})
