/** What the stretches of walls are called: a wall does not load all words of articles for them. */
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const rangeStrings = phrases({
  ...pick(commonWords, 'today'),
  '24h': ['近 24 小时', '近 24 小時', 'Last 24 hours'],
  '3d': ['近 3 天', '近 3 天', 'Last 3 days'],
  '7d': ['近 7 天', '近 7 天', 'Last 7 days'],
  '30d': ['近 30 天', '近 30 天', 'Last 30 days'],
  yesterday: ['昨天', '昨天', 'Yesterday'],
  thisWeek: ['本周', '本週', 'This week'],
  thisMonth: ['本月', '本月', 'This month'],
})
