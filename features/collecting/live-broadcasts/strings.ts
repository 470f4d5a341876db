import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'platform', 'all', 'updated', 'updatedBy', 'remove', 'likes', 'comments'),
  title: ['直播监测', '直播監測', 'Live broadcasts'],
  add: ['新建直播', '新增直播', 'New broadcast'],
  find: ['查找名称、平台或地址', '尋找名稱、平台或網址', 'Find a name, platform or address'],
  url: ['直播地址', '直播網址', 'Address'],
  urlHelp: [
    '直播页面或 HLS 播放列表（.m3u8）的公开地址',
    '直播頁面或 HLS 播放清單（.m3u8）的公開網址',
    'Public address of the page, or of the HLS playlist (.m3u8)',
  ],
  start: ['计划开播', '預定開播', 'Planned start'],
  end: ['计划结束', '預定結束', 'Planned end'],
  status: commonWords.state,
  s_0: commonWords.notAired,
  s_1: ['直播中', '直播中', 'Live'],
  s_2: ['回放', '回放', 'Replay'],
  unknown: ['等待探测', '等待偵測', 'Not looked at yet'],
  probed: ['探测时间', '偵測時間', 'Looked at'],
  removed: ['已删除 {{count}} 场直播', '已刪除 {{count}} 場直播', '{{count}} broadcasts removed'],
  none: ['还没有直播监测', '還沒有直播監測', 'No live broadcasts yet'],
  noneText: [
    '添加直播地址后，系统每分钟看一次是否开播；观看人数和评论由接口推送。',
    '新增直播網址後，系統每分鐘查看是否開播；觀看人數和留言由介面推送。',
    'Once an address is added, it is looked at each minute; viewers and comments come by push.',
  ],
  viewers: ['观看人数', '觀看人數', 'Viewers'],
  commentsAMinute: ['每分钟评论', '每分鐘留言', 'Comments a minute'],
  minute: ['时刻', '時刻', 'Minute'],
  curve: ['观看与评论曲线', '觀看與留言曲線', 'Viewers and comments'],
  words: ['评论热词', '留言熱詞', 'Words of the comments'],
  newest: ['最新评论', '最新留言', 'Newest comments'],
  nothingYet: ['还没有推送数据', '還沒有推送資料', 'Nothing was pushed yet'],
  pushTo: ['推送接口：POST {{path}}', '推送介面：POST {{path}}', 'Push to: POST {{path}}'],
  someViewer: ['观众', '觀眾', 'A viewer'],
  open: ['打开直播', '開啟直播', 'Open the broadcast'],
  nameLength: ['名称为 1 到 100 个字符', '名稱為 1 到 100 個字元', 'A name has 1 to 100 characters'],
  urlFaulty: [
    '请输入以 http:// 或 https:// 开头的地址',
    '請輸入以 http:// 或 https:// 開頭的網址',
    'Enter an address that begins with http:// or https://',
  ],
  platformLength: ['平台最长 50 个字符', '平台最長 50 個字元', 'A platform has 50 characters at most'],
  endBeforeStart: ['结束须晚于开播', '結束須晚於開播', 'It ends after it starts'],
  tooManyComments: ['一次最多推送 500 条评论', '一次最多推送 500 則留言', 'A push takes 500 comments at most'],
  taken: ['这个地址已在监测', '這個網址已在監測', 'This address is watched already'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    liveBroadcasts: typeof strings
  }
}
