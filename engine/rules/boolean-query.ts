// Boolean queries as other products write them (AND, OR, NOT, NEAR/n, "…", title:, * at a word's end) → a rule. What has no counterpart is named, never dropped in silence.
import { DISTANCE, MAX_DEPTH, MAX_RULE_LENGTH, MIN_PREFIX } from './limits.ts'
import { hasPlaces, hasScope } from './operands.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import { fill, type Sentence } from './problems.ts'
import { all, any, type Rule, type Scope, term } from './rule.ts'

export interface ConvertedQuery {
  /** In this language; null when nothing could be made of it. */
  text: string | null
  /** What says something else now, or nothing any more. */
  lost: LostPart[]
}

export interface LostPart {
  /** As it was written. */
  part: string
  why: Sentence
}

const reasons = {
  field: ['没有这个字段，已略去', '沒有這個欄位，已略去', 'There is no such field: left out'],
  wildcard: [
    '词首或词中的通配符没有对应写法，已略去这个词',
    '詞首或詞中的萬用字元沒有對應寫法，已略去這個詞',
    'A wildcard inside or before a word has no counterpart: the word is left out',
  ],
  prefix: [
    '* 只用于至少 {{min}} 个字母的词尾，已按整词查找',
    '* 只用於至少 {{min}} 個字母的詞尾，已按整詞查找',
    'A * stands behind at least {{min}} letters only: looked for as a whole word',
  ],
  order: [
    '不能限定先后次序，已按任意次序',
    '不能限定先後次序，已按任意次序',
    'The order cannot be kept: any order counts',
  ],
  operand: [
    '距离只能用于词或任一的词，已改为同时出现',
    '距離只能用於詞或任一的詞，已改為同時出現',
    'A distance stands between words or any of words: both have to occur',
  ],
  chain: ['连续的距离已拆成两两相邻', '連續的距離已拆成兩兩相鄰', 'A chain of distances became pairs of neighbours'],
  distance: ['距离最多 {{max}}', '距離最多 {{max}}', 'A distance is {{max}} at most'],
  weight: ['没有权重，已略去', '沒有權重，已略去', 'There are no weights: left out'],
  nested: [
    '范围里不能再限定范围，已略去里面的',
    '範圍裡不能再限定範圍，已略去裡面的',
    'A scope inside a scope is left out',
  ],
  case: ['不区分大小写', '不區分大小寫', 'Upper and lower case are the same here'],
  missing: ['缺少词，已略去', '缺少詞，已略去', 'A word is missing: left out'],
  bracket: [
    '括号不成对，已按最接近的意思读',
    '括號不成對，已按最接近的意思讀',
    'Brackets do not match: read as closely as possible',
  ],
  depth: ['括号嵌套过深', '括號巢狀過深', 'Brackets nest too deep'],
  result: [
    '转换后的规则有误：{{problem}}',
    '轉換後的規則有誤：{{problem}}',
    'The converted rule has a mistake: {{problem}}',
  ],
} satisfies Record<string, Sentence>

const scopes: Readonly<Record<string, Scope>> = {
  title: 't',
  headline: 't',
  intitle: 't',
  hlead: 't',
  标题: 't',
  標題: 't',
  body: 'c',
  content: 'c',
  text: 'c',
  fulltext: 'c',
  正文: 'c',
  内容: 'c',
  內容: 'c',
}

const operators = String.raw`AND\s+NOT|AND|OR|NOT|O?NEAR(?:\/\d+)?[fF]?|[Ww]\/\d+|[Nn]\/\d+|PRE\/\d+|ADJ\d*`
const nearOf = /^(?:(O)?NEAR|(W)|N|(PRE)|(ADJ))\/?(\d+)?(F)?$/i
/** A single `&` beside white space, a bracket or a quote, or between Chinese words; `R&D` is a name. */
const single = String.raw`(?<=[\s)）"”]|^)&(?!&)|&(?=[\s(（"“])|(?<=\p{Script=Han})&(?=\p{Script=Han})`
/** In small letters beside what is no Latin word: `rock and roll` is a name. */
const afterOther = String.raw`(?<=[^\sA-Za-z0-9&|]\s{0,4})`
const small = String.raw`(?:and\s+not|and|or|not)(?=\s{1,4}[^\sA-Za-z0-9&|]|[(（"“])|${afterOther}(?:and\s+not|and|or|not)`
/** Outside quotes an operator in capitals between words, in small letters between Chinese ones, a single `&`, or a field that others call otherwise. */
const foreignSign = new RegExp(
  String.raw`(?:^|[\s)）"”])(?:${operators})(?=[\s(（"“])|&&|\|\||${single}|${afterOther}(?<=[\s)）"”])(?:and\s+not|and|or)(?=\s{1,4}[^\sA-Za-z0-9&|]|[(（"“])|(?:^|[\s(（])(?:intitle|headline|title|body|content)\s*[:：]`,
  'u',
)

/** Whether a text is more likely a query of another product than a rule. */
export const looksForeign = (text: string): boolean =>
  text.length <= MAX_RULE_LENGTH && foreignSign.test(text.replace(/"[^"]*"|“[^”]*”/g, '""'))

type Sign =
  | { kind: 'and' | 'or' | 'not' | '(' | ')'; part: string }
  | { kind: 'near'; part: string; distance: number; ordered: boolean }
  | { kind: 'field'; part: string; name: string }
  | { kind: 'word'; part: string; text: string; quoted: boolean; within: number | null }

const signAhead = new RegExp(
  [
    String.raw`(?<white>[\s,，;；]+)`,
    String.raw`(?<bracket>[()（）])`,
    String.raw`"(?<straight>[^"]*)(?:"|$)`,
    String.raw`“(?<curly>[^”]*)(?:”|$)`,
    String.raw`\{(?<cased>[^{}]*)\}`,
    String.raw`(?<operator>${operators}|${small})(?=[\s()（）"“{]|$)`,
    String.raw`(?<symbol>&&|\|\||${single}|[!|]|[-+](?=[^\s])|(?<=\s)[-+](?=\s))`,
    String.raw`(?<field>[A-Za-z_][A-Za-z_.]*|标题|標題|正文|内容|內容)\s*[:：](?!\/\/)`,
    String.raw`(?<word>(?:(?!\p{Script=Han}&{1,2}\p{Script=Han}|[^\s]&&)[^\s()（）"“”{},，;；|])+[^\s()（）"“”{},，;；|]?)`,
    String.raw`(?<other>.)`,
  ].join('|'),
  'suy',
)

function signsOf(text: string, lose: (part: string, why: Sentence) => void): Sign[] {
  const signs: Sign[] = []
  signAhead.lastIndex = 0
  for (let found = signAhead.exec(text); found; found = signAhead.exec(text)) {
    const { groups = {}, 0: part } = found
    const { bracket, straight, curly, cased, operator, symbol, field, word } = groups
    if (bracket) signs.push({ kind: '（('.includes(bracket) ? '(' : ')', part })
    else if (operator) signs.push(signOfOperator(operator))
    else if (symbol)
      signs.push({
        kind: symbol.startsWith('&') || symbol === '+' ? 'and' : symbol.startsWith('|') ? 'or' : 'not',
        part,
      })
    else if (field) signs.push({ kind: 'field', part, name: field.toLowerCase() })
    else if (cased !== undefined) {
      lose(part, reasons.case)
      signs.push({ kind: 'word', part, text: cased, quoted: true, within: null })
    } else if (straight !== undefined || curly !== undefined) {
      const slop = /~(\d+)/y
      slop.lastIndex = signAhead.lastIndex
      const within = slop.exec(text)
      if (within) signAhead.lastIndex = slop.lastIndex
      signs.push({
        kind: 'word',
        part,
        text: straight ?? curly ?? '',
        quoted: true,
        within: within ? Number(within[1]) : null,
      })
    } else if (word) {
      const weight = /[\^~][\d.]*$/.exec(word)?.[0] ?? ''
      if (weight !== '') lose(word, reasons.weight)
      signs.push({ kind: 'word', part, text: word.slice(0, word.length - weight.length), quoted: false, within: null })
    }
  }
  return signs
}

function signOfOperator(part: string): Sign {
  const name = part.toUpperCase()
  if (name.startsWith('AND')) return { kind: name.endsWith('NOT') ? 'not' : 'and', part }
  if (name === 'OR') return { kind: 'or', part }
  if (name === 'NOT') return { kind: 'not', part }
  const [, onear, , pre, adjacent, number, follows] = nearOf.exec(part) ?? []
  return {
    kind: 'near',
    part,
    distance: number === undefined ? (adjacent ? 0 : 10) : Number(number),
    ordered: Boolean(onear || pre || adjacent || follows),
  }
}

export function fromBooleanQuery(text: string): ConvertedQuery {
  const lost: LostPart[] = []
  const lose = (part: string, why: Sentence) => {
    if (!lost.some(known => known.part === part && known.why[0] === why[0])) lost.push({ part, why })
  }
  if (text.length > MAX_RULE_LENGTH) return { text: null, lost }
  const rule = new QueryReader(signsOf(text, lose), lose).readAll()
  if (!rule) return { text: null, lost }
  const printed = print(rule)
  const mistake = parse(printed).problems.find(({ severity }) => severity === 'error')
  if (!mistake) return { text: printed, lost }
  const why = reasons.result.map(
    (sentence, at) => fill([sentence, sentence, sentence], { problem: mistake.message[at] ?? '' })[0],
  )
  lose(printed, why as unknown as Sentence)
  return { text: null, lost }
}

/** Binding, tightest first: fields, NOT, NEAR, AND, OR. A part of which nothing is left is null. */
class QueryReader {
  private i = 0
  private depth = 0
  private readonly signs: readonly Sign[]
  private readonly lose: (part: string, why: Sentence) => void

  constructor(signs: readonly Sign[], lose: (part: string, why: Sentence) => void) {
    this.signs = signs
    this.lose = lose
  }

  readAll(): Rule | null {
    const parts: Rule[] = []
    while (this.i < this.signs.length) {
      const part = this.readAny()
      if (part) parts.push(part)
      // A bracket that was never opened.
      if (this.peek()) this.lose(this.signs[this.i++]?.part ?? '', reasons.bracket)
    }
    return parts.length === 0 ? null : all(parts)
  }

  private readAny(): Rule | null {
    const parts: Rule[] = []
    do {
      const part = this.readEvery()
      if (part) parts.push(part)
    } while (this.take('or'))
    return parts.length === 0 ? null : any(parts)
  }

  /** Words beside one another without an operator are read as AND. */
  private readEvery(): Rule | null {
    const parts: Rule[] = []
    for (;;) {
      const joined = this.take('and')
      const next = this.peek()
      if (next === undefined || next === ')' || next === 'or') {
        if (joined) this.lose(joined.part, reasons.missing)
        break
      }
      const part = this.readNot()
      if (part) parts.push(...(part.kind === 'all' ? part.of : [part]))
    }
    return parts.length === 0 ? null : all(parts)
  }

  private readNot(): Rule | null {
    let isRequested = true
    let last: Sign | null = null
    for (let sign = this.take('not'); sign; sign = this.take('not')) {
      isRequested = !isRequested
      last = sign
    }
    const part = this.readNear()
    if (!part && last) this.lose(last.part, reasons.missing)
    if (!part || isRequested) return part
    return part.kind === 'not' ? part.of : { kind: 'not', of: part }
  }

  private readNear(): Rule | null {
    let left = this.readUnit()
    const pairs: Rule[] = []
    let links = 0
    for (let sign = this.take('near'); sign?.kind === 'near'; sign = this.take('near')) {
      const right = this.readUnit()
      if (sign.ordered) this.lose(sign.part, reasons.order)
      if (!left || !right) {
        this.lose(sign.part, reasons.missing)
        left ??= right
        continue
      }
      if (++links === 2) this.lose(sign.part, reasons.chain)
      if (hasPlaces(left) && hasPlaces(right)) pairs.push({ kind: 'near', left, right, distance: this.clamped(sign) })
      else {
        this.lose(sign.part, reasons.operand)
        for (const each of links === 1 ? [left, right] : [right])
          pairs.push(...(each.kind === 'all' ? each.of : [each]))
      }
      left = right
    }
    return pairs.length === 0 ? left : all(pairs)
  }

  private clamped({ distance, part }: Sign & { kind: 'near' }): number {
    if (distance > DISTANCE.max) this.lose(part, fill(reasons.distance, DISTANCE))
    return Math.min(DISTANCE.max, distance)
  }

  private readUnit(): Rule | null {
    const sign = this.signs[this.i]
    switch (sign?.kind) {
      case 'word':
        this.i++
        return this.wordOf(sign)
      case 'field':
        this.i++
        return this.readField(sign)
      case '(':
        return this.readBrackets(sign)
      // Two operators in a row, or one at the beginning.
      case 'near':
        this.i++
        this.lose(sign.part, reasons.missing)
        return null
      default:
        return null
    }
  }

  private readBrackets({ part }: Sign): Rule | null {
    if (this.depth >= MAX_DEPTH) {
      this.lose(part, reasons.depth)
      this.i = this.signs.length
      return null
    }
    this.i++
    this.depth++
    const rule = this.readAny()
    this.depth--
    if (!this.take(')')) this.lose(part, reasons.bracket)
    return rule
  }

  private readField({ name, part }: Sign & { kind: 'field' }): Rule | null {
    const scope = Object.hasOwn(scopes, name) ? scopes[name] : undefined
    const from = this.i
    if (this.depth >= MAX_DEPTH) {
      this.lose(part, reasons.depth)
      this.i = this.signs.length
      return null
    }
    this.depth++
    const of = this.readUnit()
    this.depth--
    const written = [part, ...this.signs.slice(from, this.i).map(each => each.part)].join('')
    if (!scope) {
      this.lose(written, reasons.field)
      return null
    }
    if (!of) return null
    if (!hasScope(of)) return { kind: 'scope', scope, of }
    this.lose(written, reasons.nested)
    return of
  }

  private wordOf({ text, part, quoted, within }: Sign & { kind: 'word' }): Rule | null {
    const words = text.trim().split(/\s+/)
    if (within !== null && words.length > 1) {
      const parts = words.map(word => term(word))
      return parts.length === 2
        ? { kind: 'near', left: parts[0]!, right: parts[1]!, distance: Math.min(DISTANCE.max, within) }
        : { kind: 'window', of: parts, distance: Math.min(DISTANCE.max, within) }
    }
    const bare = quoted ? text : text.replace(/\*$/, '')
    if (!quoted && /[*?]/.test(bare)) {
      this.lose(part, reasons.wildcard)
      return null
    }
    const hasStar = bare !== text
    const isPrefix = hasStar && new RegExp(String.raw`\p{Script=Latin}{${MIN_PREFIX},}$`, 'u').test(bare)
    if (hasStar && !isPrefix) this.lose(part, fill(reasons.prefix, { min: MIN_PREFIX }))
    const word = term(bare, isPrefix)
    return word.tokens.length === 0 ? null : word
  }

  private peek(): Sign['kind'] | undefined {
    return this.signs[this.i]?.kind
  }

  private take(kind: Sign['kind']): Sign | null {
    return this.peek() === kind ? (this.signs[this.i++] ?? null) : null
  }
}
