/** What is said of influence. */
import { phrases } from '@guanlan/platform/contract'

export const influenceWords = phrases({
  influence: ['影响力', '影響力', 'Influence'],
  influenceMarks: ['数据异常提示', '資料異常提示', 'What stands out'],
  influenceInterval: ['{{low}}–{{high}}', '{{low}}–{{high}}', '{{low}}–{{high}}'],
  influenceNone: ['数据不足', '資料不足', 'Not enough data'],
  influenceWhen: [
    '{{day}} 夜间按近 90 天 {{articles}} 篇计算',
    '{{day}} 夜間按近 90 天 {{articles}} 篇計算',
    'Computed in the night of {{day}} from {{articles}} articles of 90 days',
  ],
  mark_unread: ['互动多于阅读', '互動多於閱讀', 'More interactions than readers'],
  mark_sameCount: ['连续 20 篇互动数相同', '連續 20 篇互動數相同', 'The same count on 20 articles in a row'],
  mark_followersJump: [
    '一周内粉丝增加一半而无阅读',
    '一週內粉絲增加一半而無閱讀',
    'Followers up by half in a week without readers',
  ],
  influence_none: ['数据不足', '資料不足', 'Not enough data'],
  influence_to20: ['20 以下', '20 以下', 'Below 20'],
  influence_to40: ['20–40', '20–40', '20–40'],
  influence_to60: ['40–60', '40–60', '40–60'],
  influence_to80: ['60–80', '60–80', '60–80'],
  influence_to100: ['80 以上', '80 以上', '80 and more'],
})
