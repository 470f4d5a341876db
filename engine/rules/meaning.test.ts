// Every sentence of the language's definition under "Meaning", as cases.
import { describe, expect, it } from 'vitest'
import { canonicalise } from '../text/index.ts'
import { evaluate } from './evaluate.ts'
import { findHits } from './hits.ts'
import { createMatcher } from './matcher/matcher.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import { canonicalName, type Rule, type RuleArticle } from './rule.ts'

function rule(text: string): Rule {
  const { rule: found, problems } = parse(text)
  if (!found) throw new Error(`${text}: ${problems.map(({ code }) => code).join(', ')}`)
  return found
}

type Names = Pick<RuleArticle, 'corps' | 'brands' | 'products'>
const article = (body: string, title = '', names: Names = {}): RuleArticle => {
  return { title: canonicalise(title), body: canonicalise(body), ...names }
}

/** The definition and the matcher must say the same. */
function wants(text: string, about: RuleArticle): boolean {
  const matcher = createMatcher()
  matcher.set(7, rule(text))
  const answer = evaluate(rule(text), about)
  expect([...matcher.match(about)]).toEqual(answer ? [7] : [])
  return answer
}

type Case = [says: string, rule: string, body: string, wanted: boolean]

describe('terms', () => {
  const cases: Case[] = [
    ['a Han term matches as a substring', '华为', '购买华为手机', true],
    ['but never across punctuation', '苹果公司', '我爱苹果。公司很好', false],
    ['across a space that a scanner left', '华为', '华 为手机', true],
    ['a rule with the space finds the text without', '华 为', '华为手机', true],
    ['traditional text, simplified rule', '台湾', '臺灣新聞', true],
    ['simplified text, traditional rule', '臺灣', '台湾新闻', true],
    ['full width text', 'AI', '用ＡＩ写作', true],
    ['a Latin term finds its word beside Han', 'AI', 'AI芯片', true],
    ['and at the end', 'AI', '我们用AI', true],
    ['but not inside another word', 'AI', 'he said so', false],
    ['letters and digits with or without a space', 'Model3', '买了 Model 3', true],
    ['and the other way round', 'Model 3', '买了Model3', true],
    ['5G is 5 G', '5G', '5 G 网络', true],
    ['but not 15G', '5G', '15G内存', false],
    ['node.js is node + . + js', 'node.js', '学习Node.JS吧', true],
    ['not nodejs', 'node.js', '学习nodejs吧', false],
    ['two words are not one', 'nodejs', 'node js', false],
    ['a prefix finds longer words', 'app*', 'two apples', true],
    ['and the word itself', 'app*', 'an app here', true],
    ['only from the beginning', 'app*', 'snappy', false],
    ['a code finds what is longer', 'SU7*', '小米SU70 上市', true],
    ['and what stands behind it', 'DF33*', '东风 DF3302B', true],
    ['with a hyphen', 'GPT-5*', 'GPT‑51', true],
    ['but no other code', 'SU7*', 'SU8', false],
    ['a space within a code is nothing', 'SU7', '小米 SU 7 上市', true],
    ['also for what is longer', 'SU7*', '小米 SU 70 上市', true],
    ['a hyphen within a code is a sign', 'SU7', '小米 SU-7 上市', false],
    ['also for what is longer', 'SU7*', '小米 SU-70 上市', false],
    ['and found with it', 'SU-7*', '小米 SU−70 上市', true],
    ['at the end of a phrase', 'red app*', 'red apples', true],
    ['a hyphenated word', 'CR-V', '本田CR-V上市', true],
    ['a quoted operator', '"C++"', '学C++很难', true],
    ['an escaped operator', 'C\\+\\+', '学C++很难', true],
    ['an emoji', '👍', '真好👍', true],
    ['with a skin tone it is another', '👍', '真好👍🏽', false],
    ['one person of a family is not there', '👩', '👨‍👩‍👧', false],
    ['half a surrogate pair never matches', '"\ud842"', '𠮷野家', false],
    ['a rare character', '𠮷野', '在𠮷野家', true],
    ['invisible characters change nothing', '华为', '华\u200b为', true],
    ['one character', '茅', '贵州茅台', true],
  ]
  it.each(cases)('%s: %s in %s', (_, text, body, expected) => expect(wants(text, article(body))).toBe(expected))
})

describe('all, any, none', () => {
  const cases: Case[] = [
    ['both', 'a+b', 'b a', true],
    ['not one of both', 'a+b', 'a', false],
    ['either', 'a|b', 'b', true],
    ['a without b', 'a -b', 'a c', true],
    ['a with b', 'a -b', 'a b', false],
    ['minus before plus: a and not b and c', 'a -b+c', 'a c', true],
    ['plus before bar: a, or b and c', 'a|b+c', 'a', true],
    ['brackets override', '(a|b)+c', 'a', false],
    ['an exclusion of two', '疫情+武汉-(辟谣|谣言)', '武汉疫情谣言', false],
    ['a hyphen between Latin letters is no operator', 'a-b', 'a c', false],
    ['a bracketed exclusion', '(-a)+b', 'b', true],
    ['an exclusion of an exclusion', 'c-(a -b)', 'c a b', true],
    ['full-width twins', '（a｜b）＋c －d', 'a c', true],
  ]
  it.each(cases)('%s: %s in %s', (_, text, body, expected) => expect(wants(text, article(body))).toBe(expected))
})

describe('frequency', () => {
  const cases: Case[] = [
    ['enough', 'a^3', 'a b a b a', true],
    ['not enough', 'a^3', 'a b a', false],
    ['哈哈 occurs once in 哈哈哈', '哈哈^2', '哈哈哈', false],
    ['and twice in 哈哈哈哈', '哈哈^2', '哈哈哈哈', true],
    ['a and b together', '(a|b)^3', 'a b a', true],
    ['different terms may overlap', '(中国|国家)^2', '中国家', true],
    ['the same place counts once', '(app*|apple)^2', 'apple', false],
    ['each of a and b', '(a+b)^2', 'a b a', false],
    ['each of a and b, twice', '(a+b)^2', 'a b a b', true],
    ['before the distance', 'a^2{0}b', 'a b', false],
    ['frequency and distance', 'a^2{0}b', 'a x a b', true],
  ]
  it.each(cases)('%s: %s in %s', (_, text, body, expected) => expect(wants(text, article(body))).toBe(expected))

  it('counts title and body together, inside a scope only that field', () => {
    const both = article('a b', 'a c')
    expect(wants('a^2', both)).toBe(true)
    expect(wants('t:a^2', both)).toBe(false)
    expect(wants('t:(a|c)^2', both)).toBe(true)
  })
})

describe('distance', () => {
  const cases: Case[] = [
    ['neighbours have distance 0', 'a{0}b', 'a b', true],
    ['one token between', 'a{0}b', 'a x b', false],
    ['in either order', 'a{1}b', 'b x a', true],
    ['each Han character is one', '汽车{2}召回', '汽车大量召回', true],
    ['and one too far', '汽车{1}召回', '汽车大量召回', false],
    ['a run of punctuation is one', 'a{1}b', 'a！？。b', true],
    ['overlapping has distance 0', '中国{0}国家', '中国家', true],
    ['a word near itself wants two of it', 'a{5}a', 'x a x', false],
    ['and finds two', 'a{5}a', 'a x a', true],
    ['a choice on one side', '(a|b){0}c', 'a x b c', true],
    ['a window holds all', '(a+b+c){2}', 'c x a x b', false],
    ['between first and last', '(a+b+c){3}', 'c x a x b', true],
    ['in the best place', '(a+b){0}', 'a x x b a', true],
    ['a window of two is the pair', '(a+b){1}', 'b x a', true],
  ]
  it.each(cases)('%s: %s in %s', (_, text, body, expected) => expect(wants(text, article(body))).toBe(expected))

  it('never crosses the border of title and body', () => {
    expect(wants('a{5}b', article('b', 'a'))).toBe(false)
    expect(wants('a+b', article('b', 'a'))).toBe(true)
    expect(wants('ab', article('b', 'a'))).toBe(false)
    expect(wants('苹果', article('果', '苹'))).toBe(false)
  })
})

describe('scopes', () => {
  it('t: is the title, c: the body', () => {
    const about = article('小米', '苹果')
    expect([wants('t:苹果', about), wants('c:苹果', about), wants('t:小米', about)]).toEqual([true, false, false])
    expect(wants('t:(小米|苹果)', about)).toBe(true)
    expect(wants('苹果-t:苹果', about)).toBe(false)
    expect(wants('苹果-c:苹果', about)).toBe(true)
  })

  it('corp:, brand: and prod: are what the recogniser found, under any name', () => {
    const about = article('云帆汽车发布新车', '', {
      corps: ['云帆集团'].map(canonicalName),
      brands: ['云帆', 'YunFan'].map(canonicalName),
      products: ['Sail 3'].map(canonicalName),
    })
    expect(wants('brand:yunfan', about)).toBe(true)
    expect(wants('brand:雲帆', about)).toBe(true)
    expect(wants('prod:SAIL3', about)).toBe(true)
    expect(wants('corp:云帆', about)).toBe(false)
    expect(wants('corp:(云帆|云帆集团)', about)).toBe(true)
    expect(wants('brand:(云帆-YunFan)', about)).toBe(false)
    expect(wants('发布-corp:云帆', about)).toBe(true)
  })
})

describe('hits', () => {
  it('stand where the reader sees the words, without those excluded', () => {
    const title = '【快讯】臺 灣 ＡＩ芯片'
    const body = '广告：e\u0301toile 台湾👍🏽'
    const about = { title: canonicalise(title), body: canonicalise(body) }
    const hits = findHits(rule('(台湾|étoile|AI)+👍🏽-车-(小-广告)'), about)
    const shown = hits.map(({ field, from, to }) => (field === 'title' ? title : body).slice(from, to))
    expect(shown).toEqual(['臺 灣', 'ＡＩ', '广告', 'e\u0301toile', '台湾', '👍🏽'])
  })

  it('of a scoped word stand in that field only', () => {
    const hits = findHits(rule('t:a+b'), article('a b', 'a'))
    expect(hits.map(({ field, from }) => `${field} ${from}`)).toEqual(['title 0', 'body 2'])
  })
})

describe('a word in its writing', () => {
  const about = (title: string) => ({ title: canonicalise(title), body: canonicalise('') })
  it.each([
    ['="US"', 'US 出口', true],
    ['="US"', 'join us now', false],
    ['-="US"+us', 'join us now', true],
    ['-="US"+us', 'US 出口', false],
    ['="McDonald’s"', 'McDonald’s 涨价', true],
    ['="McDonald’s"', "McDonald's 涨价", false],
    ['="埃隆·马斯克"', '埃隆·马斯克', true],
    ['="埃隆·马斯克"', '埃隆马斯克', false],
    ['="Müller"', 'Mu\u0308ller', true],
    ['="Müller"', 'Muller', false],
    ['="华为"', '华\u200b为', true],
    ['="华为"', '華為', false],
    ['="US"^2', 'US us', false],
    ['="US"^2', 'US, US', true],
    ['＝“US”{3}出口', 'US 的出口', true],
    ['t:="US"|法国', 'us 出口', false],
  ])('%s on %s', (text, title, expected) => {
    const { rule, problems } = parse(text)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(rule && evaluate(rule, about(title))).toBe(expected)
    expect(rule && parse(print(rule)).rule).toEqual(rule)
  })

  it('is refused among names, which are compared without their writing', () => {
    expect(parse('corp:="US"').rule).toBeNull()
  })
})
