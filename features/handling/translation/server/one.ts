/** One article: what is stored of it, or a translation made now. */

import type { TranslationTarget } from '@guanlan/features/articles/articles/contract'
import {
  announceChange,
  paragraphsOf,
  type StoredTranslation,
  saveTranslation,
  textHash,
  translationsOf,
} from '@guanlan/features/articles/articles/server/facts'
import { loadArticles } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import type { OpenScope } from '@guanlan/platform/server'
import type { Translation } from '../contract.ts'
import { translateText } from './translate.ts'
import type { Translator } from './translator.ts'

interface AskedOne {
  id: number
  target: TranslationTarget
  found: boolean
  again: boolean
}

export async function translateOne(
  scope: OpenScope,
  translator: Translator | null,
  { id, target, found, again }: AskedOne,
): Promise<Translation> {
  const [article, stored] = await scope.within(async inside => {
    const [article] = await loadArticles(inside, [id], found)
    if (!article) throw refuse('missing', 'platform.missing')
    return [article, (await translationsOf(inside, [id], target)).get(id)]
  })
  if (stored?.paragraphs && !again && stored.sourceHash === textHash(article))
    return shown(id, target, article.body, stored)
  const made = await translateText(article, target, 'all', { translator, signal: scope.signal, now: scope.now })
  await scope.within(async inside => {
    await saveTranslation(inside, id, target, made)
    await announceChange(inside, 'work', [id])
  })
  return shown(id, target, article.body, made)
}

function shown(
  id: number,
  target: TranslationTarget,
  body: string,
  { title, paragraphs, translator, tokens, madeAt }: StoredTranslation,
): Translation {
  const pairs = paragraphsOf(body).map((source, place) => ({ source, translated: paragraphs?.[place] ?? '' }))
  return {
    id,
    target,
    ftitle: title,
    body: pairs.map(({ translated }) => translated).join('\n'),
    paragraphs: pairs,
    translator,
    tokens,
    madeAt: madeAt.toISOString(),
  }
}
