/** Words that a warning asks for: they stand in all of its articles and tell no two events apart. */
import { type Rule, wordsIn } from '@guanlan/engine/rules'

export const wordsOfWarning = ({ rule }: { rule: Rule | null }): string[] => (rule ? wordsIn(rule) : [])
