import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const refusals = phrases({
  ...pick(commonWords, 'nameLength'),
  noteLength: ['备注最多 500 个字符', '備註最多 500 個字元', 'A note has at most 500 characters'],
  taken: ['名称“{{name}}”已存在', '名稱「{{name}}」已存在', 'There is a data task "{{name}}" already'],
  projectTaken: ['项目“{{name}}”已存在', '專案「{{name}}」已存在', 'There is a project "{{name}}" already'],
  sourceTaken: ['数据源“{{name}}”已存在', '資料來源「{{name}}」已存在', 'There is a data source "{{name}}" already'],
  mostMonitors: ['最多 20 个监测项', '最多 20 個監測項', 'At most 20 monitors'],
  monitorGone: ['监测项不存在', '監測項不存在', 'There is no such monitor'],
  monitorsOrRule: [
    '请选择监测项或填写规则，二选一',
    '請選擇監測項或填寫規則，二選一',
    'Choose monitors or write a rule, one of them',
  ],
  monitorsOfKind: [
    '“监测项”类数据源要选监测项，其他类不选',
    '「監測項」類資料來源要選監測項，其他類不選',
    'A source of monitors names some; others name none',
  ],
  ruleOfKind: [
    '“检索”类数据源要写规则，其他类不写',
    '「檢索」類資料來源要寫規則，其他類不寫',
    'A source of a search has a rule; others have none',
  ],
  ruleLength: ['规则最多 4,000 个字符', '規則最多 4,000 個字元', 'A rule has at most 4,000 characters'],
  ruleInvalid: [
    '规则第 {{place}} 字：{{problem}}',
    '規則第 {{place}} 字：{{problem}}',
    'Rule, character {{place}}: {{problem}}',
  ],
  ruleUnread: ['规则已不能读取', '規則已無法讀取', 'The rule cannot be read any more'],
  projectGone: ['项目不存在', '專案不存在', 'There is no such project'],
  projectMissing: ['请选择项目', '請選擇專案', 'Choose a project'],
  sourceGone: ['数据源不存在', '資料來源不存在', 'There is no such data source'],
  sourceWithoutQuestion: [
    '该数据源没有监测项或规则，请在任务里选择',
    '該資料來源沒有監測項或規則，請在任務裡選擇',
    'This source holds no question: choose monitors or a rule in the task',
  ],
  reversed: ['结束时间早于开始时间', '結束時間早於開始時間', 'The time ends before it begins'],
  choosePeriod: ['请选择时间', '請選擇時間', 'Choose a time'],
  tooLong: ['所选时间超过 13 个月', '所選時間超過 13 個月', 'The time is longer than 13 months'],
  tooMany: [
    '找到 {{count}} 篇，一个任务最多 {{most}} 篇，请缩短时间或减少条件范围',
    '找到 {{count}} 篇，一個任務最多 {{most}} 篇，請縮短時間或縮小條件範圍',
    '{{count}} articles are found, and a task has at most {{most}}: shorten the time or narrow the question',
  ],
  notOwn: [
    '只能操作自己的任务',
    '只能操作自己的任務',
    'This is somebody else’s task; only who manages the tasks of everybody may change it',
  ],
  recallDone: ['该任务已完成，不能撤回', '該任務已完成，不能撤回', 'This task is done and cannot be recalled'],
  recallOver: [
    '该任务没有在处理，不能撤回',
    '該任務沒有在處理，不能撤回',
    'Nothing of this task is going on: there is nothing to recall',
  ],
  resendRunning: [
    '该任务正在处理，不能重发',
    '該任務正在處理，不能重發',
    'This task is being processed and cannot be sent again',
  ],
  notReady: ['任务完成之后才能查看数据', '任務完成之後才能檢視資料', 'Its data can be seen once the task is done'],
  twoDimensions: ['行和列要选不同的维度', '列和欄要選不同的維度', 'Rows and columns are two different facts'],
  dataApiCount: ['每月接口调用', '每月介面呼叫', 'Calls of the open interface a month'],
})
