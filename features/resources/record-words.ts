/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'policies.save': ['保存政策', '儲存政策', 'Saved a policy'],
  'policies.sendFile': ['上传政策附件', '上傳政策附件', 'Sent a file of a policy'],
  'policies.remove': ['删除政策', '刪除政策', 'Removed policies'],
  'policies.follow': ['关注或取消关注政策', '關註或取消關註政策', 'Followed or unfollowed a policy'],
  'policies.share': ['分享政策', '分享政策', 'Shared a policy'],
  'reportCases.save': ['发布报告案例', '發布報告案例', 'Published a sample report'],
  'reportCases.sendFile': ['上传报告案例文件', '上傳報告案例檔案', 'Sent the file of a sample report'],
  'reportCases.copyTemplate': ['复制案例模板', '複製案例模板', 'Copied the template behind a sample report'],
  'reportCases.remove': ['删除报告案例', '刪除報告案例', 'Deleted sample reports'],
}

const tables: RecordWords['tables'] = {
  policies: ['政策', '政策', 'Policy'],
  report_cases: ['报告案例', '報告案例', 'Sample report'],
}

const objects: RecordWords['objects'] = {
  policies: 'policies',
}

export const recordWords: RecordWords = { acts, tables, objects }
