// How bad a negative text is, by what it tells of: 4 general, 3 important, 2 severe, 1 major.
import { canonicalise } from '../canonical.ts'

export type NegativityLevel = 1 | 2 | 3 | 4

/**
 * Words of ours, by the harm they tell of: 3 is loss of life or of many people's health, 2 crime, accident, recall or ruin,
 * 1 trouble that spreads. They are looked for in canonical text.
 */
const harms: readonly (readonly [number, readonly string[]])[] = [
  [
    3,
    [
      ...[
        '死亡',
        '身亡',
        '遇难',
        '丧生',
        '致死',
        '打死',
        '杀害',
        '死伤',
        '坠亡',
        '溺亡',
        '自杀',
        '猝死',
        '惨死',
        '人死',
        '尸体',
      ],
      ...[
        '爆炸',
        '坍塌',
        '垮塌',
        '坠机',
        '恐袭',
        '袭击',
        '屠杀',
        '枪击',
        '地震灾',
        '中毒事件',
        '重大事故',
        '特别重大',
        '性侵',
        '强奸',
      ],
    ],
  ],
  [
    2,
    [
      ...[
        '召回',
        '诈骗',
        '欺诈',
        '造假',
        '假冒',
        '贪污',
        '受贿',
        '行贿',
        '贿赂',
        '逮捕',
        '被捕',
        '刑拘',
        '拘留',
        '获刑',
        '判刑',
        '起诉',
      ],
      ...[
        '立案',
        '被查',
        '调查',
        '处罚',
        '罚款',
        '查封',
        '破产',
        '跑路',
        '暴雷',
        '爆雷',
        '爆仓',
        '退市',
        '停产',
        '起火',
        '火灾',
        '失火',
      ],
      ...[
        '自燃',
        '泄漏',
        '泄露',
        '受伤',
        '伤者',
        '重伤',
        '中毒',
        '致癌',
        '超标',
        '有毒',
        '暴力',
        '绑架',
        '虐待',
        '猥亵',
        '骚扰',
        '失踪',
      ],
      ...['事故', '追尾', '刹车失灵', '断轴', '失控', '抢劫', '盗窃', '毒品', '吸毒', '歧视', '辱华', '洪灾', '山火'],
    ],
  ],
  [
    1,
    [
      ...[
        '投诉',
        '维权',
        '曝光',
        '质疑',
        '道歉',
        '违规',
        '违法',
        '虚假',
        '侵权',
        '不合格',
        '隐患',
        '缺陷',
        '故障',
        '下架',
        '约谈',
        '警告',
      ],
      ...[
        '裁员',
        '亏损',
        '暴跌',
        '大跌',
        '跌停',
        '下滑',
        '违约',
        '拖欠',
        '欠薪',
        '纠纷',
        '丑闻',
        '抵制',
        '愤怒',
        '欺骗',
        '骗局',
        '黑心',
      ],
      ...[
        '霸王条款',
        '乱收费',
        '强制消费',
        '闯红灯',
        '垃圾',
        '恶心',
        '退款',
        '退货',
        '坑人',
        '骗子',
        '差评',
        '谣言',
        '争议',
        '担忧',
      ],
    ],
  ],
]

/** Words of scale: what touches many is worse than what touches one. */
const scale = [
  '多人',
  '数人',
  '大批',
  '集体',
  '全国',
  '多地',
  '万人',
  '百人',
  '千人',
  '连环',
  '大规模',
  '特大',
  '重大',
  '严重',
  '全球',
]

/** Characters of the body that are looked at, like the lead that is judged. */
const READ = 600

/**
 * Points of harm in a text: the gravest word found (1–3, in the title 1.4 times that), 0.8 more where many are touched. Reads
 * both texts; `levelOf` then costs nothing.
 */
export function harmIn(title: string, body: string): number {
  const inTitle = canonicalise(title).chars
  const inBody = canonicalise(body.slice(0, READ)).chars
  const points = Math.max(1.4 * gravest(inTitle), gravest(inBody))
  return points > 0 && scale.some(word => inTitle.includes(word) || inBody.includes(word)) ? points + 0.8 : points
}

/** 0.5 points more when the judgement is sure. From 1.2 important, from 2.8 severe, from 4.5 major. */
export function levelOf(harm: number, probability: number): NegativityLevel {
  const points = probability >= 0.85 ? harm + 0.5 : harm
  return points >= 4.5 ? 1 : points >= 2.8 ? 2 : points >= 1.2 ? 3 : 4
}

function gravest(chars: string): number {
  for (const [harm, words] of harms) if (words.some(word => chars.includes(word))) return harm
  return 0
}
