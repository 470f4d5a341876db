import { phrases } from '@guanlan/platform/contract'

/** How indices are worked out, and how an organisation weighs them. */
export const formulaStrings = phrases({
  howComputed: ['怎么算的：{{what}}', '怎麼算的：{{what}}', 'How {{what}} is computed'],
  brandHealth: ['品牌健康度', '品牌健康度', 'Brand health'],
  computedPart: ['部分', '部分', 'Part'],
  computedYours: ['本期数值', '本期數值', 'Your number'],
  computedPoints: ['得分', '得分', 'Points'],
  computedShare: ['权重', '權重', 'Weight'],
  computedAdds: ['计入', '計入', 'Adds'],
  computedSum: ['合计', '合計', 'Together'],
  computedLeftOut: ['没有数据，不计入', '沒有資料，不計入', 'not known, left out'],
  part_volume: ['声量', '聲量', 'Volume'],
  part_sentiment: ['净情感', '淨情感', 'Net sentiment'],
  part_reach: ['触达', '觸及', 'Reach'],
  part_voice: ['声量份额', '聲量份額', 'Share of voice'],
  part_risk: ['负面风险', '負面風險', 'Negative risk'],
  formula_volume: [
    '本期篇数 ÷（本期 + 上期）：与上期相同得 50，翻倍得 67',
    '本期篇數 ÷（本期 + 上期）：與上期相同得 50，翻倍得 67',
    'articles ÷ (articles + articles of the period before): as many give 50, twice as many 67',
  ],
  formula_sentiment: [
    '正面占比 − 负面占比，从 −100…100 换算为 0…100',
    '正面佔比 − 負面佔比，從 −100…100 換算為 0…100',
    'positive share less negative share, from −100…100 to 0…100',
  ],
  formula_reach: [
    '按数量级：0 人得 0，1 亿人及以上得 100，每多十倍增加相同分数',
    '按數量級：0 人得 0，1 億人及以上得 100，每多十倍增加相同分數',
    'by orders of magnitude: 0 people give 0, 100 million or more 100; ten times as many always add the same',
  ],
  formula_voice: [
    '占所比较对象全部篇数的比例',
    '佔所比較對象全部篇數的比例',
    'its part of all articles about the subjects compared',
  ],
  formula_risk: [
    '100 减去负面的危害：每篇特大 1、重大 0.75、较大 0.5、一般 0.25，除以篇数',
    '100 減去負面的危害：每篇特大 1、重大 0.75、較大 0.5、一般 0.25，除以篇數',
    '100 less the harm of negative articles: 1 for each major, 0.75 severe, 0.5 important, 0.25 general one, by all articles',
  ],
  yours_volume: [
    '{{count}} 篇，上期 {{usual}} 篇',
    '{{count}} 篇，上期 {{usual}} 篇',
    '{{count}} articles, {{usual}} before',
  ],
  yours_volumeAlone: ['{{count}} 篇，上期未知', '{{count}} 篇，上期未知', '{{count}} articles, none known before'],
  yours_sentiment: [
    '正面 {{positive}} 篇，负面 {{negative}} 篇，共 {{count}} 篇',
    '正面 {{positive}} 篇，負面 {{negative}} 篇，共 {{count}} 篇',
    '{{positive}} positive, {{negative}} negative of {{count}}',
  ],
  yours_reach: ['{{reach}} 人', '{{reach}} 人', '{{reach}} people'],
  yours_reachEstimated: [
    '{{reach}} 人，其中估算 {{estimated}} 人',
    '{{reach}} 人，其中估算 {{estimated}} 人',
    '{{reach}} people, {{estimated}} of them estimated',
  ],
  yours_risk: [
    '特大 {{one}}、重大 {{two}}、较大 {{three}}、一般或未定级 {{four}} 篇',
    '特大 {{one}}、重大 {{two}}、較大 {{three}}、一般或未定級 {{four}} 篇',
    '{{one}} major, {{two}} severe, {{three}} important, {{four}} general or without a level',
  ],
  weightsTitle: ['指数权重', '指數權重', 'Weights of indices'],
  weightsWhere: ['调整权重', '調整權重', 'Change the weights'],
  weightsNote: [
    '只比较相对大小，不必加起来等于 100；0 表示不计。修改后对全机构立即生效，并记入下方历史',
    '只比較相對大小，不必加起來等於 100；0 表示不計。修改後對全機構立即生效，並記入下方歷史',
    'Only how they compare counts; they need not add up to 100, and 0 leaves a part out. A change counts for the whole organisation at once and is kept below',
  ],
  weightShare: ['占 {{share}}', '佔 {{share}}', '{{share}} of it'],
  weightsHistory: ['修改历史', '修改歷史', 'Changes'],
  weightsSince: ['自', '自', 'Since'],
  weightsNever: ['尚未修改，使用默认权重', '尚未修改，使用預設權重', 'Never changed: the usual weights count'],
  weightsUsual: ['恢复默认值', '恢復預設值', 'Take the usual weights'],
})
