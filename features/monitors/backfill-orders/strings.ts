import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(
    commonWords,
    'monitors',
    'state',
    'all',
    'waiting',
    'running',
    'done',
    'failed',
    'found',
    'added',
    'undo',
    'close',
  ),
  title: ['数据回溯', '資料回溯', 'Backtracking'],
  new: ['新建回溯', '新增回溯', 'New order'],
  order: ['开始回溯', '開始回溯', 'Start'],
  monitorsNote: ['已关闭的监测项也可以回溯', '已關閉的監測項也可以回溯', 'Monitors that are closed can be filled, too'],
  period: ['时段', '時段', 'Period'],
  periodNote: [
    '每次最多 90 天，次数不限；范围是平台已存的全部文章',
    '每次最多 90 天，次數不限；範圍是平台已存的全部文章',
    'At most 90 days an order, any number of orders; everything stored is looked at',
  ],
  cancelled: ['已停止', '已停止', 'Stopped'],
  undone: ['已撤销', '已復原', 'Taken back'],
  examined: ['已查看', '已檢視', 'Looked at'],
  createdAt: ['发起时间', '發起時間', 'Ordered'],
  createdBy: ['发起人', '發起人', 'Ordered by'],
  moreMonitors: ['{{name}} 等 {{count}} 个', '{{name}} 等 {{count}} 個', '{{name}} and others, {{count}} in all'],
  filling: ['数据回溯：{{name}}', '資料回溯：{{name}}', 'Backtracking: {{name}}'],
  outcome: [
    '命中 {{found}} 篇，新增 {{added}} 篇',
    '命中 {{found}} 篇，新增 {{added}} 篇',
    '{{found}} found, {{added}} added',
  ],
  progress: [
    '已查看 {{examined}} 篇，命中 {{found}} 篇，新增 {{added}} 篇',
    '已檢視 {{examined}} 篇，命中 {{found}} 篇，新增 {{added}} 篇',
    '{{examined}} looked at, {{found}} found, {{added}} added',
  ],
  none: ['还没有回溯过', '還沒有回溯過', 'Nothing ordered yet'],
  noneText: [
    '监测项关闭期间、回填停止之后缺的文章，可以在这里按时段补齐。',
    '監測項關閉期間、回填停止之後缺少的文章，可以在這裡依時段補齊。',
    'What a monitor lacks of the time it was closed, or since its filling was stopped, is added here, period by period.',
  ],
  estimate: ['预计', '預計', 'Expected'],
  estimateWaits: [
    '选好监测项和时段后，先算出会补多少篇',
    '選好監測項和時段後，先算出會補多少篇',
    'Choose monitors and a period to see what would be added',
  ],
  estimateSum: [
    '将新增 {{missing}} 篇（命中 {{found}} 篇，其余已在监测项中）',
    '將新增 {{missing}} 篇（命中 {{found}} 篇，其餘已在監測項中）',
    '{{missing}} would be added ({{found}} found, the others are there already)',
  ],
  estimating: ['正在计算…', '正在計算…', 'Counting …'],
  nothingMissing: [
    '这段时间里监测项什么也不缺',
    '這段時間裡監測項什麼也不缺',
    'The monitors lack nothing of this period',
  ],
  cancel: ['停止', '停止', 'Stop'],
  ordered: ['已开始回溯', '已開始回溯', 'Started'],
  monitorDone: ['完成', '完成', 'Done'],
  monitorOpen: ['未完成', '未完成', 'Not done'],
  chooseMonitors: ['请选择监测项', '請選擇監測項', 'Choose a monitor'],
  choosePeriod: ['请选择时段', '請選擇時段', 'Choose a period'],
  tooManyMonitors: ['一次最多 100 个监测项', '一次最多 100 個監測項', 'At most 100 monitors an order'],
  noItems: ['所选文件夹里没有监测项', '所選資料夾裡沒有監測項', 'The folders chosen hold no monitor'],
  rangeTooLong: ['所选时间超过 90 天', '所選時間超過 90 天', 'The selected time is more than 90 days'],
  rangeReversed: ['开始时间不能晚于结束时间', '開始時間不能晚於結束時間', 'The start must not be after the end'],
  notRunning: ['这次回溯已经结束', '這次回溯已經結束', 'This order has ended'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    backfillOrders: typeof strings
  }
}
