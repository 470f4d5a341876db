import { describe, expect, it } from 'vitest'
import { parse } from './parse.ts'

/** Text, code, the marked part, the text after the first fix. */
const cases: [text: string, code: string, marked: string, mended?: string][] = [
  ['华为 手机', 'rule.word.space', '华为 手机', '华为+手机'],
  ['SU7 刹车', 'rule.word.space', 'SU7 刹车', 'SU7+刹车'],
  ['华为 Mate 60 手机', 'rule.word.space', '华为 Mate 60 手机', '华为 Mate 60+手机'],
  ['t:澄屿 刹车', 'rule.word.space', '澄屿 刹车', 't:(澄屿+刹车)'],
  ['召回-澄屿 刹车', 'rule.word.space', '澄屿 刹车', '召回-(澄屿+刹车)'],
  ['澄屿 刹车^2', 'rule.word.space', '澄屿 刹车', '(澄屿+刹车)^2'],
  ['召回|澄屿 刹车', 'rule.word.space', '澄屿 刹车', '召回|澄屿+刹车'],
  ['澄屿 & 刹车', 'rule.word.operator', '澄屿 & 刹车', '澄屿 + 刹车'],
  ['澄屿 && 刹车', 'rule.word.operator', '澄屿 && 刹车', '澄屿 + 刹车'],
  ['澄屿&刹车', 'rule.word.operator', '澄屿&刹车', '澄屿 + 刹车'],
  ['华为 AND 手机 NOT 广告', 'rule.word.operator', '华为 AND 手机 NOT 广告', '华为 + 手机 - 广告'],
  ['AND NOT 招聘', 'rule.word.operator', 'AND NOT 招聘', ' - 招聘'],
  ['Huawei OR Xiaomi', 'rule.word.operator', 'Huawei OR Xiaomi', 'Huawei | Xiaomi'],
  ['华为、小米', 'rule.word.comma', '华为、小米', '华为|小米'],
  ['华为 and 手机', 'rule.word.operator', '华为 and 手机', '华为 + 手机'],
  ['apple or pear', 'rule.word.operator', 'apple or pear', 'apple | pear'],
  ['apple not pie', 'rule.word.operator', 'apple not pie', 'apple - pie'],
  ['华为 near/5 召回', 'rule.word.operator', '华为 near/5 召回', '华为 {5} 召回'],
  ['huawei W/3 recall', 'rule.word.operator', 'huawei W/3 recall', 'huawei {3} recall'],
  ['华为；小米／OPPO', 'rule.word.comma', '华为；小米／OPPO', '华为|小米|OPPO'],
  ['华为/小米', 'rule.word.comma', '华为/小米', '华为|小米'],
  ['「华为」+手机', 'rule.quote.corner', '「华为」', '"华为"+手机'],
  ['『華為』', 'rule.quote.corner', '『華為』', '"華為"'],
  ['te?t', 'rule.prefix.one', 'te?t', '"te?t"'],
  ['colo？r', 'rule.prefix.one', 'colo？r'],
  ['"Huawei*"', 'rule.quote.star', '"Huawei*"', 'Huawei*'],
  ['"red * app"', 'rule.quote.star', '"red * app"'],
  ['“双减”', 'rule.quote.curly', '“双减”'],
  ['a*b', 'rule.prefix.inside', 'a*b', '"a*b"'],
  ['汽车|车', 'rule.word.single', '车'],
  ['t:车-广告', 'rule.word.single', '车'],
  ['华为|小米|华为', 'rule.word.repeated', '华为', '华为|小米'],
  ['（华为｜华为）+手机', 'rule.word.repeated', '华为', '（华为）+手机'],
  ['a+b+A', 'rule.word.repeated', 'A', 'a+b'],
  ['apple pie|apple', 'rule.word.contained', 'apple pie', 'apple'],
  ['苹果|手机|苹果公司', 'rule.word.contained', '苹果公司', '苹果|手机'],
  ['a -a', 'rule.not.wanted', 'a', 'a '],
  ['苹果公司-苹果', 'rule.not.wanted', '苹果', '苹果公司'],
  ['(华为|小米)-(广告|小米)', 'rule.not.wanted', '小米', '(华为|小米)-(广告)'],
  ['t:苹果^2-苹果', 'rule.not.wanted', '苹果', 't:苹果^2'],
  ['t:华为^3', 'rule.freq.title', '华为'],
]

describe('advice, which never keeps a rule from being saved', () => {
  it.each(cases)('%s: %s', (text, code, marked, mended) => {
    const { rule, problems } = parse(text)
    expect(rule).not.toBeNull()
    expect(problems.every(({ severity }) => severity === 'advice')).toBe(true)
    const found = problems.find(problem => problem.code === code)
    expect(problems.map(problem => problem.code)).toContain(code)
    expect(text.slice(found!.from, found!.to)).toBe(marked)
    for (const sentence of found!.message) expect(sentence).not.toContain('{{')
    const [fix] = found!.fixes ?? []
    if (mended) expect(fix && text.slice(0, fix.from) + fix.replacement + text.slice(fix.to)).toBe(mended)
  })

  it.each([
    'AC/DC',
    'why?',
    'SU7*',
    'DF33*',
    'GPT-5*',
    'A6L*',
    '华+为',
    '华为+车',
    '"车"^3',
    'a{5}a',
    'a -a^3',
    'a -t:a',
    'a-(a+b)',
    '(apple|apple pie)^3',
    'apple pie+apple',
    'applet|apple',
    '苹果-苹果公司',
    'brand:车',
    't:(a|b)^2',
    '华为 Mate 60',
    'r and d',
    'R&D',
    '研发R&D',
  ])('%s is left alone', text => {
    expect(parse(text).problems).toEqual([])
  })

  it('a word said to add nothing adds nothing: without it the same tree of the others is left', () => {
    const text = '苹果公司|手机|苹果|苹果手机'
    const fixes = parse(text).problems.flatMap(problem => problem.fixes ?? [])
    let mended = text
    for (const { from, to } of fixes.sort((a, b) => b.from - a.from)) mended = mended.slice(0, from) + mended.slice(to)
    expect(parse(mended).rule).toEqual(parse('手机|苹果').rule)
  })
})
