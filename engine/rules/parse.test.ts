import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../testing/rounds.ts'
import { canonicalise } from '../text/index.ts'
import { evaluate } from './evaluate.ts'
import { explain } from './explain.ts'
import { explainMatch } from './explain-match.ts'
import { demandsWord } from './operands.ts'
import { parse } from './parse.ts'
import { print, wordCount } from './print.ts'
import { term } from './rule.ts'

const empty = { title: canonicalise(''), body: canonicalise('') }

describe('what is accepted, and how it is printed', () => {
  const cases: [string, string][] = [
    ['华为 | 小米', '华为|小米'],
    ['a + b - c', 'a+b -c'],
    ['华 + 为 - 机', '华+为-机'],
    ['a+-b', 'a -b'],
    ['手机+-华为', '手机-华为'],
    ['iPhone -case', 'iPhone -case'],
    ['CR-V', 'CR-V'],
    ['T-ROC+x-ray', 'T-ROC+x-ray'],
    ['华为-广告', '华为-广告'],
    ['Model   3', 'Model 3'],
    ['"C++"', '"C++"'],
    ['C\\+\\+', '"C++"'],
    ['"华为"', '华为'],
    ['"12:30"', '12:30'],
    ['"t:x"', '"t:x"'],
    ['app*', 'app*'],
    ['T : （a｜b）', 't:(a|b)'],
    ['((a))', 'a'],
    ['a|(b|c)', 'a|(b|c)'],
    ['(a+b)+c', '(a+b)+c'],
    ['a^０３', 'a^3'],
    ['a{ 5 }b', 'a{5}b'],
    ['a｛5｝b', 'a{5}b'],
    ['(a+b+c){10}', '(a+b+c){10}'],
    ['(a|b)^3', '(a|b)^3'],
    ['c:a^3', 'c:a^3'],
    ['t:(a|b)^3', 't:(a|b)^3'],
    ['t:(a{5}b)', 't:(a{5}b)'],
    ['a^2{5}b^3', 'a^2{5}b^3'],
    ['corp:(a|b)+prod:c', 'corp:(a|b)+prod:c'],
  ]
  it.each(cases)('%s is %s', (text, printed) => {
    const { rule, problems } = parse(text)
    expect(problems).toEqual([])
    expect(print(rule!)).toBe(printed)
    expect(parse(printed).rule).toEqual(rule)
  })

  it('the tightest operator binds first', () => {
    expect(parse('a|b+c -d{5}e^2').rule).toEqual(parse('a|(b+c-(d{5}(e^2)))').rule)
  })
})

describe('what is refused, where, and how it is mended', () => {
  /** text, code, the marked part, the text after the first fix. */
  const cases: [text: string, code: string, marked: string, mended?: string][] = [
    ['', 'rule.empty', ''],
    ['  ', 'rule.empty', '  '],
    ['-a', 'rule.always', '-a'],
    ['a|-b', 'rule.always', 'a|-b'],
    ['-a-b', 'rule.always', '-a-b'],
    ['a|(b -c)|-(d+e)', 'rule.always', 'a|(b -c)|-(d+e)'],
    ['a^0', 'rule.freq.range', '^0', 'a^1'],
    ['a^11', 'rule.freq.range', '^11', 'a^10'],
    ['a^x', 'rule.freq.number', '^', 'ax'],
    ['a^2^3', 'rule.freq.repeated', '^3', 'a^2'],
    ['(a -b)^2', 'rule.freq.operand', '(a -b)^2', '(a -b)'],
    ['corp:a^2', 'rule.freq.operand', 'corp:a^2', 'corp:a'],
    ['a{501}b', 'rule.distance.range', '{501}', 'a{500}b'],
    ['a{x}b', 'rule.distance.number', '{x}', 'ab'],
    ['a{-1}b', 'rule.distance.number', '{-1}', 'ab'],
    ['a{5b', 'rule.distance.open', '{5', 'a{5}b'],
    ['a}', 'rule.distance.close', '}', 'a'],
    ['a{5}', 'rule.distance.operand', '{5}', 'a'],
    ['(a+b){5}c', 'rule.distance.operand', '(a+b){5}c'],
    ['(a|b){5}', 'rule.distance.window', '(a|b){5}', '(a|b)'],
    ['a{5}b{5}c', 'rule.distance.chain', 'a{5}b{5}c'],
    ['(a', 'rule.bracket.open', '(', '(a)'],
    ['a)', 'rule.bracket.close', ')', 'a'],
    ['a+()', 'rule.bracket.empty', '()', 'a+'],
    ['"a', 'rule.quote.open', '"', '"a"'],
    ['""', 'rule.quote.empty', '""'],
    ['a+', 'rule.word.missing', '+', 'a'],
    ['|a', 'rule.word.missing', '|', 'a'],
    ['a--b', 'rule.word.missing', '-', 'a-b'],
    ['a"b"', 'rule.operator.missing', '', 'a+"b"'],
    ['华为，小米', 'rule.operator.comma', '，', '华为|小米'],
    ['x:a', 'rule.scope.unknown', 'x:', '"x:a"'],
    ['标题:华为', 'rule.scope.unknown', '标题:', 't:华为'],
    ['t:', 'rule.word.missing', 't:', ''],
    ['t:c:a', 'rule.scope.nested', 't:c:a', 'c:a'],
    ['corp:(a{5}b)', 'rule.scope.operand', 'corp:(a{5}b)'],
    ['华为*', 'rule.prefix.latin', '华为*', '华为'],
    ['ab*', 'rule.prefix.short', 'ab*', 'ab'],
    ['a\\', 'rule.escape.end', '\\', 'a'],
    ['\u200b', 'rule.word.invisible', '\u200b'],
  ]
  it.each(cases)('%s: %s', (text, code, marked, mended) => {
    const { rule, problems } = parse(text)
    expect(rule).toBeNull()
    const found = problems.find(problem => problem.code === code)
    expect(problems.map(problem => problem.code)).toContain(code)
    expect(text.slice(found!.from, found!.to)).toBe(marked)
    for (const sentence of found!.message) expect(sentence).toMatch(/^[^{]*(\{\}[^{]*|\{n\}[^{]*)*$/)
    const [fix] = found!.fixes ?? []
    expect(fix && text.slice(0, fix.from) + fix.replacement + text.slice(fix.to)).toBe(mended)
  })

  it('however much advice there is, a rule that is broken is refused', () => {
    const { rule, problems } = parse(`${'华 为|'.repeat(500)}a{5}b{5}c`)
    expect(rule).toBeNull()
    expect(problems).toHaveLength(100)
    expect(problems.at(-1)?.code).toBe('rule.distance.chain')
  })

  it('several mistakes are shown at once, in order', () => {
    expect(parse('a^99+(b|"').problems.map(problem => problem.code)).toEqual([
      'rule.freq.range',
      'rule.bracket.open',
      'rule.quote.open',
      'rule.quote.empty',
    ])
  })
})

describe('long and deep texts', () => {
  it.each(['(', 't:', '((', '-(', '"', 'a|', 'a{5}', 'a^', '{', 'a+(b-c)|', '^', ')', '\\', '，', 'x:', '*', 'a-'])(
    '10,000 characters of %s are answered',
    piece => {
      const { rule, problems } = parse(piece.repeat(10_000 / piece.length))
      expect(rule === null).toBe(problems.some(({ severity }) => severity === 'error'))
      expect(problems.length).toBeLessThanOrEqual(100)
    },
  )

  it('50 brackets are accepted, 51 are not', () => {
    const nested = (depth: number): string => `${'(a+'.repeat(depth)}b${')'.repeat(depth)}`
    expect(parse(nested(50)).rule).not.toBeNull()
    expect(parse(nested(51)).problems.map(({ code }) => code)).toEqual(['rule.depth'])
  })

  it('no text makes it throw, and a rule comes back exactly when nothing is wrong', () => {
    const pieces = [
      'a',
      '华为',
      ' ',
      '|',
      '+',
      '-',
      '(',
      ')',
      '{5}',
      '{',
      '}',
      '^3',
      '^',
      '"',
      '“',
      '”',
      '\\',
      '*',
      ':',
      't:',
    ]
    const odd = ['corp:', '＋', '｛', '，', '、', '\u200b', '\u0301', '😀', '\ud83d', 'ﷺ', '㈱', '１', 'AND ', '\u3000']
    const written = fc.array(fc.constantFrom(...pieces, ...odd), { maxLength: 60 }).map(list => list.join(''))
    const any = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(fc.oneof(written, any), text => {
        const { rule, problems } = parse(text)
        expect(rule === null).toBe(problems.some(({ severity }) => severity === 'error'))
        if (rule) expect(parse(print(rule)).rule).toEqual(rule)
        if (rule) expect(wordCount(rule)).toBeGreaterThan(0)
      }),
      cases(1_500, 50_000),
    )
  })

  it('words are cut as if each stood alone', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'B', '1', '华', '+', '\u0301', '\u200d', '👩', '🏽', '㈱', 'ﷺ', 'が', '!'),
    })
    fc.assert(
      fc.property(
        fc.array(
          word.map(text => `x${text}`),
          { minLength: 1, maxLength: 20 },
        ),
        list => {
          const { rule } = parse(list.map(each => `"${each}"`).join('|'))
          const terms = rule?.kind === 'any' ? rule.of : [rule]
          expect(terms).toEqual(list.map(each => term(each)))
        },
      ),
      cases(300, 10_000),
    )
  })

  it('a rule that demands no word is one that can be filed under none', () => {
    const leaf = fc.constantFrom('a', 'b', 'corp:x', 't:a', 'a^2', 'a{5}b')
    const { rule: texts } = fc.letrec<{ rule: string }>(tie => ({
      rule: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.tuple(tie('rule'), fc.constantFrom('|', '+', ' -'), tie('rule')).map(([a, by, b]) => `(${a})${by}(${b})`),
        tie('rule').map(inside => `(-(${inside}))`),
      ),
    }))
    fc.assert(
      fc.property(texts, text => {
        const always = parse(text).problems.some(({ code }) => code === 'rule.always')
        // Beside a word every rule is accepted, so that its tree can be asked.
        const { rule } = parse(`zz+(${text})`)
        const tree = rule?.kind === 'all' ? rule.of[1] : undefined
        expect(tree).toBeDefined()
        expect(always).toBe(evaluate(tree!, empty))
      }),
      cases(700, 20_000),
    )
  })
})

describe('a rule of 750,000 characters', () => {
  const words = Array.from({ length: 125_000 }, (_, i) => `w${i.toString(36).padStart(4, '0')}`)
  const article = { title: canonicalise('w0000'), body: canonicalise('w0001 w0002') }

  it.each([
    ['any of 125,000 words', '|'],
    ['all of 125,000 words', '+'],
    ['124,999 exclusions', '-'],
  ])('%s is read, printed, counted and said', (_, operator) => {
    const text = words.join(operator === '-' ? ' -' : operator).slice(0, 749_999)
    const { rule, problems } = parse(text)
    expect(problems).toEqual([])
    expect(print(rule!) === text).toBe(true)
    expect(wordCount(rule!)).toBe(text.split(/ -|[|+]/).length)
    expect(demandsWord(rule!)).toBe(true)
    for (const sentence of explain(rule!)) expect(sentence.length).toBeLessThan(600)
    expect(explainMatch(rule!, article).holds).toBe(operator === '|')
  })

  it.each(['a{5}', 't:(', '-(', 'a^2^', '((a|b){3}', '"', 'a -'])('of nothing but %s it is answered', piece => {
    const { rule, problems } = parse(piece.repeat(750_000 / piece.length))
    expect(rule === null).toBe(true)
    expect(problems.length).toBeLessThanOrEqual(100)
  })

  it('one character more is refused', () => {
    expect(parse('a'.repeat(750_001)).problems[0]?.code).toBe('rule.length')
  })
})

describe('the sentence', () => {
  const cases: [string, string, string][] = [
    ['华为', '找含“华为”的文章', 'Articles that contain “华为”'],
    ['华为|小米', '找含“华为”或“小米”的文章', 'Articles that contain “华为” or “小米”'],
    ['华为-广告', '找含“华为”，并且不含“广告”的文章', 'Articles that contain “华为”, and do not contain “广告”'],
    ['t:苹果', '找标题含“苹果”的文章', 'Articles that in the title contain “苹果”'],
    [
      '汽车{10}召回',
      '找含“汽车”与“召回”且相隔不超过10个字词的文章',
      'Articles that contain “汽车” and “召回” at most 10 words apart',
    ],
    ['(a|b)^3', '找含“a”或“b”合计至少3次的文章', 'Articles that contain “a” or “b” at least 3 times together'],
    [
      'a|b|c|d|e|f|g|h|i|j|k|l|m|n',
      '找含“a”或“b”或“c”或“d”或“e”或“f”或“g”或“h”或“i”或“j”或“k”或“l”等14项之一的文章',
      'Articles that contain “a” or “b” or “c” or “d” or “e” or “f” or “g” or “h” or “i” or “j” or “k” or “l” or any of 2 more',
    ],
  ]
  it.each(cases)('%s', (text, zh, en) => {
    const [simplified, traditional, english] = explain(parse(text).rule!)
    expect([simplified, english]).toEqual([zh, en])
    expect(traditional.startsWith('找')).toBe(true)
  })
})

describe('a star', () => {
  it.each([
    ['华为*', 'rule.prefix.latin'],
    ['123*', 'rule.prefix.word'],
    ['C++*', 'rule.prefix.word'],
    ['app *', 'rule.prefix.word'],
    ['ap*', 'rule.prefix.short'],
  ])('behind %s: %s', (text, code) => {
    expect(parse(text).problems.map(problem => problem.code)).toContain(code)
  })
})

describe('signs that nobody sees, within a pasted word', () => {
  const cases: [string, string][] = [
    ['华\ufeff为', '华为'],
    ['\ufeff华为|小米', '华为|小米'],
    ['"iPhone\ufeff15"', 'iPhone15'],
    ['CR\u202c-V', 'CR-V'],
    ['CR-\u200eV', 'CR-V'],
    ['GPT\u200b\u00ad-\ufeff5', 'GPT-5'],
    ['Mul\u2060ler-Thur\ufeffgau', 'Muller-Thurgau'],
    ['华为\u200b-广告', '华为-广告'],
  ]
  it.each(cases)('%j is read as %j', (written, plain) => {
    const tokens = (text: string) =>
      JSON.stringify(parse(text).rule, (key, value) => (key === 'text' ? undefined : value))
    expect(tokens(written)).toBe(tokens(plain))
  })
})
