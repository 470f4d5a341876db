// Under which words a rule is filed, and what remains to be asked when one of them is found.
import { ANYWHERE, type Node, type Places, type WordNode } from './nodes.ts'

/** When the key is in an article, the rule wants it if all of `rest` holds. */
export interface Posting {
  key: number
  rest: readonly Node[]
}

/** How often a term is expected in an article. */
export type Expect = (term: number) => number

/**
 * An article that the rule wants holds the key and the rest of at least one posting; null when it would want even an
 * empty article. Alternatives are filed each under a key of its own; of words wanted together the rarest is the key.
 */
export function postingsOf(node: Node, expect: Expect): Posting[] | null {
  const postings: Posting[] = []
  return file(node, [], expect, postings) ? postings : null
}

function file(node: Node, rest: readonly Node[], expect: Expect, postings: Posting[]): boolean {
  switch (node.kind) {
    case 'word':
      postings.push({ key: node.term, rest: node.fields === ANYWHERE ? rest : [node, ...rest] })
      return true
    case 'name':
      postings.push({ key: node.term, rest })
      return true
    case 'count':
    case 'near': {
      const keys = node.kind === 'count' ? wordsOf(node.of) : rarest(node.of, expect)
      const requested = [node, ...rest]
      for (const key of new Set(keys.map(word => word.term))) postings.push({ key, rest: requested })
      return true
    }
    case 'any':
      return node.of.every(part => file(part, rest, expect, postings))
    case 'all': {
      const chosen = cheapest(node.of, expect)
      if (!chosen) return false
      const others = node.of.filter(part => part !== chosen)
      return file(chosen, others.length === 0 ? rest : [...likelyToFail(others, expect), ...rest], expect, postings)
    }
    case 'not':
      return false
  }
}

const wordsOf = (places: Places): WordNode[] => {
  if (places.kind === 'word') return [places]
  return places.kind === 'gate' ? wordsOf(places.of) : places.of.flatMap(wordsOf)
}

/** The words of the operand that is expected least often. */
function rarest(operands: readonly Places[], expect: Expect): WordNode[] {
  let best: WordNode[] = []
  let least = Number.POSITIVE_INFINITY
  for (const words of operands.map(wordsOf)) {
    const expected = words.reduce((sum, { term }) => sum + expect(term), 0)
    if (expected >= least) continue
    least = expected
    best = words
  }
  return best
}

function cheapest(parts: readonly Node[], expect: Expect): Node | null {
  let best: Node | null = null
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    const expected = expectationOf(part, expect)
    if (expected >= least) continue
    least = expected
    best = part
  }
  return best
}

/** How often a node's keys are expected in an article; infinite when it has none. */
function expectationOf(node: Node, expect: Expect): number {
  switch (node.kind) {
    case 'word':
    case 'name':
      return expect(node.term)
    case 'count':
      return sum(wordsOf(node.of), expect)
    case 'near':
      return Math.min(...node.of.map(operand => sum(wordsOf(operand), expect)))
    case 'any':
      return node.of.reduce((total, part) => total + expectationOf(part, expect), 0)
    case 'all':
      return node.of.reduce((least, part) => Math.min(least, expectationOf(part, expect)), Number.POSITIVE_INFINITY)
    case 'not':
      return Number.POSITIVE_INFINITY
  }
}

const sum = (words: readonly WordNode[], expect: Expect): number =>
  words.reduce((total, { term }) => total + expect(term), 0)

/** What most likely says no comes first; exclusions, which rarely do, last. */
function likelyToFail(nodes: readonly Node[], expect: Expect): Node[] {
  if (nodes.length < 2) return [...nodes]
  const rank = new Map(nodes.map(node => [node, expectationOf(node, expect)]))
  return [...nodes].sort((a, b) => rank.get(a)! - rank.get(b)! || 0)
}
