import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const filters = phrases({
  ...pick(commonWords, 'time', 'isUnread'),
  apply: ['应用', '套用', 'Apply'],
  addFilter: ['加筛选', '加篩選', 'Add a filter'],
  findFilter: ['查找条件', '尋找條件', 'Find a condition'],
  isNot: ['不为', '不為', 'is not'],
  has: ['含', '含', 'contains'],
  hasNot: ['不含', '不含', 'does not contain'],
  isNoAd: ['不是广告', '不是廣告', 'No advertisement'],
  assigneeMe: ['我', '我', 'me'],
  assigneeNobody: ['未指派', '未指派', 'nobody'],
  sensitive: ['敏感', '敏感', 'Sensitive'],
  level1: commonWords.major,
  isRead: ['已读', '已讀', 'Read'],
  flipToNot: [
    '{{operator}}，改为排除：{{field}} {{value}}',
    '{{operator}}，改為排除：{{field}} {{value}}',
    '{{operator}}, exclude instead: {{field}} {{value}}',
  ],
  flipToIs: [
    '{{operator}}，改为包含：{{field}} {{value}}',
    '{{operator}}，改為包含：{{field}} {{value}}',
    '{{operator}}, include instead: {{field}} {{value}}',
  ],
  changeFilter: [
    '{{value}}，更改条件：{{field}}',
    '{{value}}，變更條件：{{field}}',
    '{{value}}, change the filter: {{field}}',
  ],
  removeFilter: [
    '移除条件：{{field}} {{value}}',
    '移除條件：{{field}} {{value}}',
    'Remove filter: {{field}} {{value}}',
  ],
  findMedia: ['输入媒体名称', '輸入媒體名稱', 'Name of a medium'],
  noMedia: ['没有这样的媒体', '沒有這樣的媒體', 'No such medium'],
  textValue: ['{{field}}内容', '{{field}}內容', '{{field}} text'],
  textHint: [
    'Enter 应用，Shift+Enter 再加一个',
    'Enter 套用，Shift+Enter 再加一個',
    'Enter applies, Shift+Enter adds one more',
  ],
  removeValue: ['移除 {{value}}', '移除 {{value}}', 'Remove {{value}}'],
  loadingChoices: ['正在读取…', '正在讀取…', 'Loading…'],
  dropAll: ['清除全部', '清除全部', 'Clear all'],
  excludeChosen: ['排除所选', '排除所選', 'Exclude these'],
  excludeHint: [
    'Alt+点击，或按 -，直接排除',
    'Alt+點擊，或按 -，直接排除',
    'Alt+click, or the key -, excludes at once',
  ],
})
