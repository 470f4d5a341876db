/** What the address opens: `?vocabulary=7`, `?vocabulary=new&use=words`, `?general=quality`, both of a general dimension that is made one's own, or `?taught=1`. */
import { type GeneralDimension, type Listed, type Use, uses } from '../contract.ts'

export type Opened =
  | { kind: 'none' }
  /** What corrections of sentiment taught. */
  | { kind: 'taught' }
  | { kind: 'kept'; id: number }
  | { kind: 'general'; id: string }
  /** `of`: the general dimension it begins as. */
  | { kind: 'new'; use: Use; of: string | null }

/** Names of the address beside the vocabulary's own (`openWith` of the list). */
export const openWith = ['use', 'general', 'taught']

/**
 * The address of a general dimension opens the own one in its place; one that is gone opens nothing.
 * @param removed what was just removed: the list has it until it is asked again
 */
export function openedBy(
  search: URLSearchParams,
  listed: readonly Listed[],
  isWhole: boolean,
  removed: number | null = null,
): Opened {
  if (search.has('taught')) return { kind: 'taught' }
  const named = search.get('vocabulary')
  const general = search.get('general')
  if (named === 'new') {
    const use = uses.find(each => each === search.get('use')) ?? 'words'
    return { kind: 'new', use, of: use === 'dimension' ? general : null }
  }
  const own = general === null ? undefined : listed.find(({ id, replaces }) => replaces === general && id !== removed)
  const id = own?.id ?? Number(named)
  if (Number.isSafeInteger(id) && id > 0)
    return isWhole && listed.every(each => each.id !== id) ? { kind: 'none' } : { kind: 'kept', id }
  return general ? { kind: 'general', id: general } : { kind: 'none' }
}

/** What is written of a vocabulary: its words as text, one a line. */
export interface VocabularyFormValues {
  use: Use
  name: string
  enabled: boolean
  replaces: string | null
  words: string
  hints: string
}

type WithWords = { name: string; words: readonly string[]; hints: readonly string[] }
const textsOf = ({ name, words, hints }: WithWords) => ({ name, words: words.join('\n'), hints: hints.join('\n') })

export const formOfVocabulary = (
  stored: Omit<VocabularyFormValues, 'words' | 'hints'> & WithWords,
): VocabularyFormValues => ({
  use: stored.use,
  enabled: stored.enabled,
  replaces: stored.replaces,
  ...textsOf(stored),
})
/** A new one, as the general dimension it takes the place of or blank. */
export const newOf = (use: Use, general?: GeneralDimension): VocabularyFormValues => ({
  use,
  enabled: true,
  replaces: general?.id ?? null,
  ...textsOf(general ?? { name: '', words: [], hints: [] }),
})
