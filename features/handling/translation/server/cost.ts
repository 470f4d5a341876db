/** What translating many articles asks of the endpoint, said before it begins. */

import type { TranslationTarget } from '@guanlan/features/articles/articles/contract'
import { textHash, translationsOf } from '@guanlan/features/articles/articles/server/facts'
import { loadArticles } from '@guanlan/features/articles/articles/server/questions'
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import { idsOfAll } from '@guanlan/features/handling/article-actions/server'
import { tokensOf } from '@guanlan/features/handling/models/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { mostTranslated, type TranslationCost } from '../contract.ts'
import { tokensOfInstruction } from './endpoint.ts'
import { wayOf } from './translate.ts'

const atOnce = 500

export interface ManyToTranslate {
  idList?: number[] | undefined
  all?: AllOf | undefined
  found?: boolean | undefined
  target: TranslationTarget
  part: 'title' | 'all'
}

export async function idsOf(scope: Scope, { idList, all }: ManyToTranslate): Promise<number[]> {
  if (idList) return [...new Set(idList)]
  if (!all) throw refuse('invalid', 'articles.selectData', {}, 'idList')
  if (all.count > mostTranslated) throw refuse('invalid', 'translation.tooMany', { most: mostTranslated }, 'all')
  return idsOfAll(scope, all)
}

/** They come from a search, so that they need not be the organisation's. Pure. */
export const isFound = ({ all, found = false }: Pick<ManyToTranslate, 'all' | 'found'>): boolean =>
  found || all?.query !== undefined

export async function costOf(scope: Scope, requested: ManyToTranslate, model: string | null): Promise<TranslationCost> {
  const { target, part } = requested
  const ids = await idsOf(scope, requested)
  const cost = {
    articles: 0,
    translated: 0,
    same: 0,
    offline: 0,
    tooLong: 0,
    asked: 0,
    characters: 0,
    tokens: 0,
    model,
  }
  for (let at = 0; at < ids.length; at += atOnce) {
    const page = ids.slice(at, at + atOnce)
    const stored = await translationsOf(scope, page, target)
    for (const article of await loadArticles(scope, page, isFound(requested))) {
      cost.articles++
      const characters = article.title.length + (part === 'all' ? article.body.length : 0)
      const known = stored.get(article.id)
      const way = wayOf(article.language, target, characters)
      if (known && known.sourceHash === textHash(article) && (part === 'title' || known.paragraphs)) cost.translated++
      else if (way === 'endpoint') {
        cost.asked++
        cost.characters += characters
        cost.tokens += 2 * tokensOf(characters, article.language) + tokensOfInstruction
      } else cost[way]++
    }
  }
  return cost
}
