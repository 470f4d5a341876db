/** A word of a form with a space in it, taken for the several that were meant. Pure. */
import { type Draft, type Group, roomForGroup } from './draft.ts'

/** As the engine says it (`rule.word.space`): before Chinese a space parts words. */
const betweenWords = /(?<=[\p{L}\p{N}])\s+(?=\p{Script=Han})/u

/** The form in which all of them have to occur: within their group where it asks for all, else as a group of their own. Null: there is none, or no room. */
export function bothWords(draft: Draft, index: number): { groups: Group[] } | null {
  const group = draft.groups[index]
  const at = group?.words.findIndex(word => !/^[=＝]?["“＂]/.test(word) && betweenWords.test(word)) ?? -1
  if (!group || at < 0) return null
  const parts = (group.words[at] ?? '').split(betweenWords)
  if (group.mode === 'all' || group.words.length === 1)
    return {
      groups: draft.groups.with(index, { ...group, mode: 'all', words: group.words.toSpliced(at, 1, ...parts) }),
    }
  if (!roomForGroup(draft)) return null
  const rest = { ...group, words: group.words.toSpliced(at, 1) }
  return { groups: draft.groups.toSpliced(index, 1, rest, { ...group, mode: 'all', words: parts }) }
}
