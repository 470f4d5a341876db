import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'more', 'period', 'remove'),
  title: ['巡检报告', '巡檢報告', 'Inspection reports'],
  one: ['巡检报告', '巡檢報告', 'Inspection report'],
  make: ['立即巡检', '立即巡檢', 'Inspect now'],
  making: ['正在巡检…', '正在巡檢…', 'Inspecting…'],
  intro: [
    '每周一早上自动检查本机构的监测：哪些监测项、预警、信源和配额需要处理。',
    '每週一早上自動檢查本機構的監測：哪些監測項、預警、信源和配額需要處理。',
    'Each Monday morning the monitoring of your organisation is examined: which monitors, warnings, sources and limits need somebody.',
  ],
  none: ['还没有巡检报告', '還沒有巡檢報告', 'No inspection yet'],
  noneText: [
    '下周一会自动生成第一份，也可以现在就检查。',
    '下週一會自動產生第一份，也可以現在就檢查。',
    'The first is made by itself next Monday; you can inspect now, too.',
  ],
  madeAt: ['时间', '時間', 'Made'],
  madeBy: ['发起', '發起', 'By'],
  byItself: ['自动', '自動', 'By itself'],
  score: ['得分', '得分', 'Score'],
  severity1: commonWords.severe,
  severity2: ['需处理', '需處理', 'To mend'],
  severity3: ['留意', '留意', 'To look at'],
  scoreBefore: ['上次 {{before}}', '上次 {{before}}', '{{before}} last time'],
  firstOne: ['第一份', '第一份', 'The first one'],
  allWell: [
    '一切正常，没有需要处理的问题。',
    '一切正常，沒有需要處理的問題。',
    'All is well: nothing needs to be mended.',
  ],
  new: ['新', '新', 'New'],
  mended: ['上次之后已解决', '上次之後已解決', 'Mended since last time'],
  mend: ['去处理', '去處理', 'Mend it'],
  share: ['分享链接', '分享連結', 'Share a link'],
  shareCopied: ['链接已复制，30 天内有效', '連結已複製，30 天內有效', 'Link copied; it opens for 30 days'],
  shareShown: [
    '链接（只显示一次）：{{address}}',
    '連結（只顯示一次）：{{address}}',
    'Link, shown this once: {{address}}',
  ],
  unshare: ['停用全部链接', '停用全部連結', 'End all links'],
  unshared: ['全部链接已停用', '全部連結已停用', 'All links are ended'],
  removeTitle: ['删除这份巡检报告？', '刪除這份巡檢報告？', 'Delete this inspection?'],
  removeLoss: [
    '它的链接也一起失效，不能恢复。',
    '它的連結也一起失效，無法還原。',
    'Its links end with it; it cannot be brought back.',
  ],
  toList: ['全部巡检报告', '全部巡檢報告', 'All inspections'],
  gone: ['这份巡检报告打不开', '這份巡檢報告打不開', 'This inspection cannot be opened'],
  goneText: [
    '链接可能已到期或被停用，请向发送人索取新的链接。',
    '連結可能已到期或被停用，請向傳送者索取新的連結。',
    'The link may have expired or been ended; ask its sender for another.',
  ],
  warningOver: ['预警“{{name}}”已到期', '預警「{{name}}」已到期', 'The warning “{{name}}” has ended'],
  warningNoReceivers: [
    '预警“{{name}}”没有接收人',
    '預警「{{name}}」沒有接收人',
    'The warning “{{name}}” reaches nobody',
  ],
  digestStopped: [
    '摘要“{{name}}”已停发：保存者已无权限',
    '摘要「{{name}}」已停發：儲存者已無權限',
    'The digest “{{name}}” is not sent: whoever saved it may no longer do so',
  ],
  channelPaused: ['发送渠道“{{name}}”已暂停', '傳送管道「{{name}}」已暫停', 'The channel “{{name}}” is paused'],
  quotaFull: ['配额“{{name}}”已用完', '配額「{{name}}」已用完', 'The limit “{{name}}” is used up'],
  quotaNearlyFull: [
    '配额“{{name}}”已用 {{figure}}%',
    '配額「{{name}}」已用 {{figure}}%',
    '{{figure}}% of the limit “{{name}}” is used',
  ],
  failingSource: [
    '信源“{{name}}”采集失败（{{figure}} 个小时）',
    '信源「{{name}}」採集失敗（{{figure}} 個小時）',
    'The source “{{name}}” fails ({{figure}} hours)',
  ],
  silentSource: [
    '信源“{{name}}”反常地沉默',
    '信源「{{name}}」反常地沉默',
    'The source “{{name}}” is silent against its habit',
  ],
  failedMessages: ['{{figure}} 条通知没有送达', '{{figure}} 則通知沒有送達', '{{figure}} messages did not arrive'],
  warningNeverFires: ['预警“{{name}}”从未触发', '預警「{{name}}」從未觸發', 'The warning “{{name}}” never fires'],
  warningFiresAllTheTime: [
    '预警“{{name}}”触发过于频繁',
    '預警「{{name}}」觸發過於頻繁',
    'The warning “{{name}}” fires all the time',
  ],
  quietMonitor: [
    '监测项“{{name}}”7 天没有文章',
    '監測項「{{name}}」7 天沒有文章',
    'The monitor “{{name}}” found nothing in 7 days',
  ],
  floodedMonitor: [
    '监测项“{{name}}”文章过多（{{figure}} 篇）',
    '監測項「{{name}}」文章過多（{{figure}} 篇）',
    'The monitor “{{name}}” is flooded ({{figure}} articles)',
  ],
  heavyFilter: [
    '过滤“{{name}}”滤掉了 {{figure}}% 的文章',
    '過濾「{{name}}」濾掉了 {{figure}}% 的文章',
    'The filter “{{name}}” takes out {{figure}}% of the articles',
  ],
  lateTask: [
    '定时任务“{{name}}”失败或延误 {{figure}} 次',
    '定時任務「{{name}}」失敗或延誤 {{figure}} 次',
    'The timed task “{{name}}” failed or was late {{figure}} times',
  ],
  overdueWork: [
    '{{figure}} 篇指派的文章已逾期',
    '{{figure}} 篇指派的文章已逾期',
    '{{figure}} assigned articles are overdue',
  ],
  correctedJudgements: [
    '{{figure}}% 的情感判断被人工改正',
    '{{figure}}% 的情感判斷被人工改正',
    '{{figure}}% of the judgements were corrected by hand',
  ],
  openReports: [
    '{{figure}} 个数据问题尚未答复',
    '{{figure}} 個資料問題尚未答覆',
    '{{figure}} reported data problems wait for an answer',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    monitoringCheck: typeof strings
  }
}
