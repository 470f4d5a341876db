import { phrases } from '@guanlan/platform/contract'

export const server = phrases({
  missing: ['没有这条记录', '沒有這筆記錄', 'There is no such record'],
  fileMissing: [
    '文件不在了：尚未生成、已过期或已删除',
    '檔案不在了：尚未產生、已過期或已刪除',
    'The file is not there: not made yet, expired, or deleted',
  ],
  hasExpired: [
    '文件已过期删除，不能再保留；可以重新导出',
    '檔案已過期刪除，無法再保留；可以重新匯出',
    'The file has expired and is gone; order it again',
  ],
  brokenOff: [
    '生成时出错，重试多次未成功；可以重新导出',
    '產生時發生錯誤，重試多次未成功；可以重新匯出',
    'It broke off several times; order it again',
  ],
  folderName: ['文件夹名称为1至50个字符', '資料夾名稱為1至50個字元', 'Name of a folder: 1 to 50 characters'],
  folderTaken: ['这里已有文件夹“{{name}}”', '這裡已有資料夾「{{name}}」', 'There is a folder “{{name}}” here'],
  folderMissing: ['没有这个文件夹，可能已被删除', '沒有這個資料夾，可能已被刪除', 'There is no such folder any more'],
  folderIsBelow: ['不能移到自己的下级', '不能移到自己的下層', 'A folder cannot be moved below itself'],
  folderNeighbour: ['顺序已改变，请再试一次', '順序已改變，請再試一次', 'The order has changed, try again'],
  folderTooDeep: ['文件夹最多 {{most}} 层', '資料夾最多 {{most}} 層', 'Folders go {{most}} deep at most'],
  tooManyFolders: ['最多 {{limit}} 个文件夹', '最多 {{limit}} 個資料夾', '{{limit}} folders at most'],
  linkDays: ['链接有效期为1至30天', '連結有效期為1至30天', 'A link lasts 1 to 30 days'],
  nothingToLink: ['还没有可以分享的文件', '還沒有可以分享的檔案', 'There is no file to give out yet'],
  tooManyToRead: [
    'Word 和 PDF 文集最多 {{most}} 篇，本次 {{count}} 篇：请缩小范围，或改用 Excel、CSV',
    'Word 和 PDF 文集最多 {{most}} 篇，本次 {{count}} 篇：請縮小範圍，或改用 Excel、CSV',
    'A collection has {{most}} articles at most, this one {{count}}: narrow it, or take Excel or CSV',
  ],
  noBrowser: [
    '本系统没有安装 Chromium，不能生成 PDF',
    '本系統沒有安裝 Chromium，無法產生 PDF',
    'There is no Chromium here, so no PDF can be made',
  ],
  noRoom: [
    '存储空间不足：文件还需约 {{needed}} MB，可用 {{free}} MB。请清理旧文件或联系运营人员',
    '儲存空間不足：檔案還需約 {{needed}} MB，可用 {{free}} MB。請清理舊檔案或聯絡營運人員',
    'Not enough room: the file needs about {{needed}} MB more, {{free}} MB are free. Remove old files, or ask the operator',
  ],
  foundTooMany: [
    '检索到的文章超过 {{limit}} 篇：按时间从新到旧排序、不合并相似文章，即可全部导出',
    '檢索到的文章超過 {{limit}} 篇：按時間從新到舊排序、不合併相似文章，即可全部匯出',
    'The search finds more than {{limit}}: newest first and without folding copies, all of them can be exported',
  ],
  oneId: ['请指明一个编号', '請指明一個編號', 'Name one number'],
  fileName: ['文件名为1至100个字符', '檔案名稱為1至100個字元', 'Name of a file: 1 to 100 characters'],
  setName: ['字段组合名称为1至30个字符', '欄位組合名稱為1至30個字元', 'Name of a field set: 1 to 30 characters'],
  setTaken: ['已有字段组合“{{name}}”', '已有欄位組合「{{name}}」', 'There is a field set “{{name}}” already'],
  tooManySets: ['最多 {{limit}} 个字段组合', '最多 {{limit}} 個欄位組合', '{{limit}} field sets at most'],
  fieldUnknown: ['没有这个字段', '沒有這個欄位', 'There is no such field'],
  fieldDoubled: ['每个字段只能选一次', '每個欄位只能選一次', 'Each field once only'],
  fieldsNone: ['请至少选择一个字段', '請至少選擇一個欄位', 'Choose one field at least'],
  fieldTitle: ['列名为1至50个字符', '欄名為1至50個字元', 'Name of a column: 1 to 50 characters'],
  formatUnknown: ['请选择文件格式', '請選擇檔案格式', 'Choose a format'],
})
