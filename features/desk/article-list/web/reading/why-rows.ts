/** The tree of a rule as the rows that are seen of it. Pure. */
import type { WhyNode } from '@guanlan/features/monitors/monitors/contract'

export interface WhyRow {
  /** Places of the parts from the root: `0.2.1`. */
  path: string
  /** Null for the row that stands for parts not shown. */
  node: WhyNode | null
  /** Parts that this row stands for, when it has no node of its own. */
  hidden: number
  /** From 1, as `aria-level` counts. */
  level: number
  place: number
  size: number
  /** Null where there is nothing to unfold. */
  open: boolean | null
  /** Inside what the rule does not want: what is true here speaks against the article. */
  against: boolean
}

/** Parts of one node shown at once; of more, those that hold come first, the rest stands behind one row. */
const mostParts = 12

/** `folded`: closed rows by path; `full`: rows whose every part is shown. */
export function rowsOf(root: WhyNode, folded: ReadonlySet<string>, full: ReadonlySet<string>): WhyRow[] {
  const rows: WhyRow[] = []
  const walk = (node: WhyNode, path: string, level: number, place: number, size: number, against: boolean) => {
    const open = node.parts.length === 0 ? null : !folded.has(path)
    rows.push({ path, node, hidden: 0, level, place, size, open, against })
    if (!open) return
    const inside = node.kind === 'not' ? !against : against
    const numbered = node.parts.map((part, index) => ({ part, index }))
    const shown =
      numbered.length <= mostParts || full.has(path)
        ? numbered
        : [...numbered.filter(({ part }) => part.holds), ...numbered.filter(({ part }) => !part.holds)].slice(
            0,
            mostParts,
          )
    const hidden = numbered.length - shown.length
    const total = shown.length + (hidden > 0 ? 1 : 0)
    for (const [at, { part, index }] of shown.entries())
      walk(part, `${path}.${index}`, level + 1, at + 1, total, inside)
    if (hidden > 0)
      rows.push({
        path: `${path}.…`,
        node: null,
        hidden,
        level: level + 1,
        place: total,
        size: total,
        open: null,
        against: inside,
      })
  }
  walk(root, '0', 1, 1, 1, false)
  return rows
}

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** The number of `a{8}b`, `(a+b){10}` or `a^3`; empty where the node has none. */
export function numberOf({ kind, text }: Pick<WhyNode, 'kind' | 'text'>): string {
  const pattern = kind === 'frequency' ? /\^(\d+)$/ : kind === 'window' ? /\{(\d+)\}$/ : /\{(\d+)\}/
  return pattern.exec(text)?.[1] ?? ''
}
/** The scope of `t:…`. */
export const scopeOf = (text: string): string => /^[a-z]+/.exec(text)?.[0] ?? ''
