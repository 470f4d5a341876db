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
  lacks: [
    '本时段 {{count}} 个来源采集异常（其余 {{healthy}} 个正常）',
    '本時段 {{count}} 個來源採集異常（其餘 {{healthy}} 個正常）',
    '{{count}} sources were disturbed within this time ({{healthy}} were not)',
  ],
  lacksShare: [
    '本时段 {{count}} 个来源采集异常，平时占 {{share}}（其余 {{healthy}} 个正常）',
    '本時段 {{count}} 個來源採集異常，平時佔 {{share}}（其餘 {{healthy}} 個正常）',
    '{{count}} sources were disturbed within this time, usually {{share}} of it ({{healthy}} were not)',
  ],
  stood: [
    '{{from}} 至 {{to}} 平台停运',
    '{{from}} 至 {{to}} 平台停運',
    'The platform stood still from {{from}} to {{to}}',
  ],
  silentStill: [
    '{{name}} 自 {{since}} 未送数，平时应有 {{missed}} 次',
    '{{name}} 自 {{since}} 未送數，平時應有 {{missed}} 次',
    '{{name}} has sent nothing since {{since}}, usually {{missed}} times',
  ],
  silentThen: [
    '{{name}} 在 {{since}} 至 {{until}} 未送数，平时应有 {{missed}} 次',
    '{{name}} 在 {{since}} 至 {{until}} 未送數，平時應有 {{missed}} 次',
    '{{name}} sent nothing from {{since}} to {{until}}, usually {{missed}} times',
  ],
  isFilled: ['{{names}} 正在回填', '{{names}} 正在回填', '{{names}} is being filled'],
  ruleChanged: [
    '{{names}} 的规则改过（{{at}}）',
    '{{names}} 的規則改過（{{at}}）',
    'The rule of {{names}} was changed ({{at}})',
  ],
  stillRuns: [
    '最后一段（{{since}} 起）还在进行',
    '最後一段（{{since}} 起）還在進行',
    'The last point, from {{since}}, still runs',
  ],
  silentSenders: ['{{count}} 个送数方静默', '{{count}} 個送數方靜默', '{{count}} senders were silent'],
  stoodStill: ['本时段平台有停运', '本時段平台有停運', 'The platform stood still within this time'],
  stoodStretch: [
    '{{from}} 至 {{to}}：平台停运',
    '{{from}} 至 {{to}}：平台停運',
    '{{from}} to {{to}}: the platform stood still',
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
