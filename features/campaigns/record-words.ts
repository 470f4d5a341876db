/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'campaignMedia.add': ['新增传播媒体', '新增傳播媒體', 'Added a medium of an activity'],
  'campaignMedia.update': ['修改传播媒体', '修改傳播媒體', 'Changed a medium of an activity'],
  'campaignMedia.remove': ['移出传播媒体', '移出傳播媒體', 'Took media out of an activity'],
  'campaignMedia.sort': ['调整传播媒体顺序', '調整傳播媒體順序', 'Reordered media of activities'],
  'campaignMedia.expand': ['从媒体库扩充传播媒体', '從媒體庫擴充傳播媒體', 'Added media of the library to an activity'],
  'campaignMedia.export': ['导出传播媒体', '匯出傳播媒體', 'Exported media of activities'],
  'campaignMedia.importFile': ['上传传播媒体导入文件', '上傳傳播媒體匯入檔案', 'Sent a file of media of activities'],
  'campaignMedia.importRows': ['导入传播媒体', '匯入傳播媒體', 'Imported media of activities'],
  'campaigns.add': ['新增传播活动', '新增傳播活動', 'Added an activity'],
  'campaigns.copy': ['复制传播活动', '複製傳播活動', 'Copied an activity'],
  'campaigns.makeOf': ['由报道或监测项新建活动', '由報導或監測項新建活動', 'Made an activity of a story or a monitor'],
  'campaigns.edit': ['修改传播活动', '修改傳播活動', 'Changed an activity'],
  'campaigns.remove': ['删除传播活动', '刪除傳播活動', 'Removed activities'],
  'campaigns.sort': ['调整传播活动顺序', '調整傳播活動順序', 'Reordered activities'],
  'campaigns.track': ['开启或停止活动跟踪', '開啟或停止活動跟蹤', 'Started or stopped the rule of an activity'],
  'offlinePieces.create': ['登记线下稿件', '登記線下稿件', 'Added a piece of print, radio or television'],
  'offlinePieces.update': ['修改线下稿件', '修改線下稿件', 'Changed a piece of print, radio or television'],
  'offlinePieces.remove': ['删除线下稿件', '刪除線下稿件', 'Removed pieces of print, radio or television'],
  'offlinePieces.saveAdSetting': [
    '开关广告刊例等值',
    '開關廣告刊例等值',
    'Switched list prices of clippings on or off',
  ],
  'offlinePieces.send': ['上传线下稿件附件', '上傳線下稿件附件', 'Sent a file for a piece'],
  'pieces.add': ['添加传播稿件', '添加傳播稿件', 'Added pieces by hand'],
  'pieces.update': ['认定传播稿件', '認定傳播稿件', 'Decided over pieces'],
  'pieces.remove': ['删除传播稿件', '刪除傳播稿件', 'Removed pieces'],
  'pieces.correlation': ['匹配传播稿件', '匹配傳播稿件', 'Matched pieces of a campaign'],
  'pieces.saveSetting': ['设置稿件匹配方式', '設定稿件匹配方式', 'Set how pieces are matched'],
  'releases.create': ['新增新闻稿', '新增新聞稿', 'Added a release'],
  'releases.update': ['修改新闻稿', '修改新聞稿', 'Changed a release'],
  'releases.remove': ['删除新闻稿', '刪除新聞稿', 'Removed releases'],
  'releases.noteSent': ['登记新闻稿发出情况', '登記新聞稿發出情況', 'Noted whether releases were sent'],
  'releases.mail': ['把新闻稿寄给记者', '把新聞稿寄給記者', 'Mailed a release to journalists'],
  'releases.send': ['上传新闻稿文件', '上傳新聞稿檔案', 'Sent a file for a release'],
  'results.makeBook': ['制作剪报册', '製作剪報冊', 'Made a clipping book'],
  'results.takeAtEnd': ['重新留存活动数据', '重新留存活動資料', 'Took the numbers of the end of an activity again'],
  'results.publishCase': ['发布活动案例', '發布活動案例', 'Published an activity as a case'],
  'results.withdrawCase': ['撤回活动案例', '撤回活動案例', 'Withdrew a case'],
  'results.saveBookPlan': ['调整剪报册的顺序与标题', '調整剪報冊的順序與標題', 'Ordered a clipping book'],
  'results.saveBookSetting': [
    '设置剪报册收录全文',
    '設定剪報冊收錄全文',
    'Set whether clipping books have whole texts',
  ],
  'results.shareBook': ['以链接分享剪报册', '以連結分享剪報冊', 'Shared a clipping book by a link'],
  'results.makeReport': ['生成活动报告', '產生活動報告', 'Made a report of an activity'],
  'workbench.removeMany': ['批量删除传播活动', '批次刪除傳播活動', 'Deleted activities'],
  'workbench.export': ['导出传播活动', '匯出傳播活動', 'Exported activities'],
}

const tables: RecordWords['tables'] = {
  activities: ['传播活动', '傳播活動', 'Activity'],
  ad_value_settings: ['广告刊例等值设置', '廣告刊例等值設定', 'Setting of list prices'],
  book_plans: ['剪报册的顺序与标题', '剪報冊的順序與標題', 'Order of a clipping book'],
  book_settings: ['剪报册设置', '剪報冊設定', 'Setting of clipping books'],
  activity_cases: ['活动案例', '活動案例', 'Case'],
  activity_ends: ['活动结束时的数据', '活動結束時的資料', 'Numbers of the end of an activity'],
  activity_media: ['传播媒体', '傳播媒體', 'Medium of an activity'],
  activity_offline_pieces: ['线下稿件', '線下稿件', 'Piece of print, radio or television'],
  activity_piece_settings: ['稿件匹配设置', '稿件匹配設定', 'Settings of pieces'],
  activity_pieces: ['传播稿件', '傳播稿件', 'Piece'],
  releases: ['新闻稿', '新聞稿', 'Release'],
}

const objects: RecordWords['objects'] = {
  campaignMedia: 'activity_media',
  campaigns: 'activities',
  workbench: 'activities',
  offlinePieces: 'activity_offline_pieces',
  pieces: 'activity_pieces',
  results: 'activities',
}

export const recordWords: RecordWords = { acts, tables, objects }
