/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'auditLog.export': ['导出操作日志', '匯出操作日誌', 'Exported the record of acts'],
  'auditLog.report': ['写入操作日志', '寫入操作日誌', 'Wrote entries of the record'],
  'notifications.retry': ['重新发送消息', '重新發送訊息', 'Sent a failed message again'],
  'notifications.export': ['导出发送记录', '匯出發送記錄', 'Exported the record of messages'],
  'notifications.open': ['标记通知已读', '標記通知已讀', 'Opened notices'],
  'notifications.addChannel': ['新增推送渠道', '新增推送管道', 'Added a channel'],
  'notifications.changeChannel': ['修改推送渠道', '修改推送管道', 'Changed a channel'],
  'notifications.removeChannels': ['删除推送渠道', '刪除推送管道', 'Removed channels'],
  'notifications.resumeChannel': ['恢复推送渠道', '還原推送管道', 'Resumed a channel'],
  'notifications.testChannel': ['测试推送渠道', '測試推送管道', 'Tested a channel'],
  'preferences.keepFlag': ['保存个人偏好', '儲存個人偏好', 'Saved a preference'],
  'savedViews.save': ['保存视图', '儲存視圖', 'Saved a view'],
  'savedViews.change': ['修改视图', '修改視圖', 'Changed a view'],
  'savedViews.remove': ['删除视图', '刪除檢視', 'Removed a view'],
  'savedViews.arrange': ['调整列表显示', '調整清單顯示', 'Arranged a list'],
  'savedViews.setStandard': ['设置机构默认列表', '設定機構預設清單', 'Set how a list looks for everybody'],
  'savedViews.dropStandard': ['还原默认列表', '還原預設清單', 'Let a list be as the product has it'],
  'tasks.cancel': ['终止后台任务', '終止後台任務', 'Ended a task'],
  'undo.undo': ['撤销操作', '復原操作', 'Took an act back'],
}

const tables: RecordWords['tables'] = {
  delivery_channels: ['推送渠道', '推送管道', 'Channel'],
  list_standards: ['默认列表', '預設清單', 'Standard of a list'],
  views: ['视图', '檢視', 'View'],
  deliveries: ['发送记录', '發送記錄', 'Record of messages'],
}

const objects: RecordWords['objects'] = {
  notifications: 'delivery_channels',
  tasks: 'tasks',
  auditLog: 'operations',
  'notifications.export': 'deliveries',
  'notifications.retry': 'deliveries',
}

export const recordWords: RecordWords = { acts, tables, objects }
