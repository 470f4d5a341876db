/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'complaints.create': ['新增投诉', '新增投訴', 'Added a complaint'],
  'complaints.update': ['修改投诉', '修改投訴', 'Changed a complaint'],
  'complaints.remove': ['删除投诉', '刪除投訴', 'Removed complaints'],
  'complaints.export': ['导出投诉', '匯出投訴', 'Exported complaints'],
  'complaints.importFile': ['上传投诉导入文件', '上傳投訴匯入檔案', 'Sent a file of complaints'],
  'complaints.importRows': ['导入投诉', '匯入投訴', 'Imported complaints'],
  'complaints.push': ['接口推送投诉', '介面推送投訴', 'Handed in complaints'],
  'reviews.create': ['新增口碑', '新增口碑', 'Added a review'],
  'reviews.update': ['修改口碑', '修改口碑', 'Changed a review'],
  'reviews.remove': ['删除口碑', '刪除口碑', 'Removed reviews'],
  'reviews.export': ['导出口碑', '匯出口碑', 'Exported reviews'],
  'reviews.importFile': ['上传口碑导入文件', '上傳口碑匯入檔案', 'Sent a file of reviews'],
  'reviews.importRows': ['导入口碑', '匯入口碑', 'Imported reviews'],
  'reviews.push': ['接口推送口碑', '介面推送口碑', 'Handed in reviews'],
  'search.savePlan': ['保存搜索方案', '儲存搜尋方案', 'Saved a search plan'],
  'search.removePlan': ['删除搜索方案', '刪除搜尋方案', 'Removed a search plan'],
  'search.lookAtPlan': ['查看搜索方案', '檢視搜尋方案', 'Looked at a search plan'],
  'search.keepPast': ['记录搜索历史', '記錄搜尋歷史', 'Remembered a search'],
  'search.forgetPast': ['清除搜索历史', '清除搜尋歷史', 'Forgot own searches'],
}

const tables: RecordWords['tables'] = {
  complaints: ['投诉', '投訴', 'Complaint'],
  search_plans: ['搜索方案', '搜尋方案', 'Search plan'],
  word_of_mouth: ['口碑', '口碑', 'Review'],
}

const objects: RecordWords['objects'] = {
  complaints: 'complaints',
  reviews: 'word_of_mouth',
}

export const recordWords: RecordWords = { acts, tables, objects }
