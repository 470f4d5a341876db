import { phrases } from '@guanlan/platform/contract'

/** What disturbed collection within a time. */
export const disturbances = phrases({
  stoodStretch: [
    '{{from}} 至 {{to}}：平台停运',
    '{{from}} 至 {{to}}：平台停運',
    '{{from}} to {{to}}: the platform stood still',
  ],
  ourStretch: [
    '{{from}} 至 {{to}}：平台未采集',
    '{{from}} 至 {{to}}：平台未採集',
    '{{from}} to {{to}}: nothing was collected',
  ],
  stretch: [
    '{{from}} 至 {{to}}：{{names}} 采集异常',
    '{{from}} 至 {{to}}：{{names}} 採集異常',
    '{{from}} to {{to}}: {{names}} disturbed',
  ],
  andMore: ['{{names}} 等 {{count}} 个', '{{names}} 等 {{count}} 個', '{{names}} and others, {{count}} in all'],
  disturbed: [
    '本时段 {{count}} 个来源采集异常',
    '本時段 {{count}} 個來源採集異常',
    '{{count}} sources were disturbed within this time',
  ],
  silentSenders: ['{{count}} 个送数方静默', '{{count}} 個送數方靜默', '{{count}} senders were silent'],
  stoodStill: ['本时段平台有停运', '本時段平台有停運', 'The platform stood still within this time'],
  disturbedOurs: [
    '本时段有平台未采集的小时',
    '本時段有平台未採集的小時',
    'There are hours in which nothing was collected',
  ],
})
