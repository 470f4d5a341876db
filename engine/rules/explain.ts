// A rule in one plain sentence, in three languages.
import { fill, type Sentence } from './problems.ts'
import type { Rule, Scope } from './rule.ts'
import { withNames } from './vocabulary.ts'

/** “Articles that …”: what the rule wants, as one would say it; of a long rule the first words and how many there are. */
export function explain(rule: Rule): Sentence {
  wordsLeft = MOST_WORDS
  return fit(phrases.whole, { what: say(withNames(rule)) })
}

/** Most parts of one list, most words of a whole rule and most characters of one word that the sentence says. */
const MOST_PARTS = 12
const MOST_WORDS = 60
const MOST_CHARACTERS = 100
const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
let wordsLeft = MOST_WORDS

const phrases = {
  whole: ['找{{what}}的文章', '找{{what}}的文章', 'Articles that {{what}}'],
  word: ['“{{text}}”', '「{{text}}」', '“{{text}}”'],
  prefix: ['以“{{text}}”开头的单词', '以「{{text}}」開頭的單詞', 'a word beginning with “{{text}}”'],
  exact: ['写成“{{text}}”的词', '寫成「{{text}}」的詞', 'a word written exactly “{{text}}”'],
  contains: ['含{{what}}', '含{{what}}', 'contain {{what}}'],
  not: ['不含{{what}}', '不含{{what}}', 'do not contain {{what}}'],
  notGroup: ['不符合（{{what}}）', '不符合（{{what}}）', 'do not match ({{what}})'],
  group: ['（{{what}}）', '（{{what}}）', '({{what}})'],
  each: ['{{what}}各至少{{count}}次', '{{what}}各至少{{count}}次', '{{what}} at least {{count}} times each'],
  times: ['{{what}}至少{{count}}次', '{{what}}至少{{count}}次', '{{what}} at least {{count}} times'],
  together: [
    '{{what}}合计至少{{count}}次',
    '{{what}}合計至少{{count}}次',
    '{{what}} at least {{count}} times together',
  ],
  near: [
    '{{left}}与{{right}}且相隔不超过{{distance}}个字词',
    '{{left}}與{{right}}且相隔不超過{{distance}}個字詞',
    '{{left}} and {{right}} at most {{distance}} words apart',
  ],
  window: [
    '{{what}}且彼此相隔不超过{{distance}}个字词',
    '{{what}}且彼此相隔不超過{{distance}}個字詞',
    '{{what}} all at most {{distance}} words apart',
  ],
  t: ['标题{{what}}', '標題{{what}}', 'in the title {{what}}'],
  c: ['正文{{what}}', '正文{{what}}', 'in the body {{what}}'],
  corp: ['提到的企业{{what}}', '提到的企業{{what}}', 'mention companies and {{what}}'],
  brand: ['提到的品牌{{what}}', '提到的品牌{{what}}', 'mention brands and {{what}}'],
  prod: ['提到的产品{{what}}', '提到的產品{{what}}', 'mention products and {{what}}'],
} satisfies Record<string, Sentence>

const nameIs: Sentence = ['有{{what}}', '有{{what}}', '{{what}} is among them']
/** What stands between the parts of a list, and behind those that are said when there are more. */
interface Joint {
  between: Sentence
  more: Sentence
}
const allMore: Sentence = ['等全部{{count}}项', '等全部{{count}}項', ' and {{rest}} more']
const anyMore: Sentence = ['等{{count}}项之一', '等{{count}}項之一', ' or any of {{rest}} more']
const andWords: Joint = { between: ['和', '和', ' and '], more: allMore }
const orWords: Joint = { between: ['或', '或', ' or '], more: anyMore }
const andClauses: Joint = { between: ['，并且', '，並且', ', and '], more: allMore }
const orClauses: Joint = { between: ['，或者', '，或者', ', or '], more: anyMore }

/** A clause: what an article must do. */
function say(rule: Rule, contains: Sentence = phrases.contains): Sentence {
  switch (rule.kind) {
    case 'not':
      if (isWords(rule.of) && contains === phrases.contains) return fit(phrases.not, { what: words(rule.of) })
      return fit(phrases.notGroup, { what: say(rule.of, contains) })
    case 'scope':
      return fit(phrases[rule.scope], { what: say(rule.of, isName(rule.scope) ? nameIs : phrases.contains) })
    case 'all':
    case 'any':
      if (isWords(rule)) return fit(contains, { what: words(rule) })
      return list(rule.of, part => grouped(part, rule.kind, contains), rule.kind === 'all' ? andClauses : orClauses)
    case 'frequency':
      if (isWords(rule.of)) return fit(contains, { what: words(rule) })
      return fit(phrases.times, { what: fit(phrases.group, { what: say(rule.of, contains) }), count: rule.count })
    default:
      return fit(contains, { what: words(rule) })
  }
}

const isName = (scope: Scope): boolean => scope !== 't' && scope !== 'c'

function grouped(rule: Rule, outer: 'all' | 'any', contains: Sentence): Sentence {
  const reported = say(rule, contains)
  const mixes = (rule.kind === 'all' || rule.kind === 'any') && !isWords(rule) && rule.kind !== outer
  return mixes || rule.kind === 'scope' ? fit(phrases.group, { what: reported }) : reported
}

/** Can be said as a phrase of words, without a verb? */
function isWords(rule: Rule): boolean {
  if (rule.kind === 'term') return true
  return (rule.kind === 'any' || rule.kind === 'all') && rule.of.every(part => part.kind === 'term')
}

function words(rule: Rule): Sentence {
  switch (rule.kind) {
    case 'term':
      wordsLeft--
      return fit(rule.exact ? phrases.exact : rule.prefix ? phrases.prefix : phrases.word, {
        text: shortened(rule.text),
      })
    case 'any':
      return list(rule.of, words, orWords)
    case 'all':
      return list(rule.of, words, andWords)
    case 'frequency': {
      const phrase = rule.of.kind === 'all' ? phrases.each : rule.of.kind === 'any' ? phrases.together : phrases.times
      return fit(phrase, { what: words(rule.of), count: rule.count })
    }
    case 'near':
      return fit(phrases.near, { left: operand(rule.left), right: operand(rule.right), distance: rule.distance })
    case 'window':
      return fit(phrases.window, { what: list(rule.of, operand, andWords), distance: rule.distance })
    default:
      return fit(phrases.group, { what: say(rule) })
  }
}

/** `a|b` beside another word needs brackets to be one thing. */
const operand = (rule: Rule): Sentence =>
  rule.kind === 'any' ? fit(phrases.group, { what: words(rule) }) : words(rule)

function list(parts: readonly Rule[], say: (part: Rule) => Sentence, { between, more }: Joint): Sentence {
  const reported: Sentence[] = []
  for (const part of parts) {
    if (reported.length === MOST_PARTS || (reported.length > 0 && wordsLeft <= 0)) break
    reported.push(say(part))
  }
  const rest = parts.length - reported.length
  const tail = rest > 0 ? fit(more, { count: parts.length, rest }) : nothing
  return byLanguage(i => reported.map(sentence => sentence[i]).join(between[i]) + tail[i])
}

const nothing: Sentence = ['', '', '']

const byLanguage = (inLanguage: (i: 0 | 1 | 2) => string): Sentence => [inLanguage(0), inLanguage(1), inLanguage(2)]

/** A sentence with places filled by texts, numbers or other sentences, each in its own language. */
function fit(sentence: Sentence, values: Record<string, Sentence | string | number>): Sentence {
  return byLanguage(i => {
    const own = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[i] : value])
    return fill(sentence, Object.fromEntries(own))[i]
  })
}
