/** Words of what is out of the usual. */
import { commonWords, phrases } from '@guanlan/platform/contract'

export const anomalyStrings = phrases({
  anomalies: ['异常 {{count}}', '異常 {{count}}', '{{count}} unusual'],
  anomaliesOf: ['声量异常的时段', '聲量異常的時段', 'When the volume is out of the usual'],
  anomaliesMeaning: [
    '与前四周同一时段的中位数相比，偏离 2.5 个离散度以上、且不少于 10 篇；采集中断的时段不算低谷。',
    '與前四週同一時段的中位數相比，偏離 2.5 個離散度以上、且不少於 10 篇；採集中斷的時段不算低谷。',
    'Against the middle of the same time in the four weeks before: from 2.5 spreads and 10 articles on. Where collection was disturbed, less is no dip.',
  ],
  anomaly_rise: [
    '{{count}} 篇，高于常见的 {{usual}} 篇',
    '{{count}} 篇，高於常見的 {{usual}} 篇',
    '{{count}} articles, above the usual {{usual}}',
  ],
  anomaly_dip: [
    '{{count}} 篇，低于常见的 {{usual}} 篇',
    '{{count}} 篇，低於常見的 {{usual}} 篇',
    '{{count}} articles, below the usual {{usual}}',
  ],
  anomalyMark_rise: [
    '异常增多：{{count}} 篇，常见 {{usual}} 篇',
    '異常增多：{{count}} 篇，常見 {{usual}} 篇',
    'Unusually many: {{count}}, usually {{usual}}',
  ],
  anomalyMark_dip: [
    '异常减少：{{count}} 篇，常见 {{usual}} 篇',
    '異常減少：{{count}} 篇，常見 {{usual}} 篇',
    'Unusually few: {{count}}, usually {{usual}}',
  ],
  anomalyWhy_rise: ['主要来自', '主要來自', 'Brought by'],
  anomalyWhy_dip: ['主要少了', '主要少了', 'Missing most'],
  anomalyWhyOf_rise: ['{{at}} 主要来自什么', '{{at}} 主要來自什麼', 'What brought {{at}}'],
  anomalyWhyOf_dip: ['{{at}} 主要少了什么', '{{at}} 主要少了什麼', 'What is missing at {{at}}'],
  causeLastWeek: ['一周前 {{count}} 篇', '一週前 {{count}} 篇', 'a week before: {{count}}'],
  cause_story: commonWords.story,
  cause_media: ['来源', '來源', 'Medium'],
  cause_word: ['关键词', '關鍵詞', 'Word'],
  cause_region: commonWords.region,
  causeCount: [
    '{{count}} 篇，此前每周 {{before}}',
    '{{count}} 篇，此前每週 {{before}}',
    '{{count}}, {{before}} a week before',
  ],
  causeNone: [
    '没有哪个事件、来源、词或地区与前四周明显不同',
    '沒有哪個事件、來源、詞或地區與前四週明顯不同',
    'No story, medium, word or region clearly differs from the four weeks before',
  ],
})
