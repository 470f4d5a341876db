/** Questions that count by medium or place: 哪些媒体报道最多. Their words say what is counted, not what articles speak of. Pure. */

export type CountedBy = 'medium' | 'region'

const which = '(?:主要)?(?:集中|分布)?(?:在|于|於)?哪(?:一|几|幾)?[些个個家座]?'
const patterns: readonly (readonly [CountedBy, RegExp])[] = [
  [
    'medium',
    new RegExp(
      `${which}(?:媒[体體]|报社|報社|报纸|報紙|网站|網站)|\\b(?:which|what) (?:media|outlets?|papers?)\\b`,
      'iu',
    ),
  ],
  [
    'region',
    new RegExp(
      `${which}(?:城市|省份?|地区|地區|地方|区域|區域|市)|\\b(?:which|what) (?:cit(?:y|ies)|provinces?|regions?|places?)\\b`,
      'iu',
    ),
  ],
]

/** By what a question counts, and where that stands in it. @param text plain (`plainText`) */
export const countedBy = (text: string): { by: CountedBy; at: number; end: number }[] =>
  patterns.flatMap(([by, pattern]) => {
    const found = pattern.exec(text)
    return found ? [{ by, at: found.index, end: found.index + found[0].length }] : []
  })

/** Of places, cities alone: a province is no answer to 哪个城市. */
export const countsCities = (question: string): boolean => /哪.?[个個些座]?城?市|\bcit(?:y|ies)\b/iu.test(question)

/** Turns of speech of a question that would be read as words of articles. */
export const turnsOfSpeech =
  /(?:到底|究竟)?(?:是|算)?(?:怎么|怎麼|咋)(?:一)?回事|(?:有|发生了?|發生了?|出了?)?(?:什么|什麼|哪些)(?:样的?)?(?:热点|熱點|大事|新鲜事|新鮮事|事情?)|[更最](?:高|低|多|少|大|小|强|強|弱|好|差)|(?:高|低|多|少|大|小|强|強|弱|好|差)些?[吗嗎]/gu
