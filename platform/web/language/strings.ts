import { phrases } from '@guanlan/platform/contract'

export const languageStrings = phrases({
  justNow: ['刚刚', '剛剛', 'just now'],
  minutesAgo: ['{{minutes}} 分钟前', '{{minutes}} 分鐘前', '{{minutes}} min ago'],
  hoursAgo: ['{{hours}} 小时前', '{{hours}} 小時前', '{{hours}} h ago'],
  yesterdayAt: ['昨天 {{clock}}', '昨天 {{clock}}', 'yesterday {{clock}}'],
})
