/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'backfillOrders.order': ['下单历史回溯', '下單歷史回溯', 'Ordered earlier periods for monitors'],
  'backfillOrders.cancel': ['终止历史回溯', '終止歷史回溯', 'Ended a backfill order'],
  'filters.create': ['新增过滤名单', '新增過濾名單', 'Added a filter'],
  'filters.update': ['修改过滤名单', '修改過濾名單', 'Changed a filter'],
  'filters.removeChosen': ['删除过滤名单', '刪除過濾名單', 'Removed filters'],
  'filters.remove': ['删除过滤名单', '刪除過濾名單', 'Removed filters'],
  'filters.addSimilar': ['新增相似内容过滤', '新增相似內容過濾', 'Added a similar-content filter'],
  'filters.updateSimilar': ['修改相似内容过滤', '修改相似內容過濾', 'Changed a similar-content filter'],
  'filters.removeSimilar': ['删除相似内容过滤', '刪除相似內容過濾', 'Removed similar-content filters'],
  'filters.bringBack': ['恢复被过滤的文章', '還原被過濾的文章', 'Brought filtered articles back'],
  'labels.create': ['新增标签', '新增標籤', 'Added a label'],
  'labels.update': ['修改标签', '修改標籤', 'Changed a label'],
  'labels.remove': ['删除标签', '刪除標籤', 'Removed labels'],
  'labels.status': ['启用或停用标签', '啟用或停用標籤', 'Enabled or disabled a label'],
  'labels.sort': ['调整标签顺序', '調整標籤順序', 'Reordered labels'],
  'labels.merge': ['合并标签', '合並標籤', 'Merged labels'],
  'monitors.create': ['新增监测方案', '新增監測方案', 'Added a monitor'],
  'monitors.update': ['修改监测方案', '修改監測方案', 'Changed a monitor'],
  'monitors.remove': ['删除监测方案', '刪除監測方案', 'Removed a monitor'],
  'monitors.restore': ['恢复监测方案', '還原監測方案', 'Restored a monitor'],
  'monitors.sort': ['调整监测方案顺序', '調整監測方案順序', 'Reordered monitors'],
  'monitors.turnMany': ['开启或关闭监测方案', '開啟或關閉監測方案', 'Opened or closed monitors'],
  'monitors.moveMany': ['移动监测方案', '移動監測方案', 'Moved monitors'],
  'monitors.limitMany': ['修改监测方案范围', '修改監測方案範圍', 'Changed the limits of monitors'],
  'monitors.removeMany': ['批量删除监测方案', '批次刪除監測方案', 'Removed monitors'],
  'monitors.treeFile': ['上传监测方案文件', '上傳監測方案檔案', 'Sent a file of monitors'],
  'monitors.importTree': ['导入监测方案', '匯入監測方案', 'Imported monitors'],
  'monitors.createMediaGroup': ['新增媒体组', '新增媒體組', 'Added a media group'],
  'monitors.updateMediaGroup': ['修改媒体组', '修改媒體組', 'Changed a media group'],
  'monitors.removeMediaGroup': ['删除媒体组', '刪除媒體組', 'Removed a media group'],
  'labels.status:on': ['启用标签', '啟用標籤', 'Enabled a label'],
  'labels.status:off': ['停用标签', '停用標籤', 'Disabled a label'],
  'monitors.turnMany:on': ['开启监测方案', '開啟監測方案', 'Opened monitors'],
  'monitors.turnMany:off': ['关闭监测方案', '關閉監測方案', 'Closed monitors'],
}

const tables: RecordWords['tables'] = {
  filters: ['过滤名单', '過濾名單', 'Filter'],
  labels: ['标签', '標籤', 'Label'],
  monitors: ['监测方案', '監測方案', 'Monitor'],
  org_media_groups: ['媒体组', '媒體組', 'Media group'],
}

const objects: RecordWords['objects'] = {
  backfillOrders: 'monitors',
  labels: 'labels',
  monitors: 'monitors',
  filters: 'articles',
}

export const recordWords: RecordWords = { acts, tables, objects }
