import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'waiting', 'cancelled', 'undo', 'actFailed', 'open'),
  ahead: [
    '前面还有 {{count}} 个，轮到后自动开始',
    '前面還有 {{count}} 個，輪到後自動開始',
    '{{count}} ahead of you; it starts by itself',
  ],
  next: ['系统繁忙，马上轮到', '系統忙碌中，馬上輪到', 'Busy right now; yours is next'],
  place: ['排队中，前面还有 {{count}} 个', '排隊中，前面還有 {{count}} 個', 'Waiting, {{count}} ahead'],
  placeAndTime: [
    '排队中，前面还有 {{count}} 个，约 {{minutes}} 分钟内开始',
    '排隊中，前面還有 {{count}} 個，約 {{minutes}} 分鐘內開始',
    'Waiting, {{count}} ahead; begins in about {{minutes}} min',
  ],
  underWay: ['进行中的任务', '進行中的任務', 'Tasks under way'],
  tray: ['任务', '任務', 'Tasks'],
  running: ['{{count}} 项任务进行中', '{{count}} 項任務進行中', '{{count}} tasks running'],
  running_one: ['{{count}} 项任务进行中', '{{count}} 項任務進行中', '{{count}} task running'],
  none: ['没有任务', '沒有任務', 'No tasks'],
  noneText: [
    '回填、导入、导出等较长的工作在这里显示进度，刷新或换一台电脑也不会丢。',
    '回填、匯入、匯出等較長的工作在這裡顯示進度，重新整理或換一台電腦也不會遺失。',
    'Long work such as filling, import and export shows its progress here, and survives a reload.',
  ],
  progress: ['{{done}} / {{total}}', '{{done}} / {{total}}', '{{done}} / {{total}}'],
  doneSoFar: ['已处理 {{done}}', '已處理 {{done}}', '{{done}} done'],
  done: ['已完成，共 {{done}}', '已完成，共 {{done}}', 'Done, {{done}} in all'],
  failed: ['失败：{{problem}}', '失敗：{{problem}}', 'Failed: {{problem}}'],
  undone: ['已撤销', '已復原', 'Taken back'],
  by: ['{{name}}', '{{name}}', 'by {{name}}'],
  download: ['下载结果', '下載結果', 'Download the result'],
  hasCancelled: ['{{title}}：已取消', '{{title}}：已取消', '{{title}}: cancelled'],
  hasUndone: ['{{title}}：已撤销', '{{title}}：已復原', '{{title}}: taken back'],
  hasEndedWith: ['{{title}}：{{outcome}}', '{{title}}：{{outcome}}', '{{title}}: {{outcome}}'],
  hasEnded: ['{{title}}：已完成', '{{title}}：已完成', '{{title}}: done'],
  hasFailed: ['{{title}}：失败', '{{title}}：失敗', '{{title}}: failed'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    tasks: typeof strings
  }
}
