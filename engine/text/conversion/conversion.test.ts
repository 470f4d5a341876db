import { expect, test } from 'vitest'
import { conversionPhrases } from '../testing/conversion-phrases.ts'
import { generalCutter } from '../testing/general-cutter.ts'
import { inSimplified, inTraditional } from './index.ts'

const cutter = generalCutter()
const toTaiwan = async (text: string): Promise<string | undefined> => (await inTraditional([text], cutter))[0]
const toMainland = async (text: string): Promise<string | undefined> => (await inSimplified([text], cutter))[0]

// docs/quality.md says how many; the ones that are known to come out wrong are named, so that each further one is seen.
const knownWrong = { 'zh-TW': ['三百里外', '姜葱蒜', '回形针'], 'zh-CN': [] as string[] }

test.each([
  ['zh-TW', inTraditional],
  ['zh-CN', inSimplified],
] as const)('the phrases of the evaluation set come out right in %s', async (target, convert) => {
  const phrases = conversionPhrases().filter(phrase => phrase.target === target)
  expect(phrases.length).toBeGreaterThan(400)
  const answers = await convert(
    phrases.map(({ phrase }) => phrase),
    cutter,
  )
  const wrong = phrases.filter(({ right }, i) => !right.includes(answers[i] ?? '')).map(({ phrase }) => phrase)
  expect(wrong).toEqual(knownWrong[target])
})

test.each([
  // No phrase begins or ends within a word.
  ['总发行量', '總發行量'],
  ['政府干预', '政府干預'],
  // A character that is a word of its own, by what stands beside it.
  ['一只只', '一隻隻'],
  ['海底两万里', '海底兩萬里'],
  ['范先生', '范先生'],
  // Words that look like terms of computing.
  ['支持者发布声明', '支持者發布聲明'],
  ['软件里面的数据库', '軟體裡面的資料庫'],
])('%s is %s in Taiwan', async (simplified, traditional) => {
  expect(await toTaiwan(simplified)).toBe(traditional)
})

test('what stands between words stays: spaces, signs, letters, emoji, half of a surrogate', async () => {
  const between = ' \u200b\n\t…A-b１２👨‍👩‍👧 é\ud83d，「」'
  expect(await toTaiwan(`头发${between}发展${between}`)).toBe(`頭髮${between}發展${between}`)
  expect(await toMainland(`頭髮${between}發展${between}`)).toBe(`头发${between}发展${between}`)
  expect(await toTaiwan('')).toBe('')
})

test('names with a middle dot are found as one', async () => {
  expect(await toTaiwan('丹尼·博伊尔')).toBe('丹尼·鮑伊')
})

test('a text longer than what is cut at once is converted to its end', async () => {
  const text = '头发𠮷'.repeat(60_000)
  expect(await toTaiwan(text)).toBe('頭髮𠮷'.repeat(60_000))
})
