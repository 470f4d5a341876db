import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  parts: ['设置的各部分', '設定的各部分', 'Parts of the settings'],
  monitors: ['监测项', '監測項', 'Monitors'],
  mediaGroups: ['媒体组', '媒體組', 'Media groups'],
  labels: ['标签', '標籤', 'Labels'],
  shares: ['我的分享', '我的分享', 'My links'],
  flagKey: [
    '键由 1 到 100 个字母、数字或 . _ : / - 组成',
    '鍵由 1 到 100 個字母、數字或 . _ : / - 組成',
    'A key has 1 to 100 letters, digits or . _ : / -',
  ],
  flagValue: [
    '请给出要保存的内容，嵌套不超过 20 层',
    '請給出要儲存的內容，巢狀不超過 20 層',
    'Say what is to be kept, nested 20 deep at most',
  ],
  flagTooLong: [
    '内容过长，最多 {{limit}} 个字符',
    '內容過長，最多 {{limit}} 個字元',
    'This is too long: {{limit}} characters at most',
  ],
  tooManyFlags: ['最多保存 {{limit}} 项', '最多儲存 {{limit}} 項', '{{limit}} are kept at most'],
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
  industryTwice: ['行业代码重复', '行業代碼重複', 'A code stands there twice'],
  industries: ['行业为 1 到 500 个', '行業為 1 到 500 個', 'There are 1 to 500 industries'],
  column_title: ['标题', '標題', 'Title'],
  column_sentiment: ['情感', '情感', 'Sentiment'],
  column_level: ['负面级别', '負面級別', 'Negativity level'],
  column_mediaType: ['媒体类型', '媒體類型', 'Media type'],
  column_media: ['媒体', '媒體', 'Medium'],
  column_mediaLevel: ['媒体级别', '媒體級別', 'Media level'],
  column_author: ['作者', '作者', 'Author'],
  column_publishedAt: ['发布时间', '發布時間', 'Published'],
  column_arrivedAt: ['入库时间', '入庫時間', 'Arrived'],
  column_regionName: ['发布地区', '發布地區', 'Place of publication'],
  column_language: ['语言', '語言', 'Language'],
  column_summary: ['摘要', '摘要', 'Summary'],
  column_reads: ['阅读数', '閱讀數', 'Reads'],
  column_likes: ['点赞数', '按讚數', 'Likes'],
  column_shares: ['转发数', '分享數', 'Shares'],
  column_comments: ['评论数', '留言數', 'Comments'],
  column_isAd: ['是否广告', '是否廣告', 'Advertisement'],
  sentiment_1: ['正面', '正面', 'Positive'],
  sentiment_0: ['中性', '中性', 'Neutral'],
  'sentiment_-1': ['负面', '負面', 'Negative'],
  negativity_1: ['重大', '重大', 'Major'],
  negativity_2: ['严重', '嚴重', 'Severe'],
  negativity_3: ['重要', '重要', 'Important'],
  negativity_4: ['一般', '一般', 'General'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    settings: typeof strings
  }
}
