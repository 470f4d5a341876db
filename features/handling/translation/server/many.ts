/** Many articles as a task, one after the other: what fails is counted, and the others go on. */

import { TranslationTarget } from '@guanlan/features/articles/articles/contract'
import {
  announceChange,
  saveTranslation,
  textHash,
  translationsOf,
} from '@guanlan/features/articles/articles/server/facts'
import { loadArticles } from '@guanlan/features/articles/articles/server/questions'
import { Refusal, say, sayCounts } from '@guanlan/platform/contract'
import { type JobWork, job, scopeOfSlice, work } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { translateText } from './translate.ts'
import type { TranslatorOf } from './translator.ts'

/** A slice is one transaction, which is not held longer than this. */
const sliceMs = 25_000
/** Failures one after the other after which the endpoint is taken to be away. */
const failuresInARow = 5

const Outcome = z.object({ translated: z.number(), skipped: z.number(), failed: z.number() })
const Cursor = Outcome.extend({ at: z.number().int(), inARow: z.number().int() })

export const translating = job({
  name: 'translation.list',
  isBig: true,
  title: ({ part }, locale) => say(strings[part === 'title' ? 'titleTask' : 'allTask'], locale),
  input: z.object({
    ids: z.array(z.number().int()),
    found: z.boolean(),
    target: TranslationTarget,
    part: z.enum(['title', 'all']),
  }),
  outcome: (result, locale) => sayCounts(strings.outcome, locale, Outcome.parse(result)),
})
type Input = z.infer<typeof translating.input>

export const translatingWork = (translatorOf: TranslatorOf): JobWork<Input> =>
  work(translating, async ({ input: { ids, found, target, part }, cursor, ...of }) => {
    const done = cursor === null ? { at: 0, translated: 0, skipped: 0, failed: 0, inARow: 0 } : Cursor.parse(cursor)
    const scope = scopeOfSlice(of, 'zh')
    const translator = await translatorOf(scope)
    const id = ids[done.at] ?? 0
    const [article] = await loadArticles(scope, [id], found)
    const stored = (await translationsOf(scope, [id], target)).get(id)
    const isThere =
      article && stored?.sourceHash === textHash(article) && (part === 'title' || stored.paragraphs !== null)
    if (!article || isThere || article.language === target) done.skipped++
    else {
      const signal = AbortSignal.any([of.signal, AbortSignal.timeout(sliceMs)])
      try {
        const made = await translateText(article, target, part, { translator, signal, now: scope.now })
        await saveTranslation(scope, id, target, made)
        await announceChange(scope, 'work', [id])
        done.translated++
        done.inARow = 0
      } catch (error) {
        if (of.signal.aborted) throw error
        if (error instanceof Refusal && error.key === 'translation.noEndpoint') throw error
        done.failed++
        done.inARow++
        if (done.inARow >= failuresInARow) throw error
      }
    }
    done.at++
    const { translated, skipped, failed } = done
    return { cursor: done.at < ids.length ? done : null, done: 1, result: { translated, skipped, failed } }
  })
