import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  otherCount: [
    '列表已变化，现在共 {{count}} 篇，请确认后再操作',
    '清單已變化，現在共 {{count}} 篇，請確認後再操作',
    'The list has changed: it has {{count}} articles now. Look at it and act again',
  ],
  chooseLabel: ['请选择标签', '請選擇標籤', 'Choose a label'],
  chooseMonitor: ['请选择监测项', '請選擇監測項', 'Choose a monitor'],
  labelMissing: ['标签不存在或已停用', '標籤不存在或已停用', 'There is no such label, or it is switched off'],
  monitorMissing: ['监测项不存在', '監測項不存在', 'There is no such monitor'],
  memberMissing: ['该成员不在本组织', '該成員不在本組織', 'This person is no member of the organisation'],
  folderMissing: ['收藏夹不存在', '收藏資料夾不存在', 'There is no such folder'],
  folderLength: [
    '收藏夹名称为 1 到 30 个字符',
    '收藏資料夾名稱為 1 到 30 個字元',
    'The name of a folder has 1 to 30 characters',
  ],
  folderTaken: ['已有同名收藏夹', '已有同名收藏資料夾', 'There is a folder of this name already'],
  tagLength: ['标记为 1 到 20 个字符', '標記為 1 到 20 個字元', 'A tag has 1 to 20 characters'],
  tagCount: ['一篇文章至多 20 个标记', '一篇文章至多 20 個標記', 'An article has at most 20 tags'],
  remarkLength: ['审核意见至多 500 个字符', '審核意見至多 500 個字元', 'A remark has at most 500 characters'],
  noteLength: ['批注为 1 到 2000 个字符', '批註為 1 到 2000 個字元', 'A note has 1 to 2,000 characters'],
  noteOfOthers: ['只能修改自己的批注', '只能修改自己的批註', 'Only one’s own notes can be changed'],
  nothingSaid: ['请至少填写一项', '請至少填寫一項', 'Say at least one thing'],
  otherOrganisation: ['文章不属于当前组织', '文章不屬於目前組織', 'The article belongs to another organisation'],
  changedOf: ['处理了 {{changed}} 篇', '處理了 {{changed}} 篇', '{{changed}} articles changed'],
  label: ['添加标签', '新增標籤', 'Put labels'],
  unlabel: ['移除标签', '移除標籤', 'Take labels off'],
  copy: ['复制到监测项', '複製到監測項', 'Copy into monitors'],
  takeOut: ['移出监测项', '移出監測項', 'Take out of monitors'],
  move: ['移动到监测项', '移動到監測項', 'Move into monitors'],
  remove: ['移入回收站', '移入資源回收筒', 'Remove to the recycle bin'],
  removeOne: ['移入回收站', '移入資源回收筒', 'Remove to the recycle bin'],
  restore: ['从回收站恢复', '從資源回收筒還原', 'Restore from the recycle bin'],
  erase: ['彻底删除', '徹底刪除', 'Delete for good'],
  review: ['审核', '審核', 'Review'],
  negDim: ['设置负面维度', '設定負面維度', 'Say what it is negative about'],
  tag: ['修改标记', '修改標記', 'Change tags'],
  favourite: ['收藏', '收藏', 'Favourite'],
  feature: ['设为精选', '設為精選', 'Feature'],
  handOver: ['指派', '指派', 'Hand over'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    acts: typeof strings
  }
}
