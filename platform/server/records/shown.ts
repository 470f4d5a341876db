/** Records that are shown with more than their table holds: every call that answers one answers it so. */
import type { Scope } from '../scope.ts'
import type { RecordFacts, recordTable } from './table.ts'

type Table<Stored extends object, Question, Sort extends string> = ReturnType<
  typeof recordTable<Stored, Question, Sort>
>

/** @param of `shown`: the rows as they are answered, in their order; `fit`: a draft as it is stored, or a refusal. For `recordRoutes`. */
export function shownRecords<Stored extends object, Question, Sort extends string, Row, Draft extends object = Stored>(
  records: Table<Stored, Question, Sort>,
  of: {
    shown: (scope: Scope, rows: readonly (Stored & RecordFacts)[]) => Promise<Row[]>
    fit?: (scope: Scope, draft: Draft) => Promise<Stored>
  },
) {
  const { shown, fit = async (_, draft) => draft as unknown as Stored } = of
  const one = async (scope: Scope, row: Stored & RecordFacts) => (await shown(scope, [row]))[0] as Row
  return {
    async list(scope: Scope, query: Parameters<typeof records.list>[1]) {
      const page = await records.list(scope, query)
      return { ...page, list: await shown(scope, page.list) }
    },
    get: async (scope: Scope, id: number) => one(scope, await records.get(scope, id)),
    create: async (scope: Scope, draft: Draft) => one(scope, await records.create(scope, await fit(scope, draft))),
    async update(scope: Scope, { id, version, ...draft }: Draft & Pick<RecordFacts, 'id' | 'version'>) {
      const stored = await fit(scope, draft as unknown as Draft)
      return one(scope, await records.update(scope, { ...stored, id, version }))
    },
    set: async (scope: Scope, id: number, part: Partial<Stored>) => one(scope, await records.set(scope, id, part)),
    remove: records.remove,
    removeOne: records.removeOne,
  }
}
