/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'warnings.sendCorrection': ['发送更正说明', '發送更正說明', 'Sent a correction'],
  'warnings.linkToPlan': ['生成套餐说明链接', '產生方案說明連結', 'Made a link to what the plan holds'],
  'warnings.askForRenewal': ['请求续费', '請求續費', 'Asked for renewal'],
  'warnings.receivedSeen': ['打开预警页面', '開啟預警頁面', 'Opened the page of a message'],
  'warnings.receivedState': ['接收人更新预警状态', '接收人更新預警狀態', 'Changed the state by a message’s link'],
  'warnings.receivedPassOn': ['接收人转交预警', '接收人轉交預警', 'Passed an incident on by a message’s link'],
  'warnings.receivedPause': ['接收人暂停接收', '接收人暫停接收', 'Paused messages by a message’s link'],
  'warnings.receivedPropose': ['接收人提出排除建议', '接收人提出排除建議', 'Proposed an exclusion by a message’s link'],
  'warnings.receiverPage': ['生成接收人页面链接', '產生接收人頁面連結', 'Made a link to the page of a receiver'],
  'warnings.revokePages': ['收回预警消息链接', '收回預警訊息連結', 'Ended the links of an incident'],
  'warnings.decideProposal': ['处理接收人建议', '處理接收人建議', 'Decided a proposal of a receiver'],
  'warnings.addTemplate': ['新增消息模板', '新增訊息模板', 'Added a template of messages'],
  'warnings.changeTemplate': ['修改消息模板', '修改訊息模板', 'Changed a template of messages'],
  'warnings.deleteTemplate': ['删除消息模板', '刪除訊息模板', 'Deleted a template of messages'],
  'warnings.useTemplate': ['启用消息模板', '啟用訊息模板', 'Chose a template of messages'],
  'warnings.linkToTemplates': ['生成模板选择链接', '產生模板選擇連結', 'Made a link to choose a template by'],
  'warnings.chooseTemplate': ['通过链接选择模板', '透過連結選擇模板', 'Chose a template by a link'],
  'warnings.addDigest': ['新增预警简报', '新增預警簡報', 'Added a digest'],
  'warnings.changeDigest': ['修改预警简报', '修改預警簡報', 'Changed a digest'],
  'warnings.removeDigests': ['删除预警简报', '刪除預警簡報', 'Removed digests'],
  'warnings.sendDigest': ['发送预警简报', '發送預警簡報', 'Sent a digest'],
  'warnings.create': ['新增预警', '新增預警', 'Added a warning'],
  'warnings.update': ['修改预警', '修改預警', 'Changed a warning'],
  'warnings.delete': ['删除预警', '刪除預警', 'Deleted a warning'],
  'warnings.remove': ['删除预警', '刪除預警', 'Removed warnings'],
  'warnings.enable': ['启用或停用预警', '啟用或停用預警', 'Switched a warning on or off'],
  'warnings.setCycle': ['设置预警时间', '設定預警時間', 'Set the times of a warning'],
  'warnings.splitIncident': ['拆分预警事件', '拆分預警事件', 'Split an incident'],
  'warnings.joinIncidents': ['合并预警事件', '合並預警事件', 'Joined incidents'],
  'warnings.act': ['处理预警事件', '處理預警事件', 'Acted on an incident'],
  'warnings.review': ['审核待发预警', '審核待發預警', 'Reviewed what waits'],
  'warnings.semiAutoWarning': ['发送待审文章', '發送待審文章', 'Sent what waits of articles'],
  'warnings.manualWarning': ['手动发送预警', '手動發送預警', 'Sent articles by hand'],
  'warnings.retry': ['重新发送失败消息', '重新發送失敗訊息', 'Sent failed messages again'],
  'warnings.monitorSend': ['发送监测列表', '發送監測清單', 'Sent what a list finds'],
  'warnings.enable:on': ['启用预警', '啟用預警', 'Switched a warning on'],
  'warnings.enable:off': ['停用预警', '停用預警', 'Switched a warning off'],
}

const tables: RecordWords['tables'] = {
  warning_digests: ['预警简报', '預警簡報', 'Digest'],
  warning_incident_articles: ['预警文章', '預警文章', 'Article of an incident'],
  warning_incidents: ['预警事件', '預警事件', 'Incident'],
  warning_proposals: ['接收人建议', '接收人建議', 'Proposal of a receiver'],
  warning_templates: ['消息模板', '訊息範本', 'Template of messages'],
  warnings: ['预警', '預警', 'Warning'],
}

const objects: RecordWords['objects'] = {
  warnings: 'warning_incidents',
  'warnings.update': 'warnings',
  'warnings.enable': 'warnings',
  'warnings.delete': 'warnings',
  'warnings.linkToPlan': 'packages',
  'warnings.linkToTemplates': 'warning_templates',
  'warnings.remove': 'warnings',
}

export const recordWords: RecordWords = { acts, tables, objects }
