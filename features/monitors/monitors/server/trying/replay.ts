/** What a draft would add and lose against the saved rule: both asked of the same stored articles, newest first, part by part. */
import type { Rule } from '@guanlan/engine/rules'
import {
  type FoundArticle,
  findStored,
  type StoredSearch,
  walkStored,
} from '@guanlan/features/articles/articles/server/search'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import type { Replay, TriedDraft } from '../../contract.ts'
import { newestVersion } from '../versions/versions.ts'
import type { NamedVocabularies } from '../vocabularies/of-draft.ts'
import { daysOf } from './days.ts'
import { cursorOf, mostSamples, nextOf, progressOf, samplesOf, triedOf } from './tried.ts'

const workMs = 700

export async function replayOf(
  scope: Scope,
  monitorId: number,
  draft: TriedDraft,
  named?: NamedVocabularies,
): Promise<Replay> {
  const saved = await newestVersion(scope, monitorId)
  const { asked: search, problems, text } = await triedOf(scope, draft, named)
  // Saved meanwhile: the parts before were compared with another rule, and a cursor of theirs is refused.
  const { kept: _, ...cursor } = cursorOf(scope, draft, z.object({}), {}, `${monitorId} ${saved.version} ${text}`)
  const nothing = { count: 0, samples: [] }
  if (!search)
    return { problems, before: 0, after: 0, added: nothing, lost: nothing, days: [], next: null, progress: 1 }

  const savedAsked: StoredSearch = { rule: saved.rule, limits: saved.limits, orgId: scope.orgId }
  const dayOf = daysOf(await timeZoneOf(scope))
  const days = new Map<string, { added: number; lost: number }>()
  const added: FoundArticle[] = []
  const lost: FoundArticle[] = []
  let before = 0
  let after = 0
  const place = await walkStored(
    scope.db,
    { to: new Date(cursor.to), step: cursor.step },
    { from: new Date(cursor.from), workMs },
    async piece => {
      const old = await findStored(scope.db, savedAsked, piece)
      const fresh = await findStored(scope.db, search, piece)
      before += old.length
      after += fresh.length
      added.push(...without(fresh, old))
      lost.push(...without(old, fresh))
      return true
    },
  )
  for (const [kind, articles] of [['added', added] as const, ['lost', lost] as const])
    for (const { publishedAt } of articles) {
      const day = days.get(dayOf(publishedAt)) ?? { added: 0, lost: 0 }
      day[kind]++
      days.set(dayOf(publishedAt), day)
    }
  return {
    problems,
    before,
    after,
    added: await changeOf(scope, added, search.rule),
    lost: await changeOf(scope, lost, saved.rule),
    days: [...days].map(([day, counts]) => ({ day, ...counts })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    next: nextOf(cursor, place, {}),
    progress: progressOf(cursor, place),
  }
}

function without(articles: readonly FoundArticle[], others: readonly FoundArticle[]): FoundArticle[] {
  const known = new Set(others.map(article => article.id))
  return articles.filter(article => !known.has(article.id))
}

async function changeOf(scope: Scope, articles: readonly FoundArticle[], rule: Rule): Promise<Replay['added']> {
  const newest = articles.slice(0, mostSamples).map(article => article.id)
  return { count: articles.length, samples: await samplesOf(scope, newest, rule) }
}
