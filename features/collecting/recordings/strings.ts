import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'all', 'daily', 'weekly', 'size', 'updated', 'download'),
  title: ['广播任务', '廣播任務', 'Broadcast recordings'],
  add: ['新建录制', '新增錄製', 'Record a broadcast'],
  find: ['查找电台或地址', '尋找電台或網址', 'Find station or address'],
  station: ['电台或频道', '電台或頻道', 'Station'],
  url: ['HLS 地址', 'HLS 網址', 'HLS address'],
  urlHelp: [
    '公开的 .m3u8 播放列表；加密的流不录制。',
    '公開的 .m3u8 播放清單；加密的串流不錄製。',
    'A public .m3u8 playlist; encrypted streams are not recorded.',
  ],
  startTime: ['开始', '開始', 'Start'],
  endTime: ['结束', '結束', 'End'],
  repeats: ['重复', '重複', 'Repeats'],
  once: ['一次', '一次', 'Once'],
  keepDays: ['保留', '保留', 'Keep'],
  days: ['天', '天', 'days'],
  keepDaysRange: ['保留 1 到 365 天', '保留 1 到 365 天', 'Keep 1 to 365 days'],
  collects: ['按计划录制', '依計畫錄製', 'Record by plan'],
  collection: ['采集', '採集', 'Collection'],
  c0: ['未采集', '未採集', 'Not collected'],
  c1: ['采集中', '採集中', 'Collecting'],
  c2: commonWords.done,
  cNot: ['设定不采集', '設定不採集', 'Not by design'],
  airing: ['播出', '播出', 'Airing'],
  s0: commonWords.notAired,
  s1: ['直播中', '直播中', 'Live'],
  s2: ['回放', '重播', 'Replay'],
  recognition: ['识别', '辨識', 'Recognition'],
  v0: ['未识别', '未辨識', 'Unrecognised'],
  v1: ['识别中', '辨識中', 'Recognising'],
  v2: ['已识别', '已辨識', 'Recognised'],
  length: ['时长', '時長', 'Length'],
  gaps: ['缺口', '缺口', 'Gaps'],
  noGaps: commonWords.none,
  someGaps: ['{{count}} 处，约 {{seconds}} 秒', '{{count}} 處，約 {{seconds}} 秒', '{{count}}, about {{seconds}} s'],
  problem: ['问题', '問題', 'Problem'],
  keptUntil: ['保留至', '保留至', 'Kept until'],
  recordings: ['录制', '錄製', 'Recordings'],
  recognise: ['识别文字', '辨識文字', 'Recognise'],
  cutPart: ['剪辑', '剪輯', 'Cut a part'],
  noRecordings: [
    '还没有录制，到开始时间自动进行。',
    '還沒有錄製，到開始時間自動進行。',
    'None yet; it begins by itself at its time.',
  ],
  play: ['播放', '播放', 'Play'],
  removed: ['已删除 {{count}} 个任务', '已刪除 {{count}} 個任務', '{{count}} removed'],
  none: ['没有录制任务', '沒有錄製任務', 'No recordings'],
  noneText: [
    '填写电台公开的 HLS 地址和时间，到时自动录制。',
    '填寫電台公開的 HLS 網址和時間，到時自動錄製。',
    'Name the public HLS address of a station and a time; it is recorded then.',
  ],
  stationLength: ['电台或频道为1至100个字符', '電台或頻道為1至100個字元', 'Station: 1 to 100 characters'],
  urlFaulty: [
    '请填写以 http:// 或 https:// 开头的地址',
    '請填寫以 http:// 或 https:// 開頭的網址',
    'An address begins with http:// or https://',
  ],
  endBeforeStart: ['结束须晚于开始', '結束須晚於開始', 'It ends after it begins'],
  tooLong: ['一次最长录制 12 小时', '一次最長錄製 12 小時', '12 hours at most'],
  timeRequired: ['请选择时间', '請選擇時間', 'Choose a time'],
  tooLargeToPlay: ['文件较大，请下载后播放', '檔案較大，請下載後播放', 'It is large: download it to play it'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    recordings: typeof strings
  }
}
