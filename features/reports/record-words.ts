/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'reports.share': ['分享报告', '分享報告', 'Shared a report'],
  'reports.unshare': ['收回报告链接', '收回報告連結', 'Ended a link to a report'],
  'reports.importTemplate': ['导入报告模板', '匯入報告模板', 'Imported a template'],
  'reports.createTemplate': ['新增报告模板', '新增報告模板', 'Added a template'],
  'reports.updateTemplate': ['修改报告模板', '修改報告模板', 'Changed a template'],
  'reports.deleteTemplate': ['删除报告模板', '刪除報告模板', 'Deleted a template'],
  'reports.deleteTemplates': ['批量删除报告模板', '批次刪除報告模板', 'Deleted templates'],
  'reports.copyTemplate': ['复制报告模板', '複製報告模板', 'Copied a template'],
  'reports.operateTemplate': ['处理报告模板', '處理報告模板', 'Created, changed or deleted a template'],
  'reports.add': ['生成报告', '產生報告', 'Made a report'],
  'reports.update': ['编辑报告', '編輯報告', 'Edited a report'],
  'reports.delete': ['把报告移入回收站', '把報告移入資源回收筒', 'Put reports into the bin'],
  'reports.generate': ['重新生成报告', '重新產生報告', 'Made a report again'],
  'reports.restore': ['恢复报告', '還原報告', 'Restored reports'],
  'reports.purge': ['彻底删除报告', '徹底刪除報告', 'Deleted reports for good'],
  'reports.saveChanges': ['保存报告修改', '儲存報告修改', 'Saved changes of a report'],
  'reports.makeBlock': ['生成报告区块', '產生報告區塊', 'Made a block of a report'],
  'reports.keepVersion': ['保存报告版本', '儲存報告版本', 'Saved a version of a report'],
  'reports.bringBack': ['还原报告历史版本', '還原報告歷史版本', 'Brought a version of a report back'],
  'reports.addComment': ['评论报告', '評論報告', 'Commented on a report'],
  'reports.resolveComment': ['处理报告评论', '處理報告評論', 'Resolved a comment'],
  'reports.deleteComment': ['删除报告评论', '刪除報告評論', 'Deleted a comment'],
  'reports.presence': ['更新报告在线状态', '更新報告在線狀態', 'Was present in a report'],
  'reports.review': ['送审或发布报告', '送審或發布報告', 'Reviewed or released a report'],
  'reports.changeSettings': ['修改报告审核设置', '修改報告審核設定', 'Changed the settings of reports'],
  'timedReports.create': ['新增定时报告', '新增定時報告', 'Added a report timer'],
  'timedReports.update': ['修改定时报告', '修改定時報告', 'Changed a report timer'],
  'timedReports.pause': ['暂停或恢复定时报告', '暫停或還原定時報告', 'Paused or resumed a timer'],
  'timedReports.delete': ['删除定时报告', '刪除定時報告', 'Deleted a timer'],
  'timedReports.remove': ['删除定时报告', '刪除定時報告', 'Removed report timers'],
  'timedReports.run': ['立即运行定时报告', '立即運行定時報告', 'Ran a timer now'],
  'timedReports.removeRuns': ['删除定时报告记录', '刪除定時報告記錄', 'Deleted runs of a timer'],
  'timedReports.upload': ['替换定时报告文件', '替換定時報告檔案', 'Replaced the file of a run'],
  'timedReports.retry': ['重试定时报告', '重試定時報告', 'Let a failed run go on'],
  'timedReports.send': ['发送定时报告', '發送定時報告', 'Sent the report of a run'],
  'timedReports.sendReport': ['邮件发送报告', '郵件發送報告', 'Sent a report by mail'],
  'timedReports.uploadReport': ['上传修改后的报告文件', '上傳修改後的報告檔案', 'Sent an edited file of a report'],
}

const tables: RecordWords['tables'] = {
  report_comments: ['报告评论', '報告評論', 'Comment'],
  report_settings: ['报告设置', '報告設定', 'Settings of reports'],
  report_templates: ['报告模板', '報告範本', 'Template'],
  report_timers: ['定时报告', '定時報告', 'Report timer'],
  report_versions: ['报告版本', '報告版本', 'Version of a report'],
  reports: ['报告', '報告', 'Report'],
}

const objects: RecordWords['objects'] = {
  reports: 'reports',
  timedReports: 'report_timers',
}

export const recordWords: RecordWords = { acts, tables, objects }
