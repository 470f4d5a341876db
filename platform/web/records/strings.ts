import { phrases } from '@guanlan/platform/contract'

export const recordStrings = phrases({
  field: ['字段', '欄位', 'Field'],
  mine: ['我的', '我的', 'Mine'],
  theirs: ['对方已保存的', '對方已儲存的', 'Saved by them'],
  emptyValue: ['空', '空', 'empty'],
  nothingDiffers: [
    '与您写的没有差别，可以直接保存。',
    '與您寫的沒有差別，可以直接儲存。',
    'It does not differ from what you wrote: you can save.',
  ],
  takeTheirs: ['用对方的', '用對方的', 'Take theirs'],
  saveMine: ['保存我的', '儲存我的', 'Save mine'],
})
