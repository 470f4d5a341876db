/** Words of a language that did not travel with what was loaded: see apps/web/build/one-language.ts. */
import { addLanguage, type Locale, type WordsOfLanguage } from '@guanlan/platform/contract'

/** What `public/before.js` chose to load; absent where all languages are there: in development, in tests and in the framed page. */
const built = (globalThis as { guanlanWords?: { locale: Locale; folder: string } }).guanlanWords

/** The language whose words are here; null where all are. */
export const builtLocale: Locale | null = built?.locale ?? null

const loading = new Map<Locale, Promise<void>>()

/** Resolves when the words of the language are here, at once where they are. Rejects when they cannot be loaded; the next call tries again. */
export function wordsOf(locale: Locale): Promise<void> | null {
  if (!built || built.locale === locale) return null
  let words = loading.get(locale)
  if (!words) {
    words = load(`${built.folder}/${locale}.json`).then(all => addLanguage(locale, all))
    loading.set(locale, words)
    words.catch(() => loading.delete(locale))
  }
  return words
}

async function load(address: string): Promise<WordsOfLanguage> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as WordsOfLanguage
}
