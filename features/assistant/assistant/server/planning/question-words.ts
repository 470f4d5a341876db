/** Words of questions that are no words of articles, and what media types and sentiments are called in them. */
import { wordsOfQuestions } from './words-of-questions.ts'

export const isOfAsking = (word: string): boolean => wordsOfQuestions.has(word) || isMadeOfAsking(word)

/** 媒体报道 is one word to a cutter: 媒体 and 报道. */
const isMadeOfAsking = (word: string): boolean => {
  for (let at = 2; at <= word.length - 2; at++)
    if (wordsOfQuestions.has(word.slice(0, at)) && isOfAsking(word.slice(at))) return true
  return false
}

/** Media types by what a question calls them; the value is that of a filter. */
export const mediaTypeWords: readonly (readonly [string, RegExp])[] = [
  ['weibo', /微博|\bweibo\b/iu],
  ['weixin', /微信公众号|微信|公众号|公眾號|\bwechat\b/iu],
  ['press', /平媒|报纸|報紙|纸媒|紙媒|平面媒[体體]|\bnewspapers?\b/iu],
  [
    'broadcast',
    /电视台?(?!电话|剧|机|节目|购物)|電視台?(?!電話|劇|機|節目|購物)|广播|廣播|\btelevision\b|\bbroadcasts?\b/iu,
  ],
  [
    'bbs',
    /(?<!文化|经济|經濟|金融|科技|高峰|高端|博鳌|博鰲|发展|發展|合作|亚洲|亞洲|世界|国际|國際|产业|產業|行业|行業|企业家|企業家|主题|主題)(?:论坛|論壇)(?!第|年会|年會|开幕|開幕)|贴吧|貼吧|\bforums?\b/iu,
  ],
  ['app', /客户端|客戶端|用戶端|新闻应用|\bnews apps?\b/iu],
  ['fmn', /境外媒[体體]|海外媒[体體]|外媒|\boverseas media\b|\bforeign media\b/iu],
]

export const sentimentWords: readonly (readonly [string, RegExp])[] = [
  ['-1', /负面|負面|批评|批評|\bnegative\b|\bcriticism\b/iu],
  ['1', /正面|好评|好評|\bpositive\b|\bpraise\b/iu],
  ['0', /中性|\bneutral\b/iu],
]

/** Said before or behind a place: from where it was published, and not which place it speaks of. */
export const beforePublishers =
  /(?:发布地|發布地|发稿地|發稿地|属地|屬地|归属地|歸屬地|媒体所在地|媒體所在地)(?:为|為|是|在)?[：: ]?$/u
export const behindPublishers = /^(?:省|市|自治区|自治區|特别行政区|特別行政區)?(?:的|当地|當地|本地)?媒[体體]/u
