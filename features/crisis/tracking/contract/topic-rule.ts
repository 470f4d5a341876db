/** What finds articles that carry a topic: `#topic#`. Pure. */
import type { TopicPlatform } from './topics.ts'

/** A topic is closed by a sign of its own there; elsewhere it begins with one and ends with the word. */
const closing: ReadonlySet<TopicPlatform> = new Set(['weibo', 'toutiao', 'bilibili', 'xiaohongshu'])
/** Punctuation that stands at a topic's signs is one token with them. */
const before = '# ## ,# .# 。# !# ?# :# 、# 】# )# 》# 【# (# 《# …# ……# ~#'.split(' ')
const after = '# ## #, #. #。 #! #!! #!!! #? #: #、 #【 #( #《 #】 #) #》 #… #…… #~ [话题'.split(' ')

/** Quoted, a text means itself; what would end the quotation, or be read with its end, is left out. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '')}"`
const anyOf = (texts: readonly string[]) => `(${[...new Set(texts.map(quoted))].join('|')})`

/** A rule of the rule language; opened in the search it finds the same articles. */
export function ruleOfTopic({ topic, platformCode }: { topic: string; platformCode: TopicPlatform }): string {
  const begins = anyOf(before.map(sign => `${sign}${topic}`))
  return closing.has(platformCode) ? `${begins}+${anyOf(after.map(sign => `${topic}${sign}`))}` : begins
}
