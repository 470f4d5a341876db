/** The terms of reports: the term, then what it counts, parted by |. */
import { phrases } from '@guanlan/platform/contract'

export const glossaryStrings = phrases({
  volume: [
    '声量|：监测项命中的文章数，转载各计一篇。',
    '聲量|：監測項命中的文章數，轉載各計一篇。',
    'Volume|: articles that the monitors want; each copy counts.',
  ],
  sentiment: [
    '情感|：文章整体的褒贬，分正面、中性、负面，人工校正优先。',
    '情感|：文章整體的褒貶，分正面、中性、負面，人工校正優先。',
    'Sentiment|: how an article leans: positive, neutral or negative; corrections by hand come first.',
  ],
  level: [
    '负面级别|：1 重大、2 严重、3 重要、4 一般，只有负面文章有。',
    '負面級別|：1 重大、2 嚴重、3 重要、4 一般，只有負面文章有。',
    'Negative level|: 1 major, 2 severe, 3 important, 4 general; only negative articles have one.',
  ],
  dimension: [
    '负面维度|：负面文章涉及的方面，如质量、服务。',
    '負面維度|：負面文章涉及的面向，如品質、服務。',
    'Negative dimension|: what a negative article is about, such as quality or service.',
  ],
  interactions: [
    '互动量|：阅读、点赞、评论、转发按可得数字合计。',
    '互動量|：閱讀、按讚、評論、轉發按可得數字合計。',
    'Interactions|: reads, likes, comments and shares together, as far as they are known.',
  ],
  story: [
    '事件|：内容相同或高度相似的文章合为一组，以最早一篇代表。',
    '事件|：內容相同或高度相似的文章合為一組，以最早一篇代表。',
    'Story|: articles with the same or nearly the same text, shown by the earliest.',
  ],
  shareOfVoice: [
    '声量占比|：一个监测项的声量占各监测项声量之和的比例。',
    '聲量佔比|：一個監測項的聲量佔各監測項聲量之和的比例。',
    'Share of voice|: the volume of one monitor as a part of the sum of all compared.',
  ],
  before: [
    '较上期|：与紧接本期之前同样长度的时段相比。',
    '較上期|：與緊接本期之前同樣長度的時段相比。',
    'On the period before|: compared with the same length of time just before.',
  ],
})
