/** Translates the text of one article, paragraph by paragraph: Chinese into Chinese by tables, all else by an endpoint. */
import type { TranslationTarget } from '@guanlan/features/articles/articles/contract'
import { paragraphsOf, type StoredTranslation, textHash } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { openThreads } from '@guanlan/platform/server'
import { longestTranslated } from '../contract.ts'
import type { Conversion } from './chinese.thread.ts'
import { piecesOf } from './pieces.ts'
import type { Translator } from './translator.ts'

const conversions = openThreads<Conversion, string[]>(new URL('./chinese.thread.ts', import.meta.url))

/** Pieces of one article asked for at the same time. */
const piecesAtOnce = 4

export type Way = 'same' | 'offline' | 'endpoint' | 'tooLong'

/** @param characters of title and text */
export function wayOf(language: string, target: TranslationTarget, characters: number): Way {
  if (language === target) return 'same'
  if (isChinese(language) && isChinese(target)) return 'offline'
  return characters > longestTranslated ? 'tooLong' : 'endpoint'
}
const isChinese = (language: string): boolean => language === 'zh-CN' || language === 'zh-TW'

export interface TranslationRequest {
  title: string
  body: string
  language: string
}

/** @throws a refusal: the language is this one already, no endpoint is set, the text is too long, or what the translator refuses */
export async function translateText(
  article: TranslationRequest,
  target: TranslationTarget,
  part: 'title' | 'all',
  { translator, signal, now }: { translator: Translator | null; signal: AbortSignal; now: Date },
): Promise<StoredTranslation> {
  const texts = [article.title, ...(part === 'all' ? paragraphsOf(article.body) : [])]
  const way = wayOf(article.language, target, texts.join('').length)
  if (way === 'same') throw refuse('invalid', 'translation.sameLanguage', {}, 'target')
  if (way === 'tooLong') throw refuse('invalid', 'translation.tooLong', { most: longestTranslated }, 'id')
  if (way === 'endpoint' && !translator) throw refuse('conflict', 'translation.noEndpoint')
  const made =
    way === 'offline' || !translator
      ? { texts: await conversions.ask({ texts, target: target === 'zh-TW' ? 'zh-TW' : 'zh-CN' }), tokens: null }
      : await inPieces(translator, texts, target, signal)
  const [title = '', ...paragraphs] = made.texts
  return {
    title,
    paragraphs: part === 'all' ? paragraphs : null,
    sourceHash: textHash(article),
    translator: way === 'offline' || !translator ? 'opencc' : translator.model,
    tokens: made.tokens,
    madeAt: now,
  }
}

async function inPieces(
  translator: Translator,
  texts: readonly string[],
  target: TranslationTarget,
  signal: AbortSignal,
): Promise<{ texts: string[]; tokens: number | null }> {
  // An untitled article has an empty title, which needs no translation.
  const worded = texts.filter(text => text.trim() !== '')
  const translated: string[] = []
  let tokens: number | null = null
  const pieces = piecesOf(worded)
  for (let at = 0; at < pieces.length; at += piecesAtOnce) {
    const answers = await Promise.all(
      pieces.slice(at, at + piecesAtOnce).map(piece => translator.translate(piece, target, signal)),
    )
    for (const answer of answers) {
      translated.push(...answer.texts)
      if (answer.tokens !== null) tokens = (tokens ?? 0) + answer.tokens
    }
  }
  return { texts: texts.map(text => (text.trim() === '' ? '' : (translated.shift() ?? ''))), tokens }
}
