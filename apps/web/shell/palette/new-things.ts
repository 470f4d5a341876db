/** What can be made new, and the address at which its empty form stands open. Loaded with the palette. */
import { type Phrase, phrases } from '@guanlan/platform/contract'
import { chosenOrganisation } from '@guanlan/platform/web'

const names = phrases({
  warning: ['新建预警', '新增預警', 'New warning'],
  monitor: ['新建监测项', '新增監測項', 'New monitor'],
  label: ['新建标签', '新增標籤', 'New label'],
  report: ['新建报告', '新增報告', 'New report'],
  timedReport: ['新建定时报告', '新增定時報告', 'New timed report'],
  board: ['新建看板', '新增看板', 'New board'],
  dataTask: ['新建 BI 任务', '新增 BI 任務', 'New BI task'],
  event: ['新建事件', '新增事件', 'New event'],
  crisis: ['启动危机', '啟動危機', 'Start a crisis'],
  comparison: ['新建对比', '新增對比', 'New comparison'],
  campaign: ['新建活动', '新增活動', 'New campaign'],
  backfill: ['新建数据回溯', '新增資料回溯', 'New backfill order'],
  filter: ['新建黑白名单', '新增黑白名單', 'New line of the black and white lists'],
  watch: ['新建热搜关注', '新增熱搜關注', 'New watch on hot lists'],
  schedule: ['新建定时任务', '新增排程任務', 'New cycle task'],
  topic: ['新建话题追踪', '新增話題追蹤', 'Follow a topic'],
  trace: ['新建文章追踪', '新增文章追蹤', 'Trace an article'],
  medium: ['新建媒体', '新增媒體', 'New medium'],
  assessment: ['新建评估', '新增評估', 'New assessment'],
  receiver: ['新建接收人', '新增接收人', 'New receiver'],
  webhook: ['新建 Webhook 订阅', '新增 Webhook 訂閱', 'New webhook subscription'],
  broadcast: ['新建直播监测', '新增直播監測', 'New live broadcast'],
  sensitive: ['新建敏感词', '新增敏感詞', 'New sensitive word'],
  colleague: ['邀请成员', '邀請成員', 'Invite a member'],
  feedback: ['提交问题反馈', '提交問題回報', 'Report a problem'],
})

export interface NewThing {
  key: keyof typeof names
  name: Phrase
  /** Where it stands afterwards; the first that may be opened. */
  places: readonly string[]
  /** The permission to make one. */
  needs: string
  /** What people call it besides 新建 and its name, in small letters. */
  calls: readonly string[]
  addressAt: (place: string) => string
}

const opened = (place: string) => `${place}?open=new`

const thing = (
  key: keyof typeof names,
  needs: string,
  places: string,
  calls = '',
  addressAt: NewThing['addressAt'] = opened,
): NewThing => ({
  key,
  name: names[key],
  places: places.split(' '),
  needs,
  calls: calls.split(/\s+/).filter(call => call !== ''),
  addressAt,
})

export const newThings: readonly NewThing[] = [
  thing('warning', 'warnings.edit', '/warningManage', '新建预警规则 添加预警 设置预警 添加告警 新建告警'),
  thing(
    'monitor',
    'monitors.edit',
    '/systemSettings',
    '新建监测 添加监测 新建方案 新建专题 添加关键词',
    place => `${place}?part=monitors&monitor=new`,
  ),
  thing('label', 'labels.edit', '/systemSettings', '添加标签', place => `${place}?part=labels&label=new`),
  thing('report', 'reports.edit', '/report', '写报告 生成报告 制作报告', () => '/addReport'),
  thing(
    'timedReport',
    'timedReports.edit',
    '/reportSystem',
    '自动报告 订阅报告 自动日报',
    place => `${place}?part=timers&open=new`,
  ),
  thing('board', 'boards.edit', '/kanbanTemplate', '添加看板 新建仪表盘', place => `${place}?make=empty`),
  thing('dataTask', 'boards.edit', '/analysisData', '新建bi'),
  thing('event', 'events.edit', '/eventAnalysis/allEvent /eventAnalysis/myEvent', '添加事件'),
  thing('crisis', 'crisis.act', '/crisisMonitor', '新建危机 添加危机', place => `${place}?start=new`),
  thing(
    'comparison',
    'comparison.edit',
    '/Comparison',
    '添加对比 新建竞品对比',
    place => `${place}/settings/${chosenOrganisation() ?? 0}/new`,
  ),
  thing('campaign', 'campaigns.edit', '/activeMonitor', '添加活动'),
  thing('backfill', 'backfillOrders.order', '/backtracking', '新建回溯 数据补采'),
  thing('filter', 'filters.edit', '/blacklist', '添加黑名单 添加白名单 新建黑名单 新建白名单'),
  thing('watch', 'hotLists.watch', '/hotWatch', '新建关注 添加热搜关注'),
  thing('schedule', 'cycleTasks.edit', '/updateOperationLog', '新建周期任务'),
  thing('topic', 'tracking.edit', '/topicTrace', '添加话题'),
  thing('trace', 'tracking.edit', '/articletracking', '追踪文章'),
  thing('medium', 'mediaLibrary.edit', '/myMedia', '添加媒体'),
  thing('assessment', 'mediaLibrary.assess', '/evaluation', '新建媒体评估'),
  thing('receiver', 'addressBook.edit', '/addressList', '添加接收人 添加联系人 新建联系人'),
  thing('webhook', 'webhooks.edit', '/webhooks', '添加webhook'),
  thing('broadcast', 'liveBroadcasts.edit', '/liveMonitor', '添加直播'),
  thing('sensitive', 'sensitiveWords.edit', '/globalWordConfiguration', '添加敏感词 添加违禁词'),
  thing('colleague', 'members.edit', '/userManage', '邀请同事 添加成员 添加用户 新增成员 新建用户 新建成员'),
  thing('feedback', 'dataReports.report', '/problemFeedback', '提交反馈 提意见'),
]
