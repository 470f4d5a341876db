/** The dry run of an import: what only the database knows of the rows of a file, a batch after the other. Nothing is changed. */
import type { ImportCheck, Locale } from '@guanlan/platform/contract'
import type { OpenScope } from '../scope.ts'
import type { ImportOptions } from './import-options.ts'
import { fullSentence, type Room, roomFor } from './quota-of-rows.ts'
import type { RowProblem } from './read-rows.ts'
import { sentenceOf } from './refusal-sentence.ts'

const perBatch = 2_000
/** Records that are named of those that would be changed. */
const mostNamed = 200

interface FaultyRow {
  number: number
  problems: RowProblem[]
}

export function lookingAt<Draft extends object>({
  options,
  within,
  locale,
  fieldsOf,
}: {
  options: Pick<ImportOptions<Draft>, 'lookAt' | 'quota' | 'by' | 'words' | 'records' | 'nameOf'>
  within: OpenScope['within']
  locale: Locale
  /** Those that the file has; known once its heading is read. */
  fieldsOf: () => readonly string[]
}) {
  const { lookAt, quota, by, records } = options
  const nameOf = (draft: Draft): string => options.nameOf?.(draft) ?? String('name' in draft ? draft.name : draft[by])
  const effect: ImportCheck['effect'] = { added: 0, changed: 0, same: 0, overwritten: [] }
  const waiting: { number: number; draft: Draft }[] = []
  const faulty: FaultyRow[] = []
  const withoutPlace: number[] = []
  let room: Room | null | undefined
  let places = Number.POSITIVE_INFINITY

  async function lookAtWaiting(): Promise<void> {
    const batch = waiting.splice(0)
    if (batch.length === 0) return
    const { refused, added, good, compared } = await within(async scope => {
      if (lookAt && room === undefined) {
        room = await roomFor(scope, quota)
        places = room?.left ?? places
      }
      const looked = await lookAt?.(
        scope,
        batch.map(({ draft }) => draft),
      )
      const faultyPlaces = new Set(looked?.refused.map(({ at }) => at))
      const good = batch.filter((_, at) => !faultyPlaces.has(at))
      const drafts = good.map(({ draft }) => draft)
      return {
        refused: looked?.refused ?? [],
        added: looked?.added ?? [],
        good,
        compared: await records.compare(scope, drafts, { by, fields: fieldsOf() }),
      }
    })
    effect.changed += compared.changed.length
    effect.same += compared.same.length
    effect.added += good.length - compared.changed.length - compared.same.length
    const named = compared.changed.slice(0, mostNamed - effect.overwritten.length).toSorted((one, other) => one - other)
    for (const { number, draft } of named.flatMap(at => good[at] ?? []))
      effect.overwritten.push({ number, name: nameOf(draft) })
    const numberOf = (at: number) => batch[at]?.number ?? 0
    for (const { at, refusal } of refused) {
      const field = refusal.problems[0]?.field ?? by
      faulty.push({ number: numberOf(at), problems: [{ field, msg: sentenceOf(options, refusal, locale) }] })
    }
    for (const at of added)
      if (places-- <= 0) {
        withoutPlace.push(numberOf(at))
        effect.added--
      }
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
    /** Once all rows were added. */
    effect,
  }
}
