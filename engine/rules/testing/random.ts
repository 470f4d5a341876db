// Random rules and articles for tests that hold an executor to the plain evaluation. Nasty on purpose: few words, so that they meet.
import fc from 'fast-check'
import { canonicalise } from '../../text/index.ts'
import { demandsWord } from '../operands.ts'
import { all, any, canonicalName, type Rule, type RuleArticle, term } from '../rule.ts'

const pool = [
  ...[
    '华',
    '華為',
    '华为',
    '手机',
    '手機',
    '哈哈',
    '哈',
    '中国',
    '国家',
    '苹果公司',
    '。',
    '！？',
    'AI',
    'Ａｐｐ',
    'apple',
    'Model 3',
    '5G',
  ],
  ...[
    'CR-V',
    'SU7',
    'SU7x',
    'CR-50',
    'x3302',
    'C++',
    'node.js',
    'a',
    'x',
    '3',
    '👍',
    '👍🏽',
    '👨‍👩‍👧',
    '𠮷',
    '𠮷野',
    '한국',
    'カナ',
    'café',
    '\ud83d',
    '的',
    '㈱',
    '埃隆·马斯克',
    '埃隆马斯克',
    'McDonald’s',
    "McDonald's",
    '着火',
    '著作',
    'Müller',
  ],
]
const awkward = [
  '"',
  '\\',
  'a+b',
  'a|b',
  '(x)',
  'a{5}b',
  'x^2',
  't:x',
  'http://x',
  'a,b',
  '“x”',
  '*',
  'a*b',
  'ab*',
  '华为*',
  '-x',
  'x-',
  '华-为',
  '＂',
  '、',
]

export const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...pool).map(text => term(text)) },
  { weight: 1, arbitrary: fc.constantFrom(...awkward).map(text => term(text)) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('AI', 'ai', 'McDonald’s', '埃隆·马斯克', 'Müller', '华為', '着火', '哈')
      .map(text => ({ ...term(text), exact: true as const })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('app', 'node', 'mod', 'C++app', 'x:mod', 'SU7', 'CR-5', 'x33')
      .map(text => term(text, true)),
  },
)
const several = <T>(part: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(part, { minLength: 2, maxLength: 3 })
const words: fc.Arbitrary<Rule> = fc.oneof({ weight: 3, arbitrary: word }, several(word).map(any))
const count = fc.constantFrom(1, 1, 2, 2, 3, 10)
const distance = fc.constantFrom(0, 0, 1, 2, 5, 500)
const frequent = (of: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.record({ kind: fc.constant('frequency' as const), of, count })
const inField = (of: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.record({ kind: fc.constant('scope' as const), scope: fc.constantFrom('t' as const, 'c' as const), of })
const operand = fc.oneof({ weight: 4, arbitrary: words }, frequent(words), inField(words))
const leaf: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 5, arbitrary: word },
  fc.record({ kind: fc.constant('near' as const), left: operand, right: operand, distance }),
  fc.record({ kind: fc.constant('window' as const), of: several(operand), distance }),
  frequent(fc.oneof(words, several(words).map(all), inField(words))),
)
const combined = (part: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.oneof(
    several(part).map(all),
    several(part).map(any),
    part.map(of => ({ kind: 'not' as const, of })),
  )
const withoutScope = fc.oneof(word, frequent(words), combined(word))
const name = fc.constantFrom('华为', 'Model 3', 'AI', '苹果公司')
const nameRule = fc.oneof(
  name.map(text => term(text)),
  combined(name.map(text => term(text))),
)
const named: fc.Arbitrary<Rule> = fc.record({
  kind: fc.constant('scope' as const),
  scope: fc.constantFrom('corp' as const, 'brand' as const, 'prod' as const),
  of: nameRule,
})
const node = fc.oneof({ weight: 6, arbitrary: leaf }, named, inField(withoutScope))
/** Also such as want every article. */
export const anyRule = fc.oneof(node, combined(node), combined(combined(node)), combined(combined(combined(node))))
/** Any rule but those that want every article. */
export const rule: fc.Arbitrary<Rule> = anyRule.filter(each => demandsWord(each))

/** A text of such words. */
export const randomText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pool, '。', ' ', '\n', '，', '\u200b', 's', '华', '国'), { maxLength: 16 })
  .map(pieces => pieces.join(''))
/** Of entities found in an article, as rules are asked about them. */
export const names = fc.array(name.map(canonicalName), { maxLength: 2 })
/** An article with the texts it was made from, and names of entities. */
export const randomArticle: fc.Arbitrary<{ title: string; body: string; article: RuleArticle }> = fc
  .record({ title: randomText, body: randomText, corps: names, brands: names, products: names })
  .map(({ title, body, ...found }) => {
    return { title, body, article: { title: canonicalise(title), body: canonicalise(body), ...found } }
  })
export const article: fc.Arbitrary<RuleArticle> = randomArticle.map(({ article }) => article)
