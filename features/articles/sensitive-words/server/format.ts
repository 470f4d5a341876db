/** From what a table of words says to what the calls take. What is none of the known words is left, and refused by the schema. Pure. */
import { effects } from '../contract.ts'
import { strings } from '../strings.ts'

const isWordOf = (phrase: readonly string[], text: string): boolean =>
  phrase.some(word => word.toLowerCase() === text.trim().toLowerCase())

const yes = [...strings.isOnline, ...strings.onlineTitle, 'true', '1', '是', 'yes']
const no = [...strings.isOffline, ...strings.putOffline, 'false', '0', '否', 'no']

export const onlineOf = (text: string): boolean | string => {
  if (text.trim() === '' || isWordOf(yes, text)) return true
  return isWordOf(no, text) ? false : text
}

/** Shorter than on the screens. */
const otherEffects = {
  badge: ['标记敏感', '標記敏感', '标为敏感', '標為敏感', '敏感', '仅标记', '僅標記'],
  negative: ['判为负面', '判為負面', '标记负面', '標記負面', '负面', '負面'],
} as const

export const effectOf = (text: string): string =>
  text.trim() === ''
    ? 'badge'
    : (effects.find(effect => isWordOf([effect, ...strings[effect], ...otherEffects[effect]], text)) ?? text)

const levels = [strings.level1, strings.level2, strings.level3, strings.level4]

/** `2`, `2 严重`, `严重`; nothing is the mildest. */
export const levelOf = (text: string): number => {
  if (text.trim() === '') return 4
  const named = levels.findIndex(phrase => isWordOf([...phrase, ...phrase.map(each => each.slice(2))], text))
  return named < 0 ? Number(/^\d+/.exec(text.trim())?.[0] ?? Number.NaN) : named + 1
}

/** What people write above the columns of their own lists. */
export const spellings = {
  word: ['词', '詞', '词语', '詞語', '关键词', '關鍵詞', '负面词', '負面詞', 'keyword'],
  online: ['状态', '狀態', 'status'],
  effect: ['标记', '標記', '类型', '類型'],
  level: ['级别', '級別', '等级', '等級', '负面等级', '負面等級'],
}
