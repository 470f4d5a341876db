/** The rule language as a screen speaks it: `@name` stands for a vocabulary of the organisation, and is printed by its name. */
import type { Vocabularies } from '@guanlan/engine/rules'
import { useNamedLists } from '@guanlan/features/articles/vocabularies/web'
import { useMemo } from 'react'
import type { Engine } from './check-rule.ts'

/** Undefined until they are known: the sign is then a character like any other, and nothing is said to be wrong. */
export function useVocabularies(): Vocabularies | undefined {
  const lists = useNamedLists()
  return useMemo(() => lists && new Map(lists.map(({ name, firstWords }) => [name, firstWords])), [lists])
}

/** The first words stand for all: what is checked here are names and signs; the server tries and keeps the rule with every word. */
export const withVocabularies = <E extends Pick<Engine, 'parse' | 'fromForm' | 'print' | 'withNames'>>(
  engine: E,
  vocabularies: Vocabularies | undefined,
): E => ({
  ...engine,
  parse: text => engine.parse(text, vocabularies),
  fromForm: form => engine.fromForm(form, vocabularies),
  print: rule => engine.print(engine.withNames(rule)),
})
