import { parse, wordCount } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { bracketsAt, signsOf } from './signs.ts'

const drawn = (text: string) =>
  signsOf(text).map(sign => `${sign.excluded ? '-' : ''}${sign.kind} ${text.slice(sign.from, sign.to)}`)

test('each sign of the language has its look', () => {
  expect(drawn('t:车门^2+("C++"|CR-V){8}')).toEqual([
    'scope t:',
    'word 车门',
    'number ^2',
    'operator +',
    'bracket (',
    'quoted "C++"',
    'operator |',
    'word CR-V',
    'bracket )',
    'number {8}',
  ])
})

test('a word in its writing is one sign with its mark', () => {
  expect(drawn('="US"+＝“us”|a=b')).toEqual(['quoted ="US"', 'operator +', 'quoted ＝“us”', 'operator |', 'word a=b'])
})

test('what a minus takes out looks taken out, to its end and no further', () => {
  expect(drawn('a-(招聘|b{3}c)+d')).toEqual([
    'word a',
    '-operator -',
    '-bracket (',
    '-word 招聘',
    '-operator |',
    '-word b',
    '-number {3}',
    '-word c',
    '-bracket )',
    'operator +',
    'word d',
  ])
  expect(drawn('车-电{5}池|d')).toContain('-word 池')
  expect(drawn('车-(电-池)')).toContain('word 池')
})

test('full-width operators look like their twins', () => {
  expect(drawn('（车门｜把手）＋冻住－招聘＾２')).toEqual([
    'bracket （',
    'word 车门',
    'operator ｜',
    'word 把手',
    'bracket ）',
    'operator ＋',
    'word 冻住',
    '-operator －',
    '-word 招聘',
    '-number ＾２',
  ])
})

test('a bracket finds its partner, quotes and other brackets between them', () => {
  const text = '(a|"("|(b+c))-d)'
  const pair = bracketsAt(text, signsOf(text), 0)
  expect(pair?.map(sign => sign.from)).toEqual([0, 12])
  expect(bracketsAt(text, signsOf(text), 2)).toBeNull()
})

test('unfinished texts are cut without end and cover no character twice', () => {
  for (const text of ['(', '"', '^', '{', '{8', '\\', 'a\\', '-', '}{', '“车', 't:', 't : 车', ')))']) {
    const signs = signsOf(text)
    for (const [index, sign] of signs.entries()) {
      expect(sign.to, text).toBeGreaterThan(sign.from)
      expect(sign.from, text).toBeGreaterThanOrEqual(signs[index - 1]?.to ?? 0)
    }
  }
})

test('as many words are coloured as the engine reads', () => {
  const rules = [
    '车门',
    '(车门|门把手)+(冻住|打不开)-招聘',
    'Model 3+x-ray-"A-B"',
    't:(车|"a b")^3+c:电',
    'brand:鹭行+brand:岚舟|corp:"某某"',
    '（车门｜门把手）｛８｝冻住－（招聘｜转让）',
    '(a+b+c){10}',
    '5-3|CR-V-车',
    'a\\+b+c\\|',
    'think*|"think*"',
  ]
  for (const text of rules) {
    const { rule } = parse(text)
    const words = signsOf(text).filter(sign => sign.kind === 'word' || sign.kind === 'quoted').length
    expect(rule, text).not.toBeNull()
    expect(words, text).toBe(rule && wordCount(rule))
  }
})
