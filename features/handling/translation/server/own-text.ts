/** A text of one's own, translated now; nothing of it is stored. */
import { detectLanguage } from '@guanlan/engine/text'
import type { TranslationTarget } from '@guanlan/features/articles/articles/contract'
import type { OpenScope } from '@guanlan/platform/server'
import { translateText } from './translate.ts'
import type { Translator } from './translator.ts'

/** @throws a refusal: the language is this one already, no endpoint is set, or what the translator refuses */
export async function translateOwnText(
  { signal, now }: OpenScope,
  translator: Translator | null,
  { text, target }: { text: string; target: TranslationTarget },
): Promise<{ text: string; translator: string; tokens: number | null }> {
  const article = { title: '', body: text, language: await detectLanguage(text) }
  const made = await translateText(article, target, 'all', { translator, signal, now })
  return { text: (made.paragraphs ?? []).join('\n'), translator: made.translator, tokens: made.tokens }
}
