/** Chinese as Taiwan writes it in simplified characters, with the mainland's words: the tables of OpenCC's tw2sp. */
import compatibility from 'opencc-js/dict/CJK_Compatibility_Ideographs'
import characters from 'opencc-js/dict/TSCharacters'
import phrases from 'opencc-js/dict/TSPhrases'
import words from 'opencc-js/dict/TWPhrasesRev'
import variants from 'opencc-js/dict/TWVariantsRev'
import variantPhrases from 'opencc-js/dict/TWVariantsRevPhrases'
import type { Way } from './convert.ts'
import { alsoOnMainland } from './everyday.ts'
import { createPhrases } from './phrases.ts'

/** Words of Taiwan that the cutter, which learned from the mainland, takes apart, and some that OpenCC lacks. */
const own =
  '網路上 網絡上|計程車 出租車|倒楣 倒霉|軟硬體 軟硬件|人工智慧 人工智能|智慧型手機 智能手機|滑鼠 鼠標|軟體 軟件|硬體 硬件|硬碟 硬盤'

export const toMainland = (): Way => ({
  same: createPhrases(compatibility),
  words: createPhrases(own),
  pieces: createPhrases(own, phrases, words, variantPhrases),
  steps: [createPhrases(own, alsoOnMainland, words, variantPhrases, variants), createPhrases(phrases, characters)],
})
