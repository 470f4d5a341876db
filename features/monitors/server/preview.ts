/** Tries a draft on stored articles, newest first, within a bound of work: a rule of one common word must not stop the desk. */
import { candidates, explain, type Rule, wants } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { MediaType } from '@guanlan/features/articles/contract'
import {
  excerptOf,
  highlight,
  mediaTypeCode,
  possibleArticles,
  type StoredArticle,
} from '@guanlan/features/articles/server'
import type { Scope } from '@guanlan/platform/server'
import type { MonitorDraft, Preview } from '../contract.ts'
import { accepts } from './limits.ts'
import { checkRule } from './rules.ts'

/** About a quarter of a second of exact checking. */
const mostExamined = 3_000
const pageSize = 500
const mostSamples = 5
const dayMs = 86_400_000

export async function previewOf(
  scope: Scope,
  draft: Pick<MonitorDraft, 'form' | 'rule' | 'languages' | 'regions' | 'mediaLimit'> & { days: number },
): Promise<Preview> {
  const { rule, text, problems } = checkRule(draft)
  const shown = problems.map(problem => ({
    ...problem,
    message: [...problem.message] as [string, string, string],
    group: (problem as { group?: number }).group ?? null,
  }))
  const blocked = !rule || problems.some(problem => problem.severity === 'error')
  const from = new Date(scope.now.getTime() - draft.days * dayMs)
  const days = emptyDays(from, draft.days)
  if (blocked)
    return {
      problems: shown,
      rule: text,
      sentence: null,
      count: 0,
      complete: true,
      examined: 0,
      days: [...days].map(([day, count]) => ({ day, count })),
      samples: [],
    }

  const limits = {
    languages: draft.languages,
    regions: draft.regions,
    mediaLimit: draft.mediaLimit.map(word => mediaTypeCode(MediaType.parse(word))),
  }
  const samples: StoredArticle[] = []
  let count = 0
  let examined = 0
  let complete = false
  let after: { publishedAt: Date; id: number } | undefined
  while (!complete && examined < mostExamined) {
    const page = await possibleArticles(scope.db, {
      candidates: candidates(rule),
      orgId: scope.orgId,
      from,
      to: scope.now,
      ...(after && { after }),
      limit: pageSize,
    })
    examined += page.length
    complete = page.length < pageSize
    const last = page.at(-1)
    if (last) after = { publishedAt: last.published_at, id: last.id }
    for (const article of page) {
      const facts = {
        language: article.language,
        mediaType: article.media_type,
        region: article.region,
        mentioned: article.mentioned,
      }
      if (
        !accepts(limits, facts) ||
        !wants(rule, { title: canonicalise(article.title), body: canonicalise(article.body) })
      )
        continue
      count++
      const day = dayOf(article.published_at)
      days.set(day, (days.get(day) ?? 0) + 1)
      if (samples.length < mostSamples) samples.push(article)
    }
  }
  return {
    problems: shown,
    rule: text,
    sentence: [...explain(rule)] as [string, string, string],
    count,
    complete,
    examined,
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, n]) => ({ day, count: n })),
    samples: samples.map(article => sampleOf(article, rule)),
  }
}

// Days of China Standard Time; the organisation's own zone comes with its settings.
const dayOf = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const emptyDays = (from: Date, days: number): Map<string, number> =>
  new Map(Array.from({ length: days + 1 }, (_, index) => [dayOf(new Date(from.getTime() + index * dayMs)), 0]))

function sampleOf(article: StoredArticle, rule: Rule): Preview['samples'][number] {
  const { titleHits, bodyHits } = highlight(article.title, article.body, [rule])
  return {
    id: article.id,
    title: article.title,
    media: article.media,
    publishedAt: article.published_at.toISOString(),
    titleHits,
    ...excerptOf(article.body, bodyHits),
  }
}
