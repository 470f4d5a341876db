import { commonWords, phrases, pick } from '@guanlan/platform/contract'

/** The editor of one monitor. */
export const editor = phrases({
  ...pick(commonWords, 'save', 'name', 'state'),
  editing: commonWords.edit,
  versionState: ['第 {{version}} 版 · {{state}}', '第 {{version}} 版 · {{state}}', 'Version {{version}} · {{state}}'],
  isOpen: ['已启用', '已啟用', 'On'],
  isOpenLong: ['启用：收取新文章', '啟用：收取新文章', 'On: collects new articles'],
  changedAt: ['改于', '改於', 'changed'],
  errorsToMend: [
    '{{count}} 处错误，修复后可保存',
    '{{count}} 處錯誤，修復後可儲存',
    '{{count}} mistakes to mend before saving',
  ],
  errorsToMend_one: [
    '{{count}} 处错误，修复后可保存',
    '{{count}} 處錯誤，修復後可儲存',
    '{{count}} mistake to mend before saving',
  ],
  unsaved: ['有未保存的修改', '有未儲存的修改', 'Unsaved changes'],
  discard: ['放弃', '放棄', 'Discard'],
  saveNew: ['保存并启用', '儲存並啟用', 'Save and turn on'],
  saving: ['正在保存', '正在儲存', 'Saving'],
  deleteShort: commonWords.remove,
  savedItem: [
    '已保存“{{name}}”第 {{version}} 版，立即生效',
    '已儲存「{{name}}」第 {{version}} 版，立即生效',
    'Saved "{{name}}", version {{version}}; it is live',
  ],
  savedFolder: ['已保存文件夹“{{name}}”', '已儲存資料夾「{{name}}」', 'Saved the folder "{{name}}"'],
  leftOut: [
    '监测项不能按这些条件判断，没有带入，会收到更多文章：',
    '監測項不能依這些條件判斷，沒有帶入，會收到更多文章：',
    'A monitor cannot ask these. They were left out, and it will find more:',
  ],
  carriedWider: [
    '这些条件已带入，监测项也收提到当地的文章：',
    '這些條件已帶入，監測項也收提到當地的文章：',
    'These were carried over; a monitor also wants articles that mention or are from the place:',
  ],
  facts: ['基本信息', '基本資訊', 'Facts'],
  shortName: ['简称', '簡稱', 'Short name'],
  category: ['分类', '分類', 'Category'],
  folder: ['所在文件夹', '所在資料夾', 'Folder'],
  topLevel: ['最外层', '最外層', 'Top level'],
  savingLoses: [
    '近 {{days}} 天将失去 {{count}} 篇',
    '近 {{days}} 天將失去 {{count}} 篇',
    'Loses {{count}} articles of {{days}} days',
  ],
  savingLosesAtLeast: [
    '近 {{days}} 天至少失去 {{count}} 篇',
    '近 {{days}} 天至少失去 {{count}} 篇',
    'Loses at least {{count}} articles of {{days}} days',
  ],
})
