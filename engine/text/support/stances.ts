// What turns a statement round without changing what it is about: negation, direction, certainty.

/** Before a word, at most so many letters: 并未正式宣布. */
const reach = 6
const negators =
  /(?:不|没有?|未|无|非|否认|拒绝|禁止|停止|取消|避免|缺乏|辟谣|谣言|不实|\bnot|\bno|\bnever|\bden(?:y|ies|ied)|n't|\bwithout)/u
/** Words in which the letter negates nothing. */
const notNegating = /不断|不仅|不但|不过|不久|不同|不少|不管|不论|无论|非常|未来|无线|是否|不得不|没有不|无不|并非不/gu

/** Whether what stands before a place within its clause negates it. @param text folded */
export function isNegatedAt(text: string, at: number): boolean {
  const clause = text.slice(Math.max(0, at - 2 * reach), at).replace(notNegating, '  ')
  const near = /[^，。；！？、,;!?\n]*$/u.exec(clause)?.[0] ?? ''
  // A Latin word before may be longer than a Chinese one.
  return negators.test(/[a-z]/.test(near) ? near : near.slice(-reach))
}

/** Whether a clause negates anything. @param clause folded */
export const hasNegation = (clause: string): boolean => negators.test(clause.replace(notNegating, '  '))

/** A word denies what it stands beside, wherever it stands: 否认, 谣言. @param sentence folded */
const denies = /否认|辟谣|谣言|不实|不属实|假消息|子虚乌有|\bden(?:y|ies|ied)\b/u
export const isDenial = (sentence: string): boolean => denies.test(sentence)

interface Opposed {
  readonly one: RegExp
  readonly other: RegExp
}
const opposed: readonly Opposed[] = [
  {
    one: /上涨|涨|上升|上扬|增长|增加|增至|同比增|提高|提升|升至|攀升|回升|反弹|扩大|走高|\bris(?:e|es|ing)|\brose\b|\bincreas|\bgrew\b|\bgrow|\bup by\b/u,
    other:
      /下跌|跌|下降|下滑|减少|减至|同比减|降低|降至|回落|缩小|萎缩|走低|\bfall|\bfell\b|\bdecreas|\bdeclin|\bdropp?|\bdown by\b/u,
  },
  { one: /盈利|净赚|扭亏/u, other: /亏损|净亏|由盈转亏/u },
  { one: /支持|赞成|赞同|\bsupports?\b/u, other: /反对|抵制|\boppos/u },
  { one: /收购|买入|增持|\bacquir|\bbought\b/u, other: /出售|卖出|减持|抛售|\bsold\b|\bsells?\b/u },
  { one: /胜诉|获胜|战胜|\bwon\b/u, other: /败诉|落败|\blost\b/u },
  { one: /上任|出任|就任|履新/u, other: /离任|辞职|卸任|离职/u },
  { one: /早于|提前/u, other: /晚于|推迟|延期|延后/u },
  { one: /高于|多于|超过|超出/u, other: /低于|少于|不足|不到/u },
]

/** Directions of a text that another one turns: it says one side alone and the other text says the opposite side alone, or neither. @param texts folded */
export function isTurned(stated: string, by: string): boolean {
  return opposed.some(({ one, other }) => {
    const [statedOne, statedOther] = [one.test(stated), other.test(stated)]
    const [byOne, byOther] = [one.test(by), other.test(by)]
    return (
      (statedOne && !byOne) ||
      (statedOther && !byOther) ||
      (statedOne !== statedOther && byOne && byOther && !isSameOrder(stated, by, { one, other }))
    )
  })
}

/** A clause says one side of a pair more often than the clause that it was made of. @param texts folded */
export function outnumbers(stated: string, by: string): boolean {
  const count = (side: RegExp, text: string) => Array.from(text.matchAll(new RegExp(side.source, 'gu'))).length
  return opposed.some(
    ({ one, other }) =>
      (count(one, stated) > count(one, by) && count(other, stated) < count(other, by)) ||
      (count(other, stated) > count(other, by) && count(one, stated) < count(one, by)),
  )
}

/** Both directions stand in the other text: the same words stand beside the direction in it. */
function isSameOrder(stated: string, by: string, { one, other }: Opposed): boolean {
  const side = one.test(stated) ? one : other
  const subject = clauseWith(stated, side)
  const clause = clausesOf(by).filter(each => side.test(each))
  const letters = [...subject.replace(new RegExp(side.source, 'gu'), '')].filter(letter => /[\p{L}\p{N}]/u.test(letter))
  if (letters.length === 0) return true
  return clause.some(each => letters.filter(letter => each.includes(letter)).length >= letters.length * 0.6)
}
const clausesOf = (text: string): string[] => text.split(/[，。；！？,;!?\n]/u)
const clauseWith = (text: string, side: RegExp): string => clausesOf(text).find(each => side.test(each)) ?? text

const uncertain =
  /据传|网传|传闻|疑似|或将|或(?=[\p{L}]{1,4}[，。])|或因|或为|可能|有望|预计|拟|计划|据称|尚待|有待|料将|恐|涉嫌|\bmay\b|\bmight\b|\bcould\b|\balleged|\breportedly\b|\bexpected\b|\bplans? to\b|\brumou?r/u

/** Whether a sentence leaves open whether it is so. @param sentence folded */
export const isUncertain = (sentence: string): boolean => uncertain.test(sentence)
