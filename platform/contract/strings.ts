import { phrases } from './phrases.ts'

/** Sentences of the platform that schemas and forms say, in the browser as on the server: they travel with every page. */
export const strings = phrases({
  fieldRequired: ['请填写“{{field}}”', '請填寫「{{field}}」', '"{{field}}" is required'],
  fieldInvalid: ['“{{field}}”的值不正确', '「{{field}}」的值不正確', '"{{field}}" is not valid'],
  fieldNotOneOf: [
    '“{{field}}”只能是：{{values}}',
    '「{{field}}」只能是：{{values}}',
    '"{{field}}" must be one of: {{values}}',
  ],
  fieldNoNumber: ['“{{field}}”应为数字', '「{{field}}」應為數字', '"{{field}}" is to be a number'],
  fieldNoInteger: ['“{{field}}”应为整数', '「{{field}}」應為整數', '"{{field}}" is to be a whole number'],
  fieldUnknown: ['没有“{{field}}”这个字段', '沒有「{{field}}」這個欄位', 'There is no field "{{field}}"'],
  fieldTooShort: [
    '“{{field}}”至少 {{minimum}}',
    '「{{field}}」至少 {{minimum}}',
    '"{{field}}" must be at least {{minimum}}',
  ],
  fieldNotAbove: [
    '“{{field}}”须大于 {{minimum}}',
    '「{{field}}」須大於 {{minimum}}',
    '"{{field}}" must be greater than {{minimum}}',
  ],
  fieldTooLong: [
    '“{{field}}”至多 {{maximum}}',
    '「{{field}}」至多 {{maximum}}',
    '"{{field}}" must be at most {{maximum}}',
  ],
  changedSince: [
    '{{by}}在此期间修改过：请比较后再保存',
    '{{by}}在此期間修改過：請比較後再儲存',
    '{{by}} changed this meanwhile: compare before you save',
  ],
  chooseSome: ['请先选择数据', '請先選擇資料', 'Choose something first'],
  idMissing: ['请给出编号', '請給出編號', 'Name an id'],
  clockTime: ['时间写作 08:30', '時間寫作 08:30', 'Write a time as 08:30'],
  daysRequired: ['请至少选择一天', '請至少選擇一天', 'Choose at least one day'],
})
