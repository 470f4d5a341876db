/** An order in words, in three languages: as the download centre and the first sheet of its file say it. Names are those of the moment. */

import type { Question } from '@guanlan/features/articles/articles/contract'
import type { Phrase } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { DownloadOrder } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { alike, inAll, nameOfMonitor, nameOfMonitors, questionInWords } from '../question-words.ts'
import type { QuestionDetail } from '../records.ts'

export interface AboutOrder {
  lines: QuestionDetail[]
  /** What a file is called that nobody named. */
  title: Phrase
}

export async function aboutOrder(scope: Scope, { ticked, whole, sort }: DownloadOrder): Promise<AboutOrder> {
  if (ticked) {
    const count = new Set(ticked.idList).size
    const monitor = ticked.monitor === undefined ? null : await nameOfMonitor(scope, ticked.monitor)
    return {
      lines: [
        [inAll(strings.aboutArticles), inAll(strings.tickedCount, { count })],
        ...(monitor === null ? [] : [[inAll(strings.aboutMonitor), alike(monitor)] as const]),
      ],
      title: strings.tickedTitle,
    }
  }
  if (!whole) return { lines: [], title: strings.tickedTitle }
  const { question, query } = whole
  const monitor = await nameOfMonitors(scope, question)
  const lines: QuestionDetail[] = [
    ...(query === undefined ? [] : [[inAll(strings.aboutQuery), alike(query)] as const]),
    ...(await questionInWords(scope, question)),
    ...(whole.similarTo === undefined ? [] : [[inAll(strings.aboutArticles), inAll(strings.ofOneStory)] as const]),
    [inAll(strings.aboutCopies), inAll(question.fold ? strings.foldedYes : strings.foldedNo)],
    [inAll(strings.aboutSort), inAll(strings[`sort_${sort}`])],
  ]
  return { lines, title: titleOf(question, query, monitor) }
}

function titleOf(question: Question, query: string | undefined, monitor: string | null): Phrase {
  const name = query?.slice(0, 40) ?? monitor
  if (name) return [name, name, name]
  return question.place === 'desk' ? strings.allArticles : strings[`place_${question.place}`]
}
