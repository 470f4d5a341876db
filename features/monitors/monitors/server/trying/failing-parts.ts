/** The parts of a rule that keep an article out. Pure. */
import type { MatchNode } from '@guanlan/engine/rules'

export interface FailingPart {
  /** As rule text. */
  text: string
  /** It must not be there, and is. */
  excluded: boolean
}

/** What would have to be otherwise; of parts of which one is enough, all together are one. Empty: the rule wants the article. */
export function failingParts(node: MatchNode): FailingPart[] {
  if (node.holds) return []
  switch (node.kind) {
    case 'all':
      return node.parts.flatMap(failingParts)
    case 'not':
      return presentParts(node.parts[0] ?? node)
    case 'scope':
      // The scope says where the words are looked for; without it they would seem to be missing altogether.
      return [{ text: node.text, excluded: false }]
    default:
      return [{ text: node.text, excluded: false }]
  }
}

/** Of what must not be there, the parts that are. */
function presentParts(node: MatchNode): FailingPart[] {
  const holding = node.kind === 'any' ? node.parts.filter(part => part.holds) : []
  return holding.length > 0 ? holding.flatMap(presentParts) : [{ text: node.text, excluded: true }]
}

/** Words of the rule that are there: of two rules that do not want an article, the one with more of them is nearer to it. */
export function wordsThere(node: MatchNode): number {
  if (node.kind === 'not') return 0
  if (node.kind === 'term') return node.holds ? 1 : 0
  return node.parts.reduce((sum, part) => sum + wordsThere(part), 0)
}
