import { commonWords, phrases } from '@guanlan/platform/contract'

export const server = phrases({
  soughtRequired: [
    '请输入网址或标题，至多 2000 字',
    '請輸入網址或標題，至多 2000 字',
    'Enter an address or a title, 2,000 characters at most',
  ],
  queryRequired: ['请输入检索词', '請輸入檢索詞', 'Enter what to search for'],
  queryLength: ['检索式最长 10,000 个字符', '檢索式最長 10,000 個字元', 'A search has 10,000 characters at most'],
  queryInvalid: ['检索式有误：{{problem}}', '檢索式有誤：{{problem}}', 'The search is not valid: {{problem}}'],
  relevanceOfSearch: [
    '只有检索结果可以按相关度或热度排序',
    '只有檢索結果可以依相關度或熱度排序',
    'Only what a search finds can be sorted by relevance or heat',
  ],
  articles: commonWords.articlesOf,
  time_desc: commonWords.newest,
  hits: ['命中', '命中', 'Hits'],
})
