import { describe, expect, it } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { canonicalise } from '../canonical.ts'
import { generalCutter } from '../testing/general-cutter.ts'
import { processorMs } from '../testing/processor-ms.ts'
import { newWords } from './discover.ts'
import { createFrequencies, emotionFlag, hotWords } from './hot.ts'
import { keywordsOf, saysSomething } from './keywords.ts'
import { createLexicon, FOUND_ROOM, packLexicon, readLexicon } from './lexicon.ts'
import { createTrie } from './trie.ts'

const cutter = generalCutter()
const words = (text: string, own: string[] = []): string =>
  (own.length > 0 ? generalCutter(own) : cutter)
    .cut(text)
    .map(({ word }) => word)
    .join('/')

describe('the trie', () => {
  it('finds the longest word of whole tokens', () => {
    const list = ['长春', '长春市', '车', 'model3', 'model']
    const trie = createTrie(list)
    const at = (text: string, from: number) => list[trie.longest(canonicalise(text).codes, from)]
    expect(at('长春市', 0)).toBe('长春市')
    expect(at('长春城', 0)).toBe('长春')
    expect(at('Model 3', 0)).toBe('model3')
    expect(at('models', 0)).toBeUndefined()
    expect(at('长', 0)).toBeUndefined()
  })

  it('finds every one of many words', () => {
    const list = Array.from({ length: 20_000 }, (_, i) => i)
      .map(i => String.fromCharCode(0x4e00 + (i % 9000), 0x5000 + ((i * 7) % 8000), 0x6000 + (i % 13)))
      .map(word => canonicalise(word).chars)
    const trie = createTrie(list)
    for (const word of list) expect(list[trie.longest(canonicalise(word).codes, 0)]).toBe(word)
  })
})

describe('the lexicon', () => {
  const costs = new Map([
    ['绮罗', 12.5],
    ['绮罗香水', 17],
    ['车', 9],
    ['s9max', 20],
  ])
  const { codes } = canonicalise('绮罗香水车 s9maxi')
  const wordsAt = (lexicon: ReturnType<typeof createLexicon>, at: number) => {
    const found = new Int32Array(FOUND_ROOM)
    const count = lexicon.wordsAt(codes, at, codes.length, found)
    return Array.from(found.subarray(0, count))
  }

  it.each([
    ['made of words', createLexicon(costs)],
    ['read from bytes', readLexicon(packLexicon(costs))],
  ])('%s knows its words, what they cost, and no other', (_, lexicon) => {
    for (const [word, bits] of costs) expect(lexicon.costs[lexicon.entryOf(word)]).toBe(bits)
    for (const other of ['', '绮', '绮罗香', '香水', '车车', 's9']) expect(lexicon.entryOf(other)).toBe(-1)
    expect(wordsAt(lexicon, 0)).toEqual([lexicon.entryOf('绮罗'), 2, lexicon.entryOf('绮罗香水'), 4])
    // 香水 begins nowhere; s9max is not a whole token here.
    expect(wordsAt(lexicon, 2)).toEqual([])
    expect(wordsAt(lexicon, 5)).toEqual([])
  })

  it('takes no run for a word that is none', () => {
    const lexicon = createLexicon(costs)
    let found = 0
    for (let i = 0x4e00; i < 0x5200; i++)
      for (let k = 0x6e00; k < 0x7200; k++) if (lexicon.entryOf(String.fromCharCode(i, k)) >= 0) found++
    expect(found).toBe(0)
  })

  it('says when its bytes are damaged', () => {
    expect(() => readLexicon(packLexicon(costs).subarray(0, -1))).toThrow('damaged')
  })

  it('is the same bytes whatever the order of the words', () => {
    expect(packLexicon([...costs].reverse())).toEqual(packLexicon(costs))
  })
})

describe('words of a text', () => {
  it.each([
    ['近日，银行宣布提高存款利率', '近日/,/银行/宣布/提高/存款/利率'],
    ['研究人员发现病毒的弱点', '研究/人员/发现/病毒/的/弱点'],
    ['iPhone 15 Pro 售价 7999 元', 'iphone/15/pro/售价/7999/元'],
    ['聯想發布財報', '联想/发布/财报'],
    ['', ''],
  ])('%s', (text, cut) => expect(words(text)).toBe(cut))

  it('of the organisation win, the longest first, across what the vocabulary thinks', () => {
    expect(words('云帆汽车发布星海S9 Max', ['云帆', '云帆汽车', '星海 S9'])).toBe('云帆汽车/发布/星海s9/max')
  })

  it('together are the whole text', () => {
    const text = '拼多多11月20日发布第三季度财报，Pinduoduo 股价上涨😀。'
    expect(words(text).replaceAll('/', '')).toBe(canonicalise(text).chars)
  })
})

describe('keywords', () => {
  const title = '云帆汽车召回两万辆电动车'
  const body =
    '市场监管总局今日公布，云帆汽车因刹车软件缺陷召回两万辆电动车。刹车软件在低温下可能失灵，云帆汽车将免费升级。'

  it('are what the article is about, as it writes it', () => {
    const found = keywordsOf(title, body, { cutter, most: 6 }).map(({ word }) => word)
    expect(found).toContain('召回')
    expect(found).toContain('刹车')
    expect(found).not.toContain('今日')
  })

  it('begin with a word of the organisation', () => {
    expect(keywordsOf(title, body, { cutter: generalCutter(['云帆汽车']) })[0]).toMatchObject({
      word: '云帆汽车',
      count: 3,
    })
  })

  it('leave out what the organisation calls stop words', () => {
    const found = keywordsOf(title, body, { cutter, stop: new Set(['召回']) }).map(({ word }) => word)
    expect(found).not.toContain('召回')
  })

  it.each(['百分之十', '三十二', '两万多', '12.5%', '财报显示', 'pro', '围着'])('%s says nothing', word =>
    expect(saysSomething(word)).toBe(false),
  )
  it.each(['三号线', '一汽', '百度', '千里江山', '鹭行', 'iphone', '召回'])('%s says something', word =>
    expect(saysSomething(word)).toBe(true),
  )

  it('know a word is common among the articles that came by', () => {
    const frequencies = createFrequencies(cutter.rarity)
    const before = frequencies.rarity('召回')
    for (let i = 0; i < 1000; i++) frequencies.learn(['召回'])
    expect(frequencies.rarity('召回')).toBeLessThan(before - 2)
    const again = createFrequencies(cutter.rarity, frequencies.save())
    expect(again.rarity('召回')).toBeCloseTo(frequencies.rarity('召回'))
  })
})

describe('hot words', () => {
  const article = (title: string, sentiment: 1 | 0 | -1) => ({ title, body: `${title}。`, sentiment })
  const articles = [
    ...Array.from({ length: 10 }, () => article('云帆刹车失灵引发投诉', -1)),
    ...Array.from({ length: 10 }, () => article('云帆销量创下纪录', 1)),
    ...Array.from({ length: 10 }, () => article('云帆举行论坛', 0)),
  ]
  const found = hotWords(articles, { cutter })
  const emotion = (word: string) => found.find(hot => hot.word === word)?.emotion

  it('lean as the articles that name them, where these lean more than others', () => {
    expect(emotion('投诉')).toBe(-1)
    expect(emotion('销量')).toBe(1)
    expect(emotion('论坛')).toBe(0)
    expect([1, 0, -1].map(value => emotionFlag(value as 1 | 0 | -1))).toEqual(['01', '', '-1'])
  })

  it('count articles', () => expect(found.find(hot => hot.word === '投诉')).toMatchObject({ articles: 10, count: 20 }))
})

describe('new words', () => {
  const verbs = ['发布', '召回', '售出', '展示', '宣布', '承认', '推迟', '改款']
  const ends = ['新车', '计划', '财报', '电池', '工厂', '门店', '软件', '赛事']
  const texts = verbs.flatMap(verb => ends.map(end => `${verb}绮罗${end}，${end}绮罗${verb}`))

  it('keep together and stand in changing company', () => {
    const found = newWords(texts, { known: cutter })
    expect(found[0]).toMatchObject({ word: '绮罗', count: 128 })
    expect(found.map(({ word }) => word)).not.toContain('绮罗新车')
  })

  it('are not those known already', () => {
    expect(newWords(texts, { known: generalCutter(['绮罗']) }).map(({ word }) => word)).not.toContain('绮罗')
  })
})

describe('hostile texts', () => {
  const VAST = rounds(2_000_000, 10_000_000)
  it.each([
    ['one character', '的'.repeat(VAST)],
    ['one word', '银行'.repeat(VAST / 2)],
    ['one Latin word', 'a'.repeat(VAST)],
    [
      'binary',
      Array.from({ length: 100_000 }, (_, i) => String.fromCharCode((i * 7919) % 65536))
        .join('')
        .repeat(VAST / 500_000),
    ],
  ])('%s: bounded time', (_, text) => {
    const began = process.cpuUsage()
    cutter.cut(text)
    keywordsOf(text, text, { cutter })
    expect(processorMs(began)).toBeLessThan(rounds(1000, 2000))
  })

  it('new words of megabytes in bounded time', () => {
    const began = process.cpuUsage()
    newWords(Array.from({ length: rounds(2, 10) }, () => '绮罗发布了新车和电池'.repeat(100_000)))
    expect(processorMs(began)).toBeLessThan(rounds(20_000, 100_000))
  })
})

describe('keywords say something', () => {
  const wordsOf = (
    title: string,
    body = '',
    names: readonly { field: 'title' | 'body'; from: number; to: number }[] = [],
  ) => keywordsOf(title, body, { cutter: generalCutter(), names }).map(({ word }) => word)

  it('no word goes across the border of a name of the library, which is one word', () => {
    const title = '塔云桥霁迎宾灯被投诉'
    const cloud = [{ field: 'title' as const, from: 1, to: 3 }]
    expect(wordsOf(title).filter(word => word.includes('云桥'))).toEqual(['塔云桥霁'])
    expect(wordsOf(title, '', cloud).filter(word => /[云桥]/.test(word))).toEqual(['云桥'])
  })

  it.each([
    ['58台云桥冬季召回', /台云/],
    ['露营党狂喜', /党|狂喜/],
    ['浇完不到十分钟又结冰了', /十分钟/],
    ['三款车轴距相差不到三十毫米', /三款/],
    ['语音助手听得懂方言', /听得懂/],
  ])('%s', (title, never) => {
    expect(wordsOf(title).filter(word => never.test(word))).toEqual([])
  })

  it('brands that look like amounts, and what an analyst watches for, are words', () => {
    expect(['三星', '百度', '一汽', '召回', '投诉', '春节', '双十一'].filter(word => !saysSomething(word))).toEqual([])
    expect(['第三次', '七月', '两万多', '百分之十', '一一', '没什么'].filter(word => saysSomething(word))).toEqual([])
  })
})
