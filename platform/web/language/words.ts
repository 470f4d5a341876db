/** Words on screen, from the tuples of a feature's strings.ts, by the same `say` as the server's sentences. */
import { type Locale, type Phrase, type Phrases, say } from '@guanlan/platform/contract'
import { useMemo } from 'react'
import { useAppearance } from '../theme/appearance.ts'

/** Keys without the plural ending: `articles` also finds `articles_one` when `count` is 1 in English. */
type Key<W> = Exclude<keyof W & string, `${string}_one`>
export type Translate<W> = (key: Key<W>, values?: Readonly<Record<string, string | number>>) => string

/**
 * `const t = useWords(strings)` then `t('saved', { name })`. A key that the strings do not have does not compile.
 * An English singular stands beside its plural: `rows` and `rows_one`, chosen by the value `count`.
 */
export function useWords<W extends Phrases>(words: W): Translate<W> {
  const locale = useAppearance(state => state.locale)
  return useMemo(() => translator(words, locale), [words, locale])
}

/** The same outside React, for one language. */
export function translator<W extends Phrases>(words: W, locale: Locale): Translate<W> {
  return (key, values) => {
    const singular = locale === 'en' && Number(values?.count) === 1 ? words[`${key}_one`] : undefined
    const phrase: Phrase | undefined = singular ?? words[key]
    // A code that a newer server sends has no words yet: it is shown as it is.
    return phrase ? say(phrase, locale, values) : key
  }
}

/** One phrase that is data, such as the title of a place. */
export function useSay(): (phrase: Phrase, values?: Readonly<Record<string, unknown>>) => string {
  const locale = useAppearance(state => state.locale)
  return useMemo(() => (phrase, values) => say(phrase, locale, values), [locale])
}
