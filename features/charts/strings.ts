import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  disturbed: [
    '本时段 {{count}} 个来源采集异常',
    '本時段 {{count}} 個來源採集異常',
    '{{count}} sources were disturbed within this time',
  ],
  disturbedOurs: [
    '本时段有平台未采集的小时',
    '本時段有平台未採集的小時',
    'There are hours in which nothing was collected',
  ],
  stretch: [
    '{{from}} 至 {{to}}：{{names}} 采集异常',
    '{{from}} 至 {{to}}：{{names}} 採集異常',
    '{{from}} to {{to}}: {{names}} disturbed',
  ],
  ourStretch: [
    '{{from}} 至 {{to}}：平台未采集',
    '{{from}} 至 {{to}}：平台未採集',
    '{{from}} to {{to}}: nothing was collected',
  ],
  andMore: ['{{names}} 等 {{count}} 个', '{{names}} 等 {{count}} 個', '{{names}} and others, {{count}} in all'],
  weightNegative: ['权重不能为负数', '權重不能為負數', 'A weight cannot be negative'],
  weightTooLarge: ['权重最大为 1000', '權重最大為 1000', 'A weight is 1000 at most'],
  weightsAllZero: ['同一指数的权重不能全为 0', '同一指數的權重不能全為 0', 'The weights of an index cannot all be 0'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    charts: typeof strings
  }
}
