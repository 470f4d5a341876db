/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'assessments.create': ['新增媒体评估', '新增媒體評估', 'Added an assessment'],
  'assessments.update': ['修改媒体评估', '修改媒體評估', 'Changed an assessment'],
  'assessments.delete': ['删除媒体评估', '刪除媒體評估', 'Deleted an assessment'],
  'assessments.remove': ['删除媒体评估', '刪除媒體評估', 'Removed assessments'],
  'assessments.run': ['重新计算媒体评估', '重新計算媒體評估', 'Computed an assessment anew'],
  'assessments.cut': ['调整评估分级线', '調整評估分級線', 'Changed the tiers of an assessment'],
  'assessments.mark': ['给评估媒体打分', '給評估媒體打分', 'Scored media of an assessment'],
  'assessments.tag': ['按分级给媒体打标签', '按分級給媒體打標籤', 'Tagged media by tier'],
  'assessments.export': ['导出媒体评估', '匯出媒體評估', 'Exported assessments'],
  'journalists.add': ['新增记者', '新增記者', 'Added a journalist'],
  'journalists.update': ['修改记者', '修改記者', 'Changed a journalist'],
  'journalists.delete': ['移除记者', '移除記者', 'Took journalists off the list'],
  'journalists.remove': ['删除记者', '刪除記者', 'Removed journalists'],
  'journalists.erase': ['彻底删除记者资料', '徹底刪除記者資料', 'Erased journalists for good'],
  'journalists.contacts': ['查看记者联系方式', '檢視記者聯絡方式', 'Looked at ways to reach journalists'],
  'journalists.saveContacts': ['修改记者联系方式', '修改記者聯絡方式', 'Changed ways to reach a journalist'],
  'journalists.addTalk': ['登记沟通记录', '登記溝通記錄', 'Wrote down a conversation'],
  'journalists.removeTalk': ['删除沟通记录', '刪除溝通紀錄', 'Removed a conversation'],
  'journalists.merge': ['合并记者', '合並記者', 'Merged two journalists'],
  'journalists.export': ['导出记者', '匯出記者', 'Exported journalists'],
  'journalists.exportContacts': ['导出记者联系方式', '匯出記者聯絡方式', 'Exported ways to reach journalists'],
  'journalists.importFile': ['上传记者导入文件', '上傳記者匯入檔案', 'Sent a file of journalists'],
  'journalists.importRows': ['导入记者', '匯入記者', 'Imported journalists'],
  'mediaLibrary.create': ['新增机构媒体', '新增機構媒體', 'Added a medium of the organisation'],
  'mediaLibrary.update': ['修改机构媒体', '修改機構媒體', 'Changed a medium of the organisation'],
  'mediaLibrary.remove': ['删除机构媒体', '刪除機構媒體', 'Removed media of the organisation'],
  'mediaLibrary.removeOne': ['删除机构媒体', '刪除機構媒體', 'Removed a medium of the organisation'],
  'mediaLibrary.updateByAddress': ['修改机构媒体', '修改機構媒體', 'Changed a medium of the organisation'],
  'mediaLibrary.removeByQuery': ['删除机构媒体', '刪除機構媒體', 'Removed a medium of the organisation'],
  'mediaLibrary.importFile': [
    '上传机构媒体导入文件',
    '上傳機構媒體匯入檔案',
    'Sent a file of media of the organisation',
  ],
  'mediaLibrary.importRows': ['导入机构媒体', '匯入機構媒體', 'Imported media of the organisation'],
  'mediaLibrary.export': ['导出机构媒体', '匯出機構媒體', 'Exported media of the organisation'],
  'mediaLibrary.expand': ['从公共媒体库引入媒体', '從公共媒體庫引入媒體', 'Took media of the shared library over'],
  'mediaLibrary.synch': ['同步公共媒体库字段', '同步公共媒體庫欄位', 'Took fields over from the shared library'],
  'mediaLibrary.tag': ['修改媒体标签', '修改媒體標籤', 'Changed tags of media'],
  'mediaLibrary.saveTypes': ['修改媒体类型字典', '修改媒體類型字典', 'Changed the types of media'],
  'mediaLibrary.exportMedia': ['导出媒体', '匯出媒體', 'Exported media'],
  'mediaLibrary.exportAccounts': ['导出账号', '匯出帳號', 'Exported accounts'],
  'mediaLibrary.intoGroup': ['把媒体加入媒体组', '把媒體加入媒體組', 'Put media into a group'],
  'mediaLibrary.saveDigest': [
    '开关关注摘要邮件',
    '開關關注摘要郵件',
    'Switched the mail of what they follow on or off',
  ],
  'mediaLibrary.follow': ['关注或取消关注媒体', '關註或取消關註媒體', 'Followed or unfollowed media'],
  'mediaLibrary.exclude': ['排除或恢复媒体', '排除或還原媒體', 'Excluded media or took them in again'],
  'mediaLibrary.answerIdentity': ['确认媒体身份', '確認媒體身份', 'Answered whether media are one'],
}

const tables: RecordWords['tables'] = {
  follow_digests: ['关注摘要邮件', '關注摘要郵件', 'Mail of what one follows'],
  assessment_scores: ['评估得分', '評估得分', 'Score'],
  assessments: ['媒体评估', '媒體評估', 'Assessment'],
  journalist_talks: ['沟通记录', '溝通紀錄', 'Conversation'],
  journalist_ways: ['联系方式', '聯絡方式', 'Way to reach a journalist'],
  journalists: ['记者', '記者', 'Journalist'],
  media_exclusions: ['媒体排除', '媒體排除', 'Excluded medium'],
  media_identity_answers: ['媒体身份确认', '媒體身份確認', 'Answer on identity'],
  org_media: ['机构媒体', '機構媒體', 'Medium of the organisation'],
  org_media_types: ['媒体类型', '媒體類型', 'Media type'],
}

const objects: RecordWords['objects'] = {
  journalists: 'journalists',
  assessments: 'assessments',
  mediaLibrary: 'org_media',
  'mediaLibrary.exportMedia': 'media',
  'mediaLibrary.exportAccounts': 'media',
}

export const recordWords: RecordWords = { acts, tables, objects }
