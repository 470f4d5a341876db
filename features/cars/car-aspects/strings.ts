import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'close', 'negative', 'neutral', 'positive'),
  howMany: ['最多 10 个车系', '最多 10 個車系', '10 series at most'],
  aspects: ['评价维度', '評價維度', 'What is said, by aspect'],
  aspect: ['维度', '維度', 'Aspect'],
  动力: ['动力', '動力', 'Power'],
  价格: ['价格', '價格', 'Price'],
  内饰: ['内饰', '內飾', 'Interior'],
  配置: ['配置', '配置', 'Equipment'],
  安全性: ['安全性', '安全性', 'Safety'],
  外观: ['外观', '外觀', 'Looks'],
  操控: ['操控', '操控', 'Handling'],
  油耗: ['油耗', '油耗', 'Consumption'],
  空间: ['空间', '空間', 'Space'],
  舒适性: ['舒适性', '舒適性', 'Comfort'],
  positiveOf: ['{{name}}·正面', '{{name}}·正面', '{{name}}, praised'],
  negativeOf: ['{{name}}·负面', '{{name}}·負面', '{{name}}, blamed'],
  sides: ['褒贬', '褒貶', 'Praise or blame'],
  allAspects: ['全部维度', '全部維度', 'All aspects'],
  day: ['日', '日', 'day'],
  week: ['周', '週', 'week'],
  month: ['月', '月', 'month'],
  overTime: ['评价走势（按{{unit}}）', '評價走勢（按{{unit}}）', 'What is said over time, by {{unit}}'],
  courseTime: [
    '结束须晚于开始，最多 {{days}} 天',
    '結束須晚於開始，最多 {{days}} 天',
    'The time ends after it begins and has {{days}} days at most',
  ],
  isFilling: [
    '正在判断已有文章，数字还会增加',
    '正在判斷已有文章，數字還會增加',
    'Stored articles are still being judged; the numbers will grow',
  ],
  note: [
    '点名该车系的句子，以及口碑和投诉；每个数字都可打开对应的句子',
    '點名該車系的句子，以及口碑和投訴；每個數字都可開啟對應的句子',
    'Sentences that name a series, and its reviews and complaints; each number opens its sentences',
  ],
  none: ['这段时间没有可判断的句子', '這段時間沒有可判斷的句子', 'No sentence in this time'],
  noneText: [
    '车系关联品牌库的产品后，点名它的句子会按维度判断',
    '車系關聯品牌庫的產品後，點名它的句子會按維度判斷',
    'Once a series is tied to a product of the brand library, sentences that name it are judged by aspect',
  ],
  sentencesTotal: ['{{count}} 个句子', '{{count}} 個句子', '{{count}} sentences'],
  more: ['下一页', '下一頁', 'Next'],
  earlier: ['上一页', '上一頁', 'Previous'],
  change: ['变化', '變化', 'Change'],
  corrected: ['已更正', '已更正', 'Corrected'],
  correctedBy: ['由 {{name}} 更正', '由 {{name}} 更正', 'Corrected by {{name}}'],
  judgedAs: ['原判断：{{aspect}} {{leaning}}', '原判斷：{{aspect}} {{leaning}}', 'Judged as {{aspect}}, {{leaning}}'],
  noAspect: ['不涉及任何维度', '不涉及任何維度', 'None of them'],
  changedText: ['原文已修改', '原文已修改', 'The text was changed since'],
  article: ['文章', '文章', 'Article'],
  review: ['口碑', '口碑', 'Review'],
  complaint: ['投诉', '投訴', 'Complaint'],
  faults: ['问题', '問題', 'Faults'],
  faultsNote: [
    '近 {{days}} 天的投诉和负面句子，对比再前 {{days}} 天；上升的在前',
    '近 {{days}} 天的投訴和負面句子，對比再前 {{days}} 天；上升的在前',
    'Complaints and negative sentences of {{days}} days against the {{days}} before; what has risen comes first',
  ],
  faultsAlone: [
    '近 {{days}} 天的投诉和负面句子；采集不足 {{both}} 天，暂不与再前 {{days}} 天比较',
    '近 {{days}} 天的投訴和負面句子；採集不足 {{both}} 天，暫不與再前 {{days}} 天比較',
    'Complaints and negative sentences of {{days}} days; with less than {{both}} days collected, not compared with the {{days}} before yet',
  ],
  series: ['车系', '車系', 'Series'],
  dealer: ['经销商', '經銷商', 'Dealer'],
  complaintsColumn: ['投诉句子', '投訴句子', 'Of complaints'],
  count: ['合计', '合計', 'Both'],
  before: ['再前 {{days}} 天', '再前 {{days}} 天', '{{days}} days before'],
  risen: ['上升', '上升', 'Risen'],
  noFaults: [
    '近 28 天没有投诉或负面句子',
    '近 28 天沒有投訴或負面句子',
    'No complaint or negative sentence in 28 days',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    carAspects: typeof strings
  }
}
