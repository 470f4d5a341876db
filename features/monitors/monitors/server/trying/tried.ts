/** What preview and replay share: a draft made ready to be tried on the newest days, and the cursor between two calls. */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Rule } from '@guanlan/engine/rules'
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { excerptOf, highlight } from '@guanlan/features/articles/articles/server/questions'
import {
  beginAt,
  type StoredSearch,
  storedArticles,
  type WalkPlace,
} from '@guanlan/features/articles/articles/server/search'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import type { Preview, Sample, TriedDraft } from '../../contract.ts'
import { membersOfGroups } from '../media-groups/members.ts'
import { readRule } from '../reading/read-rule.ts'
import { type NamedVocabularies, vocabulariesFor, wordsByName } from '../vocabularies/of-draft.ts'

const dayMs = 86_400_000
export const mostSamples = 5

export interface Tried {
  problems: Preview['problems']
  /** As text, when it could be read; vocabularies by their words. */
  text: string | null
  /** The same with vocabularies by name. */
  written: string | null
  /** Null when the draft has no rule or an error. */
  asked: StoredSearch | null
}

/** @param named what `@name` stands for where that is not what is kept */
export async function triedOf(scope: Scope, draft: TriedDraft, named?: NamedVocabularies): Promise<Tried> {
  const vocabularies = named ?? (await vocabulariesFor(scope, draft))
  const { rule, text, written, problems } = await readRule(draft, wordsByName(vocabularies))
  const blocked = problems.some(problem => problem.severity === 'error')
  return {
    problems: problems.map(problem => ({
      ...problem,
      message: [...problem.message] as [string, string, string],
      group: (problem as { group?: number }).group ?? null,
    })),
    text,
    written: written ?? text,
    asked: rule && !blocked ? { rule, limits: await limitsOf(scope, draft), orgId: scope.orgId } : null,
  }
}

const limitsOf = async (
  scope: Scope,
  { languages, regions, mediaLimit, mediaGroups }: TriedDraft,
): Promise<StoredSearch['limits']> => ({
  languages,
  regions,
  mediaLimit: mediaLimit.map(word => mediaTypeCode(MediaType.parse(word))),
  mediaMembers: await membersOfGroups(scope, mediaGroups),
})

/** Where a call goes on. Times in milliseconds; `asks` names what was asked, so that a cursor serves no other question. */
const cursorShape = z.object({
  asks: z.string(),
  end: z.number().int(),
  to: z.number().int(),
  step: z.number().int().min(1).max(1_000_000),
})
export type Cursor = z.infer<typeof cursorShape> & { from: number }

/** The cursor of a call's beginning: given by the caller, or the newest `days` days from now. With what the caller keeps in it. */
export function cursorOf<Kept>(
  scope: Scope,
  { cursor, ...draft }: TriedDraft,
  stored: z.ZodType<Kept>,
  empty: Kept,
  against = '',
): Cursor & { kept: Kept } {
  const asks = createHash('sha256')
    .update(JSON.stringify([draft, against]))
    .digest('base64url')
    .slice(0, 16)
  // The last millisecond belongs to the range.
  const end = scope.now.getTime() + 1
  const started =
    cursor === null
      ? { asks, end, to: end, step: beginAt(null).step, kept: empty }
      : cursorShape.extend({ kept: stored }).safeParse(decoded(cursor)).data
  if (started?.asks !== asks) throw refuse('invalid', 'platform.fieldInvalid', { field: 'cursor' }, 'cursor')
  return { ...(started as Cursor & { kept: Kept }), from: started.end - 1 - draft.days * dayMs }
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // What cannot be read is refused by the caller like any wrong cursor.
    return null
  }
}

/** Null at the end of the range. */
export const nextOf = ({ from: _, ...cursor }: Cursor, place: WalkPlace | null, stored: object): string | null =>
  place?.to
    ? Buffer.from(JSON.stringify({ ...cursor, to: place.to.getTime(), step: place.step, kept: stored })).toString(
        'base64url',
      )
    : null

/** Share of the range walked, 0–1. */
export const progressOf = ({ from, end }: Cursor, place: WalkPlace | null): number =>
  place?.to ? Math.min(1, (end - place.to.getTime()) / (end - from)) : 1

/** Articles as they are shown, with the rule's words marked; in the order of the ids. */
export async function samplesOf(scope: Scope, ids: readonly number[], rule: Rule): Promise<Sample[]> {
  const articles = await storedArticles(scope.db, scope.orgId, ids)
  const samples: Sample[] = []
  for (const article of articles) {
    // A rule of 60,000 words takes milliseconds of each article: other calls are answered in between.
    await nextTurn()
    const { titleHits, bodyHits } = highlight(article.title, article.body, [rule])
    samples.push({
      id: article.id,
      title: article.title,
      media: article.media,
      publishedAt: article.published_at.toISOString(),
      timeOfArrival: article.time_of_arrival,
      titleHits,
      ...excerptOf(article.body, bodyHits),
    })
  }
  return samples
}
