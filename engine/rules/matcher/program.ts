// Nodes as words in a row, so that what an article needs of a rule lies in one piece.
import type { Node, Places } from './nodes.ts'

/** Kind in the upper four bits. Words: fields in the next two, the term below. The others: how many words they take in all. */
export const OP = {
  word: 0,
  notWord: 1,
  name: 2,
  notName: 3,
  all: 4,
  any: 5,
  not: 6,
  /** Second word: how often. */
  count: 7,
  /** Second word: the distance. */
  near: 8,
  gate: 9,
} as const
export const OP_SHIFT = 28
export const FIELD_SHIFT = 26
export const PAYLOAD = (1 << FIELD_SHIFT) - 1

/** Appends a node. */
export function encode(node: Node | Places, into: number[]): void {
  switch (node.kind) {
    case 'word':
      into.push((OP.word << OP_SHIFT) | (node.fields << FIELD_SHIFT) | node.term)
      return
    case 'name':
      into.push((OP.name << OP_SHIFT) | node.term)
      return
    case 'not': {
      const { of } = node
      if (of.kind === 'word') into.push((OP.notWord << OP_SHIFT) | (of.fields << FIELD_SHIFT) | of.term)
      else if (of.kind === 'name') into.push((OP.notName << OP_SHIFT) | of.term)
      else block(OP.not, [], [of], into)
      return
    }
    case 'all':
      block(OP.all, [], node.of, into)
      return
    case 'any':
      block(OP.any, [], node.of, into)
      return
    case 'count':
      block(OP.count, [node.count], [node.of], into)
      return
    case 'gate':
      block(OP.gate, [node.count], [node.of], into)
      return
    case 'near':
      block(OP.near, [node.distance], node.of, into)
      return
  }
}

function block(op: number, head: readonly number[], parts: readonly (Node | Places)[], into: number[]): void {
  const begin = into.length
  into.push(0, ...head)
  for (const part of parts) encode(part, into)
  into[begin] = (op << OP_SHIFT) | (into.length - begin)
}

/** How many words the node that begins with this one takes. */
export const sizeOf = (word: number): number => (word >>> OP_SHIFT <= OP.notName ? 1 : word & PAYLOAD)

/** Replaces every term of the program that begins at `from`, in place. */
export function renumber(program: number[], rename: (term: number) => number, from = 0): void {
  for (let at = from; at < program.length; at++) {
    const word = program[at]!
    const op = word >>> OP_SHIFT
    if (op <= OP.notName) program[at] = (word & ~PAYLOAD) | rename(word & PAYLOAD)
    else if (op >= OP.count) at++
  }
}

/** Visits every term of the program between two offsets. */
export function termsIn(words: Int32Array, from: number, to: number, visit: (term: number) => void): void {
  for (let at = from; at < to; at++) {
    const word = words[at]!
    const op = word >>> OP_SHIFT
    if (op <= OP.notName) visit(word & PAYLOAD)
    else if (op >= OP.count) at++
  }
}
