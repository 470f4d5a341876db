/** Words of questions that are no words of articles, and what media types and sentiments are called in them. */
import { wordsOfQuestions } from './words-of-questions.ts'

export const isOfAsking = (word: string): boolean => wordsOfQuestions.has(word)

/** Media types by what a question calls them; the value is that of a filter. */
export const mediaTypeWords: readonly (readonly [string, RegExp])[] = [
  ['weibo', /微博|\bweibo\b/iu],
  ['weixin', /微信公众号|微信|公众号|公眾號|\bwechat\b/iu],
  ['press', /平媒|报纸|報紙|纸媒|紙媒|平面媒[体體]|\bnewspapers?\b/iu],
  ['broadcast', /电视台?|電視台?|广播|廣播|\btelevision\b|\bbroadcasts?\b/iu],
  ['bbs', /论坛|論壇|贴吧|貼吧|\bforums?\b/iu],
  ['app', /客户端|客戶端|用戶端|新闻应用|\bnews apps?\b/iu],
  ['fmn', /境外媒[体體]|海外媒[体體]|外媒|\boverseas media\b|\bforeign media\b/iu],
]

export const sentimentWords: readonly (readonly [string, RegExp])[] = [
  ['-1', /负面|負面|批评|批評|\bnegative\b|\bcriticism\b/iu],
  ['1', /正面|好评|好評|\bpositive\b|\bpraise\b/iu],
  ['0', /中性|\bneutral\b/iu],
]
