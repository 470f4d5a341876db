/** What the editor holds while somebody writes a monitor, and how it becomes what is saved. Pure. */
import { type Monitor, type MonitorDraft, mostWordGroups, nameLength, type WordForm } from '../../contract.ts'

export type Mode = 'any' | 'all'
/** One word group as it is typed: words as written, quotes included; the frequency may still be nonsense. */
export interface Group {
  mode: Mode
  words: readonly string[]
  frequency: string
}

export interface Draft {
  kind: 'folder' | 'item'
  name: string
  shortName: string
  category: string
  fatherId: number
  /** Which of the two views holds the rule. The other follows. */
  view: 'form' | 'text'
  groups: readonly Group[]
  excluded: readonly string[]
  rule: string
  languages: readonly string[]
  regions: readonly number[]
  mediaLimit: readonly string[]
  mediaGroups: readonly number[]
  isOpen: boolean
}

/** Where one may make a monitor: at the top level, and in which folders. */
export interface Places {
  top: boolean
  folders: readonly number[]
}

export const emptyGroup: Group = { mode: 'any', words: [], frequency: '1' }
export const roomForGroup = (draft: Draft): boolean => draft.groups.length < mostWordGroups

export const newDraft = (kind: Draft['kind'], fatherId: number): Draft => ({
  kind,
  name: '',
  shortName: '',
  category: '',
  fatherId,
  view: 'form',
  groups: [emptyGroup],
  excluded: [],
  rule: '',
  languages: [],
  regions: [],
  mediaLimit: [],
  mediaGroups: [],
  isOpen: true,
})

/** Where a new one stands first: as it was opened, where one may make it there. */
export const placeFor = (fatherId: number, { top, folders }: Places): number =>
  (fatherId === 0 ? top : folders.includes(fatherId)) ? fatherId : top ? 0 : (folders[0] ?? 0)

export const draftOf = (monitor: Monitor): Draft => ({
  ...newDraft(monitor.kind, monitor.fatherId),
  name: monitor.name,
  shortName: monitor.shortName ?? '',
  category: monitor.category ?? '',
  rule: monitor.rule ?? '',
  languages: monitor.languages,
  regions: monitor.regions,
  mediaLimit: monitor.mediaLimit,
  mediaGroups: monitor.mediaGroups,
  isOpen: monitor.isOpen,
  ...(monitor.form ? { view: 'form' as const, ...partsOf(monitor.form) } : { view: 'text' as const }),
})

/** The form as chips. */
export function partsOf(form: WordForm): Pick<Draft, 'groups' | 'excluded'> {
  return {
    groups: form.groups.map(({ words, frequency }) => {
      const { parts, mode } = splitWords(words)
      return { mode, words: parts, frequency: String(frequency) }
    }),
    excluded: splitWords(form.excluded).parts,
  }
}

/** The chips as a form. A frequency that is no number becomes 0, which is refused with a sentence. */
export const formOf = (draft: Pick<Draft, 'groups' | 'excluded'>): WordForm => ({
  groups: draft.groups.map(group => ({
    words: group.words.join(group.mode === 'any' ? ',' : '+'),
    frequency: /^\d+$/.test(group.frequency.trim()) ? Number(group.frequency) : 0,
  })),
  excluded: draft.excluded.join(','),
})

/** The part that decides which articles are wanted: what the preview asks and what makes a new version. */
export const ruleOfDraft = (draft: Draft) => ({
  ...(draft.view === 'form' ? { form: formOf(draft) } : { rule: draft.rule }),
  languages: [...draft.languages],
  regions: [...draft.regions],
  mediaLimit: [...draft.mediaLimit],
  mediaGroups: [...draft.mediaGroups],
})

export type RuleOfDraft = ReturnType<typeof ruleOfDraft>

export const bodyOf = (draft: Draft): MonitorDraft => ({
  kind: draft.kind,
  name: draft.name.trim(),
  shortName: draft.shortName.trim() || null,
  category: draft.category.trim() || null,
  fatherId: draft.fatherId,
  isOpen: draft.isOpen,
  ...(draft.kind === 'item' ? ruleOfDraft(draft) : { languages: [], regions: [], mediaLimit: [], mediaGroups: [] }),
})

export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
/** Spec 5, as the contract counts it. */
export const nameProblem = (name: string): boolean =>
  name.trim().length < nameLength.min || name.trim().length > nameLength.max
/** Something has been written by which articles could be found. */
export const hasWords = (draft: Draft): boolean =>
  draft.view === 'form' ? draft.groups.some(group => group.words.length > 0) : draft.rule.trim() !== ''

const comma = /[,，、\n]/
const plus = /[+＋]/

/**
 * Words of a group as they are written, cut at commas or, where there are none, at plus signs; quotes and backslashes
 * keep a sign in its word. With both, the plus stays in the word, so that the mistake is seen and can be named.
 */
export function splitWords(text: string): { parts: string[]; mode: Mode } {
  const byComma = cut(text, comma)
  if (byComma.length > 1) return { parts: tidy(byComma), mode: 'any' }
  const byPlus = tidy(cut(text, plus))
  return byPlus.length > 1 ? { parts: byPlus, mode: 'all' } : { parts: tidy(byComma), mode: 'any' }
}

const tidy = (parts: readonly string[]): string[] => parts.map(part => part.trim()).filter(part => part !== '')

function cut(text: string, separator: RegExp): string[] {
  const parts = ['']
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? ''
    const last = parts.length - 1
    if (sign === '\\') {
      parts[last] += sign + (text[++i] ?? '')
      continue
    }
    if (/["“”＂]/.test(sign)) quoted = !quoted
    if (!quoted && separator.test(sign)) parts.push('')
    else parts[last] += sign
  }
  return parts
}
