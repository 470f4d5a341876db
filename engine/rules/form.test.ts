import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../testing/rounds.ts'
import { fromForm, type MonitorForm, toForm } from './form.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'

const form = (words: string | string[], excluded = '', frequency = 1): MonitorForm => {
  return { groups: [words].flat().map(each => ({ words: each, frequency })), excluded }
}

describe('word groups become a rule', () => {
  const cases: [string, MonitorForm, string][] = [
    ['a comma means any of', form('华为,小米'), '华为|小米'],
    ['full-width and enumeration commas too', form('华为，小米、OPPO'), '华为|小米|OPPO'],
    ['a plus means all of', form('华为＋手机'), '华为+手机'],
    ['the frequency counts any of together', form('a,b', '', 3), '(a|b)^3'],
    ['groups are joined by any of', form(['a,b', 'c+d']), '(a|b)|c+d'],
    ['excluded words are subtracted', form('华为', '广告，招聘'), '华为-(广告|招聘)'],
    ['from all groups', form(['a', 'b'], 'c'), '(a^1|b)-c'],
    ['a hyphen is part of the word', form('CR-V,奥迪-Q5'), 'CR-V|"奥迪-Q5"'],
    ['quotes keep a plus', form('"C++","A+"'), '"C++"|"A+"'],
    ['a prefix', form('elec*'), 'elec*'],
    ['empty places are ignored', form(' a ,, b,'), 'a|b'],
  ]
  it.each(cases)('%s', (_, given, text) => {
    const { rule, problems } = fromForm(given)
    expect(problems).toEqual([])
    expect(print(rule!)).toBe(text)
    expect(parse(text).rule).toEqual(rule)
  })
})

describe('a form is refused', () => {
  const cases: [string, MonitorForm, string, number | undefined][] = [
    ['without words', form(''), 'form.empty', 0],
    ['without groups', form([]), 'form.empty', 0],
    ['with plus and comma in one group', form(['x', 'a+b,c']), 'form.plusComma', 1],
    ['also when full-width', form('a＋b，c'), 'form.plusComma', 0],
    ['with a sixth group', form(['a', 'b', 'c', 'd', 'e', 'f']), 'form.groups', 5],
    ['with frequency 0', form('a', '', 0), 'form.frequency', 0],
    ['with frequency 11', form('a', '', 11), 'form.frequency', 0],
    ['with frequency 1.5', form('a', '', 1.5), 'form.frequency', 0],
    ['with another operator', form('a|b'), 'form.operator', 0],
    ['with a plus among excluded words', form('a', 'b+c'), 'form.excludedPlus', undefined],
  ]
  it.each(cases)('%s', (_, given, code, group) => {
    const { rule, problems } = fromForm(given)
    expect(rule).toBeNull()
    expect(problems.map(found => [found.code, found.group])).toContainEqual([code, group])
  })

  it('ten is a frequency, five groups are groups', () => {
    expect(fromForm(form(['a', 'b', 'c', 'd', 'e'], '', 10)).problems).toEqual([])
  })
})

describe('a rule shows as the form it came from', () => {
  const word = fc.constantFrom('华为', '小米', 'Model 3', 'CR-V', '奥迪-Q5', '"C++"', 'app*', '5G', '"a,b"', 'x:y')
  const words = fc
    .record({ list: fc.array(word, { minLength: 1, maxLength: 4 }), between: fc.constantFrom(',', '+') })
    .map(({ list, between }) => list.join(between))
  const group = fc.record({ words, frequency: fc.constantFrom(1, 1, 1, 2, 10) })
  const forms = fc.record({
    groups: fc.array(group, { minLength: 1, maxLength: 5 }),
    excluded: fc.array(word, { maxLength: 3 }).map(list => list.join(',')),
  })

  it('also after it was stored as text', () => {
    fc.assert(
      fc.property(forms, given => {
        const { rule } = fromForm(given)
        expect(toForm(rule!)).toEqual(given)
        expect(toForm(parse(print(rule!)).rule!)).toEqual(given)
      }),
      cases(1_000, 30_000),
    )
  })

  it.each(['t:a', 'a{5}b', '(a|b)+c', 'a-(b+c)', 'a|b|c^2|d|e|f'])('%s does not fit a form', text => {
    expect(toForm(parse(text).rule!)).toBeNull()
  })
})
