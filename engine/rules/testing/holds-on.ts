import type { Candidates } from '../candidates.ts'

/** Does the condition hold for a text with these grams? */
export function holdsOn(condition: Candidates, has: (gram: number) => boolean): boolean {
  if (condition.kind === 'any') return true
  if (condition.kind === 'grams') return condition.all.every(has)
  if (condition.kind === 'and') return condition.parts.every(part => holdsOn(part, has))
  return condition.parts.some(part => holdsOn(part, has))
}
