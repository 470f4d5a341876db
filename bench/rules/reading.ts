/** What it costs to read a rule somebody is typing: 10,000 characters of the worst kinds, and the longest rule there may be. */
import { parse } from '@guanlan/engine/rules'

/** Milliseconds. */
export interface Reading {
  /** The first rule of all, before any code is warm. */
  first: number
  /** 10,000 characters of one piece over and over: the slowest pieces, slowest first. */
  worst: { piece: string; best: number }[]
  /** 10,000 characters of different words. */
  typical: number
  /** 750,000 characters of different words. */
  longest: number
}

const LONG = 10_000
const LONGEST = 750_000

const operators = [
  '(',
  '((',
  '-(',
  ')',
  '(a)',
  'a|',
  'a-',
  'a - ',
  '|',
  '+',
  '，',
  '＋',
  'a+(b-c)|',
  '(a+b){5}',
  '华为|',
]
const numbers = ['{', '{1', '{}', '｛', 'a{', 'a{5}', 'a{9}b{9}', '^', '^9', 'a^', '(a|b)^3{5}', `a{${' '.repeat(19)}`]
const words = [
  '"',
  '"a"',
  '“',
  '“a”',
  '\\',
  '*',
  'a*',
  'abc*|',
  'a ',
  '华 ',
  ' ',
  '"华 为"|',
  't:',
  't:a|',
  '标题:',
  'x:',
  'corp:a|',
]
const characters = ['a', '华', '葉', '１', '😀', '\ud800', '\u200b', 'e\u0301', '㈱', 'ﷺ']

export function measureReading(): Reading {
  const first = time(() => parse('华为+(手机|电脑)-广告'))
  const worst = [...operators, ...numbers, ...words, ...characters]
    .map(piece => ({ piece, best: bestOf(15, piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG)) }))
    .sort((a, b) => b.best - a.best)
    .slice(0, 5)
  return { first, worst, typical: bestOf(15, differentWords(LONG)), longest: bestOf(3, differentWords(LONGEST)) }
}

function time(act: () => unknown): number {
  const started = performance.now()
  act()
  return performance.now() - started
}

const bestOf = (passes: number, text: string): number =>
  Math.min(...Array.from({ length: passes }, () => time(() => parse(text))))

function differentWords(length: number): string {
  const han = (i: number): string => String.fromCharCode(0x4e00 + (i % 20_000))
  let text = ''
  for (let i = 1; text.length < length; i++) text += `${han(i * 7)}${han(i * 13)}${han(Math.floor(i / 500))}|`
  return text.slice(0, length - 1)
}
