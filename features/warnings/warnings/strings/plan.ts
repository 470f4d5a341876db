/** Words of the plan that a link shows, and of asking for renewal. */
import { phrases } from '@guanlan/platform/contract'

export const plan = phrases({
  plan: ['套餐与额度', '方案與額度', 'Plan and quotas'],
  planText: [
    '当前机构可用多少、已用多少。日额度在每天零点重新计算。',
    '目前機構可用多少、已用多少。日額度於每天零時重新計算。',
    'How much the organisation may use, and uses. Daily quotas begin anew at midnight.',
  ],
  unlimited: ['不限', '不限', 'Unlimited'],
  usedOf: ['已用 {{used}}', '已用 {{used}}', '{{used}} used'],
  mostOf: ['上限 {{limit}}', '上限 {{limit}}', 'At most {{limit}}'],
  renewal: ['续费', '續費', 'Renewal'],
  renewalNoteLabel: [
    '想增加什么，怎么联系您（可不填）',
    '想增加什麼，怎麼聯絡您（可不填）',
    'What you need, and how to reach you (optional)',
  ],
  askForRenewal: ['请求续费', '請求續費', 'Ask for renewal'],
  renewalHint: [
    '通知机构管理员和运营方，每天一次。',
    '通知機構管理員和營運方，每天一次。',
    'Tells the administrators and the operator, once a day.',
  ],
  renewalHintWithoutOperator: [
    '通知机构管理员，每天一次；没有设置运营方邮箱，运营方不会收到。',
    '通知機構管理員，每天一次；沒有設定營運方信箱，營運方不會收到。',
    'Tells the administrators, once a day. The operator has set no address, and does not hear of it.',
  ],
  renewalSent: ['请求已发出', '請求已送出', 'Asked for'],
  askedAtTime: ['最近一次请求：', '最近一次請求：', 'Asked last: '],
  shareNotice: [
    '知道这个链接的人都能看到这些数字并请求续费。',
    '知道這個連結的人都能看到這些數字並請求續費。',
    'Whoever has this link sees these numbers and can ask for renewal.',
  ],
  renewalAsked: [
    '一天内已经请求过续费，请稍后再试',
    '一天內已經請求過續費，請稍後再試',
    'Renewal was asked for within the last day; try again later',
  ],
  renewalNobody: [
    '这个机构没有管理员，也没有设置运营方邮箱，无法转达',
    '這個機構沒有管理員，也沒有設定營運方信箱，無法轉達',
    'There is no administrator, and no address of the operator is set: nobody can be told',
  ],
  renewalTitle: ['{{organisation}} 请求续费', '{{organisation}} 請求續費', '{{organisation}} asks for renewal'],
  renewalText: [
    '有人通过“套餐与额度”链接请求续费。',
    '有人透過「方案與額度」連結請求續費。',
    'Somebody asked for it by the link to plan and quotas.',
  ],
  renewalNote: ['留言：{{note}}', '留言：{{note}}', 'Note: {{note}}'],
  renewalFull: [
    '{{title}} 已用完：{{used}} / {{limit}}',
    '{{title}} 已用完：{{used}} / {{limit}}',
    '{{title}} is used up: {{used}} of {{limit}}',
  ],
  sharePlan: ['续费链接', '續費連結', 'Renewal link'],
  planLinkCopied: [
    '链接已复制，72 小时内有效：任何人凭它可查看额度并请求续费',
    '連結已複製，72 小時內有效：任何人憑它可檢視額度並請求續費',
    'Link copied. For 72 hours whoever has it sees the quotas and can ask for renewal',
  ],
})
