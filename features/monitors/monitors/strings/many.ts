import { commonWords, phrases } from '@guanlan/platform/contract'

/** Acts on several monitors at once. */
export const many = phrases({
  chooseMany: ['多选', '多選', 'Choose several'],
  chosenMany: ['已选 {{count}} 个', '已選 {{count}} 個', '{{count}} chosen'],
  chooseNone: ['结束多选', '結束多選', 'End choosing'],
  chooseSome: ['勾选要一起更改的监测项', '勾選要一起變更的監測項', 'Tick the monitors to change together'],
  moveManyTo: ['移动到…', '移動到…', 'Move to …'],
  toTop: ['最上层', '最上層', 'The top'],
  limitMany: ['限制', '限制', 'Limits'],
  limitManyNote: [
    '所选监测项原来的这些限制会被换掉；不改的项保持不变',
    '所選監測項原來的這些限制會被換掉；不改的項目保持不變',
    'Takes the place of these limits of the monitors chosen; what is not changed stays',
  ],
  applyLimits: ['应用', '套用', 'Apply'],
  removeMany: commonWords.remove,
  removeManyTitle: ['删除 {{count}} 个监测项？', '刪除 {{count}} 個監測項？', 'Delete {{count}} monitors?'],
  changedMany: ['已更改 {{count}} 个', '已變更 {{count}} 個', '{{count}} changed'],
  removedMany: ['已删除 {{count}} 个', '已刪除 {{count}} 個', '{{count}} removed'],
})
