// The same headline as other houses typeset it: dots, apostrophes, hyphens, marks, variants, widths and signs nobody sees, exchanged by chance.
import fc from 'fast-check'

/** Headlines with a word of each. */
export const headlines: readonly { title: string; word: string }[] = [
  { title: '埃隆·马斯克现身澄屿发布会', word: '埃隆·马斯克' },
  { title: "鹭行首家 McDonald's 餐厅为市民开门", word: "McDonald's" },
  { title: '酒庄 Muller-Thurgau 卫冕全国大奖', word: 'Muller-Thurgau' },
  { title: '澄屿 GPT-5 车机为用户更新', word: 'GPT-5' },
  { title: '山峰救援队为群众送药', word: '为群众' },
  { title: "L'Oreal 任命阿卜杜拉·买买提为总裁", word: '阿卜杜拉·买买提' },
  { title: '国产轿车 SU7 登顶销量榜', word: 'SU7' },
  { title: '卫兵在群山守护国界', word: '卫兵在群山' },
]

const signs: Readonly<Record<string, readonly string[]>> = {
  '·': ['·', '•', '・', '‧', '．', '∙', '⋅', '･', '﹒', ''],
  "'": ["'", '’', 'ʼ', '´', '‘', '＇'],
  '-': ['-', '‐', '‑', '–', '−', '﹣', '－'],
  为: ['为', '為', '爲'],
  国: ['国', '國'],
  卫: ['卫', '衛', '衞'],
  群: ['群', '羣'],
  峰: ['峰', '峯'],
  马: ['马', '馬'],
  e: ['e', 'é', 'è', 'E', 'ｅ'],
  a: ['a', 'ä', 'á', 'A', 'ａ'],
  u: ['u', 'ü', 'U', 'ｕ'],
  o: ['o', 'ö', 'ø', 'O'],
  G: ['G', 'g', 'Ｇ'],
  S: ['S', 's', 'Ｓ'],
  '5': ['5', '５'],
}
const unseen = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e', '\u202c', '\ufe0f']

/** A text as another house may write it. */
export const typesetText = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...text].map(character =>
        fc.tuple(
          fc.constantFrom(...(signs[character] ?? [character])),
          fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom(...unseen)),
        ),
      ),
    )
    .map(pieces => pieces.flat().join(''))

/** A headline and its word as they are, with the headline typeset anew. */
export const typesetHeadline = fc
  .constantFrom(...headlines)
  .chain(headline => typesetText(headline.title).map(typeset => ({ ...headline, typeset })))

/** A word as it is, and typeset anew: as it may be asked for. */
export const typesetWord = fc
  .constantFrom(...headlines)
  .chain(({ word }) => typesetText(word).map(typeset => ({ word, typeset })))
