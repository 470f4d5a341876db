/** Records handed in by programs: each is looked at by itself, good ones are kept, faulty ones are named by their position. */
import { type Phrases, type Pushed, refuseAll } from '@guanlan/platform/contract'
import type { z } from 'zod'
import { refusalOf, refusalReply } from '../http/refusals.ts'
import { unknownProblems } from '../http/unknown-problems.ts'
import type { Scope } from '../scope.ts'
import type { ImportOptions } from './import-options.ts'

export interface PushOptions<Draft> extends Pick<ImportOptions<Draft>, 'by' | 'records'> {
  draft: z.ZodObject & z.ZodType<Draft>
  /** Sentences of the feature by its name, for what its schema says. */
  words: Readonly<Record<string, Phrases>>
}

/** The handler of `pushCall`. Of two items with the same `by` the later one holds. */
export const pushOf =
  <Draft extends object>({ draft, by, records, words }: PushOptions<Draft>) =>
  async (scope: Scope, { body }: { body: { items: readonly unknown[] } }): Promise<Pushed> => {
    const taken = new Map<unknown, { position: number; draft: Draft }>()
    const refused: Pushed['refused'] = []
    for (const [position, item] of body.items.entries()) {
      const parsed = draft.safeParse(item, { reportInput: true })
      const unknown = unknownProblems(draft, item)
      if (parsed.success && unknown.length === 0) {
        taken.set(parsed.data[by], { position, draft: parsed.data })
        continue
      }
      const faulty = parsed.success ? [] : (refusalOf(parsed.error)?.problems ?? [])
      const { problems } = refusalReply(refuseAll([...faulty, ...unknown]), words, scope.locale, '')
      for (const { field, msg } of problems) refused.push({ position, field, msg })
    }
    const good = [...taken.values()]
    const done = await records.absorb(
      { ...scope, isOperator: false },
      good.map(each => each.draft),
      { by, fields: Object.keys(draft.shape), room: null },
    )
    for (const { at, refusal } of done.refused) {
      const { msg } = refusalReply(refusal, words, scope.locale, '')
      refused.push({ position: good[at]?.position ?? 0, field: by, msg })
    }
    return { added: done.added, changed: done.changed, refused: refused.sort((a, b) => a.position - b.position) }
  }
