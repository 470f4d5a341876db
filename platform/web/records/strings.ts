import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const recordStrings = phrases({
  ...pick(commonWords, 'save', 'saved', 'close', 'field', 'mine'),
  saving: ['正在保存', '正在儲存', 'Saving'],
  discard: ['放弃', '放棄', 'Discard'],
  unsaved: ['有未保存的修改', '有未儲存的修改', 'Unsaved changes'],
  restored: [
    '这里有您上次未保存的修改。',
    '這裡有您上次未儲存的修改。',
    'What you wrote here last time and did not save is back.',
  ],
  dropRestored: ['放弃这些修改', '放棄這些修改', 'Discard it'],
  toMend: ['{{count}} 处需要修改', '{{count}} 處需要修改', '{{count}} to mend'],
  moreRemarks: ['另有 {{count}} 处', '另有 {{count}} 處', 'and {{count}} more'],
  changedAt: ['改于', '改於', 'Changed'],
  changedBy: ['{{name}} 改于', '{{name}} 改於', 'Changed by {{name}}'],
  gone: ['这条记录不存在，或已被删除', '這筆記錄不存在，或已被刪除', 'This record does not exist or was removed'],
  goneMeaning: [
    '可能是其他人删除的；若是您自己删除的，可以按 U 撤销。',
    '可能是其他人刪除的；若是您自己刪除的，可以按 U 復原。',
    'Somebody else may have removed it; if it was you, press U to undo.',
  ],
  actFailed: ['没有完成，请重试', '沒有完成，請重試', 'This was not done. Try again'],
  undoneBut: [
    '已撤销；其中 {{left}} 篇此后有人改过，保持不变',
    '已復原；其中 {{left}} 篇此後有人改過，維持不變',
    'Undone; {{left}} articles have been changed since and stay as they are',
  ],
  undone: ['已撤销', '已復原', 'Undone'],
  redone: ['已重做', '已重做', 'Done again'],
  redo: ['重做', '重做', 'Do it again'],
  undoAgain: commonWords.undo,
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
