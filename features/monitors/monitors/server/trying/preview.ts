/** Tries a draft on stored articles, newest first, exactly, in calls of about half a second of work each. */
import { explain } from '@guanlan/engine/rules'
import { neededFor } from '@guanlan/features/articles/articles/server/questions'
import { findStored, type StoredSearch, walkStored } from '@guanlan/features/articles/articles/server/search'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import { mostCounted, Preview, type TriedDraft } from '../../contract.ts'
import { costOf } from '../costs.ts'
import { daysBetween, daysOf } from './days.ts'
import { type Cursor, cursorOf, mostSamples, nextOf, progressOf, samplesOf, triedOf } from './tried.ts'
import { wordsBeside } from './words.ts'

const workMs = 500
const dayMs = 86_400_000

/** What was found so far; travels in the cursor. */
const soFar = z.object({
  count: z.number().int(),
  negative: z.number().int(),
  examined: z.number().int(),
  days: z.record(z.string(), z.number().int()),
  samples: z.array(z.number().int()).max(mostSamples),
  words: Preview.shape.words.nullable(),
})
type SoFar = z.infer<typeof soFar>

export async function previewOf(scope: Scope, draft: TriedDraft): Promise<Preview> {
  const { asked: search, problems, text, written } = await triedOf(scope, draft)
  const empty: SoFar = { count: 0, negative: 0, examined: 0, days: {}, samples: [], words: null }
  // A vocabulary changed meanwhile makes another rule, and a cursor of the one before is refused.
  const { kept: found, ...cursor } = cursorOf(scope, draft, soFar, empty, text ?? '')
  const dayOf = daysOf(await timeZoneOf(scope))
  const everyDay = daysBetween(new Date(cursor.from), new Date(cursor.end - 1), dayOf)
  const nothing = { narrow: [], widen: [], own: [], over: 0 }
  if (!search)
    return {
      problems,
      rule: written,
      sentence: null,
      count: 0,
      capped: false,
      complete: true,
      examined: 0,
      next: null,
      progress: 1,
      days: everyDay.map(day => ({ day, count: 0 })),
      samples: [],
      words: nothing,
      expected: { articlesPerDay: 0, alertsPerDay: 0 },
      cost: null,
    }

  // Whoever goes on after that wants to know exactly.
  const stops = found.count < mostCounted
  const place = await walk(scope, search, cursor, found, stops, dayOf)
  const capped = place !== null && stops && found.count >= mostCounted
  return {
    problems,
    rule: written,
    sentence: [...explain(search.rule)] as [string, string, string],
    count: capped ? mostCounted : found.count,
    capped,
    complete: place === null,
    examined: found.examined,
    next: nextOf(cursor, place, found),
    progress: progressOf(cursor, place),
    days: everyDay.map(day => ({ day, count: found.days[day] ?? 0 })),
    samples: await samplesOf(scope, found.samples, search.rule),
    words: found.words ?? nothing,
    expected: expectedOf(cursor, place?.to ?? new Date(cursor.from), found),
    cost: await costOf(scope, { rule: search.rule, text: text ?? '' }),
  }
}

/** Adds to `found` what the next part of the range holds. `stops`: not beyond `mostCounted`. */
async function walk(
  scope: Scope,
  search: StoredSearch,
  cursor: Cursor,
  found: SoFar,
  stops: boolean,
  dayOf: (moment: Date) => string,
) {
  const range = {
    from: new Date(cursor.from),
    workMs,
    // Not read much further than the number that is said.
    ...(stops && {
      most: () => neededFor(mostCounted - found.count, { found: found.count, articles: found.examined }),
    }),
  }
  const newest: number[] = []
  const place = await walkStored(scope.db, { to: new Date(cursor.to), step: cursor.step }, range, async piece => {
    const articles = await findStored(scope.db, search, piece)
    found.examined += piece.articles
    found.count += articles.length
    for (const { id, publishedAt, sentiment } of articles) {
      const day = dayOf(publishedAt)
      found.days[day] = (found.days[day] ?? 0) + 1
      if (sentiment === -1) found.negative++
      newest.push(id)
    }
    return !stops || found.count < mostCounted
  })
  found.samples = [...found.samples, ...newest].slice(0, mostSamples)
  if (!found.words && newest.length > 0) found.words = await wordsBeside(scope, search, newest, cursor)
  return place
}

/** By all the days walked, those without an article too: it stands beside the number of the whole range. */
function expectedOf({ end }: Cursor, walkedTo: Date, { count, negative }: SoFar) {
  const days = Math.max(1, (end - walkedTo.getTime()) / dayMs)
  const perDay = (n: number) => Math.round((n / days) * 100) / 100
  return { articlesPerDay: perDay(count), alertsPerDay: perDay(negative) }
}
