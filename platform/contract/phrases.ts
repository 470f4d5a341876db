/** Words a person reads, in the order of `locales`. Placeholders are written {{name}}. */
export type Phrase = readonly [zh: string, zhTW: string, en: string]
export type Phrases = Readonly<Record<string, Phrase>>

/** The three languages of the interface (spec 1); the first is the default and the fallback for unknown stored values. */
export const locales = ['zh', 'zh-TW', 'en'] as const
export type Locale = (typeof locales)[number]

/** Words by the name of their declaration and their key, in one language. */
export type WordsOfLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>
const declared = new Map<string, Phrases>()
const added: { index: number; words: WordsOfLanguage }[] = []

/**
 * Declares the words of one feature; its keys are read as `feature.key` everywhere.
 * @param id given by the build of the web app, which leaves one language in them; others are added by `addLanguage`
 */
export function phrases<const T extends Phrases>(words: T, id?: string): T {
  if (id !== undefined) {
    declared.set(id, words)
    for (const { index, words: others } of added) fill(words, index, others[id])
  }
  return words
}

/** Fills a language in that the build left out: in what is declared and in what will be. */
export function addLanguage(locale: Locale, words: WordsOfLanguage): void {
  const index = locales.indexOf(locale)
  added.push({ index, words })
  for (const [id, phrases] of declared) fill(phrases, index, words[id])
}

function fill(phrases: Phrases, index: number, words: Readonly<Record<string, string>> = {}): void {
  for (const [key, text] of Object.entries(words)) {
    const phrase = phrases[key] as unknown as string[] | undefined
    if (phrase) phrase[index] = text
  }
}

/** Those of some words that are named. */
export const pick = <const T extends Phrases, const K extends keyof T>(words: T, ...names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map(name => [name, words[name]])) as Pick<T, K>

/** The sentence of a phrase in one language, with its placeholders filled. */
export function say(phrase: Phrase, locale: Locale, values: Readonly<Record<string, unknown>> = {}): string {
  // The build leaves one language in; until others have come, that one is read.
  const sentence = phrase[locales.indexOf(locale)] ?? phrase.find(text => text !== undefined) ?? ''
  const filled = sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  )
  return locale === 'en' ? ofOne(filled, values) : filled
}

/** Words that end like a plural and are none. */
const noPlurals = /^(?:ms|s|is|was|has|its|this|less|always|across|minus|plus|status|class|process|address|news)$/

/** English that counts one: 1 source, 1 story, where a phrase says `{{count}} sources`. A phrase with more to change has a `_one` of its own. */
export function ofOne(sentence: string, { count }: Readonly<Record<string, unknown>>): string {
  if (count !== 1 && count !== '1') return sentence
  return sentence.replace(
    /(?<![\d.,:-])1 ([a-z]+s)(?: (are|were|have))?(?![\w-])/,
    (whole, word: string, verb?: string) => {
      if (noPlurals.test(word)) return whole
      const one = word.replace(/ies$|(?<=ch|sh|ss|x)es$|s$/, ending => (ending === 'ies' ? 'y' : ''))
      const singular = verb && { are: 'is', were: 'was', have: 'has' }[verb]
      return `1 ${one}${singular ? ` ${singular}` : ''}`
    },
  )
}

/** The same of values that are counts: 15,824 and not 15824. */
export const sayCounts = (phrase: Phrase, locale: Locale, values: Readonly<Record<string, unknown>>): string =>
  say(
    phrase,
    locale,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? value.toLocaleString('en') : value,
      ]),
    ),
  )

/** The language a caller asked for: a stored code or an Accept-Language header; anything unknown is the default. */
export function localeOf(requested: string | undefined | null): Locale {
  const first = (requested ?? '').split(',')[0]?.trim().toLowerCase() ?? ''
  if (/^zh-(tw|hk|mo|hant)/.test(first)) return 'zh-TW'
  if (first.startsWith('en')) return 'en'
  return 'zh'
}

/**
 * The words of every feature by its name; each strings.ts adds its own:
 * `declare module '@guanlan/platform/contract' { interface Words { monitors: typeof strings } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it where their words are declared
export interface Words {}

/** `feature.name` of a sentence that exists. */
export type WordsKey = { [F in keyof Words]: `${F}.${keyof Words[F] & string}` }[keyof Words]
type Named<S extends string> = S extends `${string}{{${infer N}}}${infer Rest}` ? N | Named<Rest> : never
type PhraseOf<K extends WordsKey> = K extends `${infer F extends keyof Words}.${infer N}`
  ? Words[F][N & keyof Words[F]]
  : never
/** The values a sentence needs, by name. */
export type ValuesOf<K extends WordsKey> =
  PhraseOf<K> extends readonly [infer Zh extends string, ...unknown[]]
    ? [Named<Zh>] extends [never]
      ? Record<never, never>
      : Record<Named<Zh>, unknown>
    : never
