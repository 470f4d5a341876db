import { phrases } from '@guanlan/platform/contract'

/** What other screens say of warnings: without all the rest. */
export const elsewhere = phrases({
  sendWarning: ['发送预警', '發送預警', 'Send a warning'],
  ruleOfThis: ['设为预警', '設為預警', 'Warn of such articles'],
  sendList: ['发送当前列表', '發送目前列表', 'Send this list'],
  warnOfView: ['按当前条件设预警', '依目前條件設預警', 'Warn of what this list asks'],
  add: ['新建预警', '新增預警', 'New warning'],
  notCarried: [
    '预警不能按这些条件判断，没有带入：',
    '預警不能依這些條件判斷，沒有帶入：',
    'A warning cannot ask these; they were left out:',
  ],
  openIncidents: ['待处理 {{count}} 个', '待處理 {{count}} 個', '{{count}} open'],
  waitingIncidents: ['待审核 {{count}} 个', '待審核 {{count}} 個', '{{count}} wait for review'],
  startBetween: ['；', '；', '; '],
  begunHere: [
    '{{count}} 个预警事件由此开始：{{titles}}',
    '{{count}} 個預警事件由此開始：{{titles}}',
    'Began here: {{count}}, {{titles}}',
  ],
  begunMore: ['另有 {{count}} 个', '另有 {{count}} 個', '{{count}} more'],
  today: ['今日预警', '今日預警', 'Warnings today'],
  todayCount: ['今日预警 {{count}} 个', '今日預警 {{count}} 個', '{{count}} incidents today'],
  todayMajor: ['其中严重 {{count}} 个', '其中嚴重 {{count}} 個', '{{count}} of them severe'],
})
