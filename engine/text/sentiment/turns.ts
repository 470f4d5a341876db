/** What a few words do to all the others, which runs of four characters cannot see: doubled negations and turns in short opinions, titles that only name a harm. */

/** What negations that take each other back say, in plain words; the first that fits counts. */
const doubled: readonly (readonly [RegExp, string])[] = [
  [/不(?:得|能)不(?:说|夸|赞|承认|佩服|提|点赞)(?:[一两]句|一下)?/gu, '值得夸'],
  [/没有?(?:任何|什么|半点)?理由不(?=\p{L})/gu, '很'],
  [/没有?(?:一|哪)?个?(?:人|客人|朋友|同事)不(?:说|称|夸|觉得)?(?=\p{L})/gu, '都说'],
  [/没有?(?:一点|一丝|半点|哪里|哪儿|哪点|什么|任何|一处)不(?=\p{L})/gu, '很'],
  [/没有不(?=\p{L}{1,3}的(?:地方|时候|人|感觉))/gu, '很'],
  [/(?:并|也|又)?不是不(?=\p{L})/gu, '很'],
  [/(?:不会|不可能|无法|没法)不(?=\p{L})/gu, '很'],
  [/无不(?=\p{L})/gu, '都'],
]

/** The same without doubled negations. */
export function withoutDoubled(text: string): string {
  let plain = text
  if (/[不没无]/.test(text)) for (const [pattern, words] of doubled) plain = plain.replace(pattern, words)
  return plain
}

/** Longer ones turn more than once, and what counts is not the last. */
const SHORT = 40
const turn = /[，,。；;！!\s](?:但是?|可是|然而|结果|后来)(?=\p{L})/gu

/** What stands behind the only turn of a short text; empty when it has none, or several. */
export function behindTurn(text: string): string {
  if (text.length > SHORT) return ''
  const turns = [...text.matchAll(turn)]
  const [only] = turns
  return turns.length === 1 && only ? text.slice(only.index + only[0].length) : ''
}

/** Added to what the model says of an article with that title. */
export interface Frame {
  lean: number
  sign: number
}

const denied =
  /否认|辟谣|不属实|(?:系|为|是)(?:谣言|假消息|不实)|(?:不存在(?!的)|未发现|没有发生|未发生|未出现|没有出现|未造成)/
const named =
  /演练|演习|示范(?:活动|创建|社区|[区点岗]|$)|宣传(?:活动|教育|[周月日进])|讲座|知识展|展览|培训(?:活动|班|会)|科普|普及|热线|处理厂|焚烧厂|条例|管理办法|处理办法|进校园|进社区|知识竞赛|防治日|警示教育/
const healed = /(?:新药|新疗法|疗法|疫苗|特效药).{0,8}(?:获批|上市|问世|成功)|迎来(?:新药|新疗法|福音|新希望)/
/** Something that did happen, whatever is denied or drilled. */
const real = /被捕|被罚|罚款|获刑|判刑|被判|被查|造假被|曝光|投诉|违规|混乱|失败|陷阱|诱骗|强奸|整治|流于形式|仍|却/
const harmed = /[死亡伤溺]|遇难|失踪|骗走/

/** How much a frame weighs, in logits. */
const NEUTRAL = -2.5
const GOOD: Frame = { lean: 1.5, sign: 2.5 }
const none: Frame = { lean: 0, sign: 0 }

/** Of a headline: a harm that is denied, or only the subject of a drill, a lecture, a rule, is none. */
export function frameOf(title: string): Frame {
  if (title === '' || real.test(title)) return none
  if (healed.test(title)) return GOOD
  return denied.test(title) || (named.test(title) && !harmed.test(title)) ? { lean: NEUTRAL, sign: 0 } : none
}
