/** What one version of a rule has over another, in words. Pure. */
import { signsOf } from '../text/signs.ts'

/** The words of a rule text, quoted ones without their quotes, vocabularies by name, wanted and excluded alike. */
export function wordsOf(rule: string): string[] {
  return signsOf(rule)
    .filter(sign => ['word', 'quoted', 'name'].includes(sign.kind))
    .map(({ kind, from, to }) => (kind === 'quoted' ? unquoted(rule.slice(from, to)) : rule.slice(from, to)))
    .filter(word => word !== '')
}
const unquoted = (text: string): string => text.replace(/^["“”＂]|["”＂]$/g, '').replace(/\\(.)/g, '$1')

export interface RuleDiff {
  added: string[]
  removed: string[]
  /** The words are the same, but the way they are joined is not. */
  joinedOtherwise: boolean
}

export function diffOf(before: string | null, after: string | null): RuleDiff {
  const old = new Set(wordsOf(before ?? ''))
  const now = new Set(wordsOf(after ?? ''))
  const added = [...now].filter(word => !old.has(word))
  const removed = [...old].filter(word => !now.has(word))
  return { added, removed, joinedOtherwise: added.length + removed.length === 0 && before !== after }
}
