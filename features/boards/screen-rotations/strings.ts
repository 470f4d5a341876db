import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'updated', 'updatedBy'),
  title: ['大屏轮播', '大屏輪播', 'Screens in turn'],
  find: ['查找轮播名称', '尋找輪播名稱', 'Find one by its name'],
  add: ['新建轮播', '新增輪播', 'New rotation'],
  none: ['还没有轮播', '還沒有輪播', 'No rotation yet'],
  noneText: [
    '把几块大屏排成一串，播放端就会按时间轮流显示。',
    '把幾塊大屏排成一串，播放端就會按時間輪流顯示。',
    'Put screens in turn, and a player shows them one after the other.',
  ],
  removed: ['已删除 {{count}} 个轮播', '已刪除 {{count}} 個輪播', '{{count}} rotations removed'],
  screens: ['大屏', '大屏', 'Screens'],
  screen: ['第 {{n}} 块大屏', '第 {{n}} 塊大屏', 'Screen {{n}}'],
  secondsOf: ['秒数', '秒數', 'Seconds'],
  from: ['从', '從', 'From'],
  to: ['到', '到', 'To'],
  addScreen: ['加一块大屏', '加一塊大屏', 'Add a screen'],
  removeScreen: ['去掉第 {{n}} 块', '去掉第 {{n}} 塊', 'Take screen {{n}} away'],
  up: ['第 {{n}} 块上移', '第 {{n}} 塊上移', 'Screen {{n}} up'],
  days: ['星期（不选则每天）', '星期（不選則每天）', 'Weekdays (none chosen: every day)'],
  alarm: ['优先显示', '優先顯示', 'Comes forward'],
  alarm_none: ['不优先', '不優先', 'Nothing'],
  alarm_incident: ['有未处理的预警时', '有未處理的預警時', 'With an incident that nobody has taken up'],
  alarm_crisis: ['有未确认的危机时', '有未確認的危機時', 'With a crisis that nobody has acknowledged'],
  alarmLevel: ['级别（及更重的）', '級別（及更重的）', 'Level, and graver ones'],
  incident_1: ['重大', '重大', 'Major'],
  incident_2: ['严重', '嚴重', 'Severe'],
  incident_3: ['重要', '重要', 'Important'],
  incident_4: ['一般', '一般', 'General'],
  crisis_1: ['一级', '一級', 'Level 1'],
  crisis_2: ['二级', '二級', 'Level 2'],
  crisis_3: ['三级', '三級', 'Level 3'],
  crisis_4: ['四级', '四級', 'Level 4'],
  alarmScreen: ['显示哪块大屏', '顯示哪塊大屏', 'Which screen'],
  toIndex: ['返回大屏列表', '返回大屏列表', 'Back to the screens'],
  taken: ['名称“{{name}}”已存在', '名稱「{{name}}」已存在', 'There is a rotation "{{name}}" already'],
  nameLength: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  seconds: ['每块显示 10 到 3600 秒', '每塊顯示 10 到 3600 秒', 'A screen is shown for 10 to 3600 seconds'],
  clock: ['时间写成 08:00 的样子', '時間寫成 08:00 的樣子', 'A time is written like 08:00'],
  noTime: ['开始和结束不能相同', '開始和結束不能相同', 'It begins and ends at the same time'],
  entryCount: ['轮播有 1 到 30 块大屏', '輪播有 1 到 30 塊大屏', 'A rotation has 1 to 30 screens'],
  screenGone: ['所选大屏已不存在', '所選大屏已不存在', 'The chosen screen is gone'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    screenRotations: typeof strings
  }
}
