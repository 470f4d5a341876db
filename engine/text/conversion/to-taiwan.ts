/** Simplified Chinese as Taiwan writes it, with its own words: the tables of OpenCC's s2twp. */
import compatibility from 'opencc-js/dict/CJK_Compatibility_Ideographs'
import characters from 'opencc-js/dict/STCharacters'
import phrases from 'opencc-js/dict/STPhrases'
import regional from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'
import words from 'opencc-js/dict/TWPhrases'
import variants from 'opencc-js/dict/TWVariants'
import variantPhrases from 'opencc-js/dict/TWVariantsPhrases'
import { simplify } from '../simplified.ts'
import { byUse } from './by-use.ts'
import type { Way } from './convert.ts'
import { alsoInTaiwan } from './everyday.ts'
import { createPhrases } from './phrases.ts'

/** Words that the cutter takes apart: each is one wherever it stands. */
const whole = [
  '冲洗 沖洗|点赞 點讚|在线上 在線上|高级别 高級別|题干 題幹|天后宫 天后宮|水龙头 水龍頭|分钟 分鐘|点钟 點鐘|万历年 萬曆年|万历皇帝 萬曆皇帝',
  '一出戏 一齣戲|一出好戏 一齣好戲|一出闹剧 一齣鬧劇|一出悲剧 一齣悲劇|一出喜剧 一齣喜劇',
].join('|')

/** Words that Taiwan writes otherwise than OpenCC has it. */
const own = [
  '发布 發布|发布会 發布會|一出 一出|回归 回歸|审核 審核|仿佛 彷彿|彷佛 彷彿|拒签 拒簽',
  '法定程序 法定程序|司法程序 司法程序|民主程序 民主程序|法律程序 法律程序|行政程序 行政程序|诉讼程序 訴訟程序|审批程序 審批程序',
].join('|')

/** What is written as it should be is not looked up again. */
const settled = [whole, own]
  .join('|')
  .split('|')
  .map(entry => entry.split(' ')[1])
  .map(to => `${to} ${to}`)
  .join('|')

export const toTaiwan = (): Way => ({
  same: createPhrases(compatibility),
  words: createPhrases(whole),
  // Taiwan's own words are looked for by what the mainland calls them.
  pieces: createPhrases(whole, own, phrases, regional, words.split('|').map(simplify).join('|')),
  steps: [
    createPhrases(whole, own, phrases, regional, characters),
    createPhrases(settled, alsoInTaiwan, words, variantPhrases, variants),
  ],
  single: byUse,
})
