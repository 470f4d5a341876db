/** From what a table of words says to what the calls take. What is none of the known words is left, and refused by the schema. Pure. */
import { effects } from '../contract.ts'
import { strings } from '../strings.ts'

const isSaid = (phrase: readonly string[], text: string): boolean =>
  phrase.some(word => word.toLowerCase() === text.trim().toLowerCase())

const yes = [...strings.isOnline, ...strings.onlineTitle, 'true', '1', '是', 'yes']
const no = [...strings.isOffline, ...strings.putOffline, 'false', '0', '否', 'no']

export const onlineOf = (text: string): boolean | string => {
  if (text.trim() === '' || isSaid(yes, text)) return true
  return isSaid(no, text) ? false : text
}

export const effectOf = (text: string): string =>
  text.trim() === '' ? 'badge' : (effects.find(effect => isSaid([effect, ...strings[effect]], text)) ?? text)

/** `2`, or `2 严重`; nothing is the mildest. */
export const levelOf = (text: string): number | string =>
  text.trim() === '' ? 4 : Number(/^\d+/.exec(text.trim())?.[0] ?? Number.NaN)
