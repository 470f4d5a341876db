import { commonWords, phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  dictionary: ['没有这个字典', '沒有這個字典', 'There is no such dictionary'],
  dataSource: ['数据源为 article', '資料來源為 article', 'The data source is article'],
  industryCode: [
    '行业代码由 1 到 20 个字母、数字或 . _ - 组成',
    '行業代碼由 1 到 20 個字母、數字或 . _ - 組成',
    'The code of an industry has 1 to 20 letters, digits or . _ -',
  ],
  industryName: [
    '行业名称三种语言各 1 到 50 个字符',
    '行業名稱三種語言各 1 到 50 個字元',
    'An industry has a name of 1 to 50 characters in each of the three languages',
  ],
  industryWord: [
    '识别词为 2 到 30 个字符，不含引号和反斜杠',
    '識別詞為 2 到 30 個字元，不含引號和反斜線',
    'A word has 2 to 30 characters, without quotes and backslashes',
  ],
  industryWords: ['每个领域最多 200 个识别词', '每個領域最多 200 個識別詞', 'At most 200 words an industry'],
  field: ['领域', '領域', 'Field'],
  chooseField: ['选择领域', '選擇領域', 'Choose a field'],
  industryTwice: ['行业代码重复', '行業代碼重複', 'A code stands there twice'],
  industries: ['行业为 1 到 500 个', '行業為 1 到 500 個', 'There are 1 to 500 industries'],
  column_title: commonWords.title,
  column_sentiment: commonWords.sentiment,
  column_level: commonWords.negativityLevel,
  column_mediaType: commonWords.mediaType,
  column_media: ['媒体', '媒體', 'Medium'],
  column_mediaLevel: commonWords.mediaLevel,
  column_author: commonWords.author,
  column_publishedAt: commonWords.published,
  column_arrivedAt: ['入库时间', '入庫時間', 'Arrived'],
  column_regionName: ['发布地区', '發布地區', 'Place of publication'],
  column_language: commonWords.language,
  column_summary: commonWords.summary,
  column_reads: ['阅读数', '閱讀數', 'Reads'],
  column_likes: ['点赞数', '按讚數', 'Likes'],
  column_shares: ['转发数', '分享數', 'Shares'],
  column_comments: ['评论数', '留言數', 'Comments'],
  column_isAd: ['是否广告', '是否廣告', 'Advertisement'],
  column_excerpt: ['命中摘句', '命中摘句', 'Sentence that hit'],
  column_hitWords: ['命中词', '命中詞', 'Words that hit'],
  column_similar: ['相似文章', '相似文章', 'Similar'],
  column_labels: commonWords.labels,
  column_tags: commonWords.tags,
  column_assigneeId: commonWords.assignee,
  column_state: commonWords.stateOfWork,
  column_review: commonWords.review,
  column_notes: ['批注数', '批註數', 'Notes'],
  column_sensitiveWords: ['敏感词', '敏感詞', 'Sensitive words'],
  column_translatedTitle: ['译文标题', '譯文標題', 'Translated title'],
  column_wordCount: ['字数', '字數', 'Length'],
  column_circulation: ['发行量', '發行量', 'Circulation'],
  sentiment_1: commonWords.positive,
  sentiment_0: commonWords.neutral,
  'sentiment_-1': ['负面', '負面', 'Negative'],
  negativity_1: commonWords.major,
  negativity_2: commonWords.severe,
  negativity_3: commonWords.important,
  negativity_4: commonWords.general,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    dictionaries: typeof strings
  }
}
