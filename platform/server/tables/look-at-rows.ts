/** The dry run of an import: what only the database knows of the rows of a file, a batch after the other. Nothing is changed. */
import type { Locale } from '@guanlan/platform/contract'
import type { OpenScope } from '../scope.ts'
import type { ImportOptions } from './import-options.ts'
import { fullSentence, type Room, roomFor } from './quota-of-rows.ts'
import type { RowProblem } from './read-rows.ts'
import { sentenceOf } from './refusal-sentence.ts'

const perBatch = 2_000

interface FaultyRow {
  number: number
  problems: RowProblem[]
}

export function lookingAt<Draft>({
  options,
  within,
  locale,
}: {
  options: Pick<ImportOptions<Draft>, 'lookAt' | 'quota' | 'by' | 'words'>
  within: OpenScope['within']
  locale: Locale
}) {
  const { lookAt, quota, by } = options
  const waiting: { number: number; draft: Draft }[] = []
  const faulty: FaultyRow[] = []
  const withoutPlace: number[] = []
  let room: Room | null | undefined
  let places = Number.POSITIVE_INFINITY

  async function lookAtWaiting(): Promise<void> {
    const batch = waiting.splice(0)
    if (!lookAt || batch.length === 0) return
    const { refused, added } = await within(async scope => {
      if (room === undefined) {
        room = await roomFor(scope, quota)
        places = room?.left ?? places
      }
      return lookAt(
        scope,
        batch.map(({ draft }) => draft),
      )
    })
    const numberOf = (at: number) => batch[at]?.number ?? 0
    for (const { at, refusal } of refused) {
      const field = refusal.problems[0]?.field ?? by
      faulty.push({ number: numberOf(at), problems: [{ field, msg: sentenceOf(options, refusal, locale) }] })
    }
    for (const at of added) if (places-- <= 0) withoutPlace.push(numberOf(at))
  }

  return {
    async add(number: number, draft: Draft): Promise<void> {
      waiting.push({ number, draft })
      if (waiting.length === perBatch) await lookAtWaiting()
    },
    /** Rows that would be refused, also those for which the quota leaves no place. */
    async faulty(): Promise<FaultyRow[]> {
      await lookAtWaiting()
      const full = room
      if (!full || withoutPlace.length === 0) return faulty
      const msg = await within(scope => fullSentence(scope, full, withoutPlace.length))
      return [...faulty, ...withoutPlace.map(number => ({ number, problems: [{ field: by, msg }] }))]
    },
  }
}
