/** What one version of a rule has over another, in words. Pure. */

/** Words of a rule text: what stands between operators; quoted words whole; after a `-` they are excluded ones. */
function wordsOf(rule: string): string[] {
  return [...rule.matchAll(/"(?:\\.|[^"])*"|(?:\\.|[^\s|+(){}^",，])+/g)]
    .map(([word]) => word.replace(/^-+/, ''))
    .filter(word => word !== '' && !/^\d+$/.test(word))
}

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
