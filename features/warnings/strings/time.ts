import { phrases } from '@guanlan/platform/contract'

/** Conditions over time, and what is said when they hold. */
export const time = phrases({
  timeConditions: ['时间条件', '時間條件', 'Conditions over time'],
  timeNone: [
    '没有时间条件：每个事件的第一篇文章就预警。',
    '沒有時間條件：每個事件的第一篇文章就預警。',
    'None: each event is told with its first article.',
  ],
  timeAny: [
    '满足任意一条才预警，不再为每个事件的第一篇文章预警。',
    '符合任意一條才預警，不再為每個事件的第一篇文章預警。',
    'Told when any of them holds, and no longer with the first article of each event.',
  ],
  timeKind: ['条件', '條件', 'Condition'],
  timeAtLeast: ['至少', '至少', 'At least'],
  timeMediaLevel: ['媒体级别', '媒體級別', 'Level of media'],
  addTime: ['添加时间条件', '新增時間條件', 'Add a condition over time'],
  removeTime: ['删除第 {{number}} 条时间条件', '刪除第 {{number}} 條時間條件', 'Remove condition {{number}}'],
  atLeastRange: ['请填 1 到 100000 的整数', '請填 1 到 100000 的整數', 'A whole number from 1 to 100,000'],
  mostMedia: ['媒体最多 100 家', '媒體最多 100 家', 'At most 100 media'],
  kind_reachesArticles: ['事件达到文章数', '事件達到文章數', 'A story reaches a number of articles'],
  kind_reachesMedia: ['事件达到媒体数', '事件達到媒體數', 'A story reaches a number of media'],
  kind_reachesMediaLevel: ['事件上了更高级别媒体', '事件登上更高級別媒體', 'A story reaches media of a level'],
  kind_reachesMediaTypes: ['事件扩散到多种媒体', '事件擴散到多種媒體', 'A story reaches types of media'],
  says_reachesArticles: [
    '同一事件的文章达到 {{atLeast}} 篇时预警。',
    '同一事件的文章達到 {{atLeast}} 篇時預警。',
    'Told when one event has {{atLeast}} articles.',
  ],
  says_reachesMedia: [
    '同一事件有 {{atLeast}} 家媒体报道时预警。',
    '同一事件有 {{atLeast}} 家媒體報導時預警。',
    'Told when {{atLeast}} media report one event.',
  ],
  says_reachesMediaLevel: [
    '同一事件被{{level}}或更高级别的媒体报道时预警。',
    '同一事件被{{level}}或更高級別的媒體報導時預警。',
    'Told when a medium of the level “{{level}}” or above reports the event.',
  ],
  says_reachesMediaTypes: [
    '同一事件出现在 {{atLeast}} 种媒体类型中时预警。',
    '同一事件出現在 {{atLeast}} 種媒體類型中時預警。',
    'Told when the event is in {{atLeast}} types of media.',
  ],
})
