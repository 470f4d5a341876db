import { describe, expect, it } from 'vitest'
import { canonicalise, detectLanguage, grams, gramsOfTerm, mentionedRegions, regions } from './index.ts'

describe('grams', () => {
  const pair = (a: string, b: string): number => (a.charCodeAt(0) << 16) | b.charCodeAt(0)

  it('are signed, unique, ascending pairs of neighbours', () => {
    const found = [...grams(canonicalise('鸿蒙 鸿蒙'))]
    expect(found).toEqual([pair('鸿', '蒙'), pair('蒙', '鸿')].sort((a, b) => a - b))
    expect(found.every(gram => gram === (gram | 0))).toBe(true)
  })

  it('of title and body do not cross their border', () => {
    expect([...grams([canonicalise('鸿'), canonicalise('蒙')])]).toEqual([])
  })

  it('leave out what touches punctuation, in the text and in the term alike', () => {
    expect([...grams(canonicalise('鸿蒙，发布'))]).toEqual([pair('鸿', '蒙'), pair('发', '布')].sort((a, b) => a - b))
    expect([...gramsOfTerm(['c', '++'])]).toEqual([])
  })

  it('of a one-character term are none: it may stand anywhere', () => {
    expect([...gramsOfTerm(['茅'])]).toEqual([])
  })
})

describe('language', () => {
  it.each([
    ['zh-CN', '华为发布 Mate 60 Pro 手机'],
    ['zh-TW', '華為發布新手機，後來居上'],
    ['ja', 'これは日本語の文章です'],
    ['ko', '이것은 한국어입니다'],
    ['en', 'The quick brown fox jumps over the lazy dog'],
    ['fr', 'Bonjour tout le monde, comment allez-vous'],
    ['ru', 'Привет, как дела сегодня'],
    ['other', '12345 !!!'],
    ['other', ''],
  ])('%s: %s', async (language, text) => expect(await detectLanguage(text)).toBe(language))
})

describe('places', () => {
  it('are all 34 provinces and 333 prefectures, each with its parent', () => {
    expect(regions.filter(region => region.parent === null)).toHaveLength(34)
    expect(regions).toHaveLength(34 + 333)
    const codes = new Set(regions.map(region => region.code))
    expect(codes.size).toBe(regions.length)
    for (const { code, parent, name, short } of regions) {
      expect(code).toMatch(/^\d{4}00$/)
      if (parent) expect(codes).toContain(parent)
      expect(name.startsWith(short.slice(0, 2))).toBe(true)
    }
  })

  it.each([
    ['full and short names', '广东省深圳市和广州', ['440000', '440300', '440100']],
    ['the most named first', '北京，上海，上海', ['310000', '110000']],
    ['traditional characters', '臺灣與廈門', ['710000', '350200']],
    ['the longest name', '吉林市在吉林', ['220200', '220000']],
    ['not a word that only begins like a place', '大理石和德州扑克', []],
    ['not an ordinary word', '来宾朝阳白银日照', []],
    ['its full name', '来宾市和朝阳市', ['451300', '211300']],
    ['left to right', '上海南站', ['310000']],
  ])('%s: %s', (_, text, codes) => expect(mentionedRegions(text)).toEqual(codes))
})
