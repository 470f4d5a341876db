/** Words on screen: i18next fed from the tuples of a feature's strings.ts, registered the first time a screen uses them. */
import { type Locale, locales, ofOne, type Phrase, type Phrases, say } from '@guanlan/platform/contract'
import i18next from 'i18next'
import { useMemo } from 'react'
import { useAppearance } from '../theme/appearance.ts'

const engine = i18next.createInstance()
void engine.init({
  lng: 'zh',
  fallbackLng: 'zh',
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
})

const namespaces = new WeakMap<Phrases, string>()
let registered = 0

/** Registers a language when it is first spoken: the words of the others may not be here (theme/other-language.ts). */
function namespaceOf(words: Phrases, locale: Locale): string {
  const namespace = namespaces.get(words) ?? `words${++registered}`
  namespaces.set(words, namespace)
  if (!engine.hasResourceBundle(locale, namespace)) {
    const index = locales.indexOf(locale)
    const bundle = Object.fromEntries(Object.entries(words).map(([key, phrase]) => [key, phrase[index]]))
    engine.addResourceBundle(locale, namespace, bundle)
  }
  return namespace
}

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
  // i18next types keys through an ambient declaration, which could not tell the words of two features apart.
  const translate = engine.getFixedT(locale, namespaceOf(words, locale)) as unknown as (
    key: string,
    values?: object,
  ) => string
  return (key, values) => (values && locale === 'en' ? ofOne(translate(key, values), values) : translate(key, values))
}

/** One phrase that is data, such as the title of a place. */
export function useSay(): (phrase: Phrase, values?: Readonly<Record<string, unknown>>) => string {
  const locale = useAppearance(state => state.locale)
  return useMemo(() => (phrase, values) => say(phrase, locale, values), [locale])
}
