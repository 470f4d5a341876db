import { countsOf, hotSpotRows } from '@guanlan/features/articles/server/questions'
import type { HotWord } from '@guanlan/features/charts/contract'
import { hotWordsOf } from '@guanlan/features/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { HotSpotsOfSubjects, Words } from '../../contract.ts'
import type { Comparing } from '../asked.ts'
import { ends } from './compare.ts'
import { commonWords, distinctiveWords } from './distinct.ts'

/** Spec 5: `limit.comparisonTop`. */
export const top = 10

export async function wordsOf(scope: Scope, { wanted }: Comparing): Promise<Words> {
  const counts = await countsOf(
    scope,
    wanted.map(each => each.wanted),
  )
  const lists: HotWord[][] = []
  for (const each of wanted) lists.push(each.subject.gone ? [] : await hotWordsOf(scope, each.wanted))
  const own = distinctiveWords(lists.map((words, place) => ({ articles: counts[place] ?? 0, words })))
  return {
    subjects: wanted.map(({ subject }, place) => ({
      ...ends(subject),
      words: lists[place] ?? [],
      own: own[place] ?? [],
    })),
    common: commonWords(lists.filter((_, place) => !wanted[place]?.subject.gone).map(words => ({ words }))),
  }
}

export async function hotSpotsOf(scope: Scope, { wanted }: Comparing): Promise<z.infer<typeof HotSpotsOfSubjects>> {
  const list: z.infer<typeof HotSpotsOfSubjects> = []
  for (const { subject, wanted: asked } of wanted) {
    const rows = subject.gone ? [] : await hotSpotRows(scope, asked, top)
    list.push({
      ...ends(subject),
      hotSpots: rows.map(({ firstAt, lastAt, peakAt, ...spot }) => ({
        ...spot,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        peakAt: peakAt.toISOString(),
      })),
    })
  }
  return list
}
