import { countsOf } from '@guanlan/features/articles/articles/server/questions'
import type { HotWord } from '@guanlan/features/charts/charts/contract'
import { hotSpotsOf, hotWordsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { HotSpotsOfSubjects, Words } from '../../contract.ts'
import type { Comparing } from '../resolve-question.ts'
import { ends } from './compare.ts'
import { commonWords, distinctiveWords } from './distinct.ts'

export async function wordsOf(scope: Scope, { wanted: requested }: Comparing): Promise<Words> {
  const counts = await countsOf(
    scope,
    requested.map(each => each.wanted),
  )
  const lists: HotWord[][] = []
  for (const each of requested) lists.push(each.subject.gone ? [] : await hotWordsOf(scope, each.wanted))
  const own = distinctiveWords(lists.map((words, place) => ({ articles: counts[place] ?? 0, words })))
  return {
    subjects: requested.map(({ subject }, place) => ({
      ...ends(subject),
      words: lists[place] ?? [],
      own: own[place] ?? [],
    })),
    common: commonWords(lists.filter((_, place) => !requested[place]?.subject.gone).map(words => ({ words }))),
  }
}

export async function hotSpotsOfEach(
  scope: Scope,
  { wanted: requested }: Comparing,
): Promise<z.infer<typeof HotSpotsOfSubjects>> {
  const list: z.infer<typeof HotSpotsOfSubjects> = []
  for (const { subject, wanted: query } of requested)
    list.push({ ...ends(subject), hotSpots: subject.gone ? [] : await hotSpotsOf(scope, query) })
  return list
}
