/** The handlers of what `recordCalls`, `exportCall` and `importCalls` declare, of one table: spread into `routes`. */
import type { Scope } from '../scope.ts'
import type { ChosenRecords } from './table.ts'

interface RecordsOf<Draft, Query, Question, Page, Row> {
  list: (scope: Scope, query: Query) => Promise<Page>
  get: (scope: Scope, id: number) => Promise<Row>
  create: (scope: Scope, draft: Draft) => Promise<Row>
  update: (scope: Scope, draft: Draft & { id: number; version: number }) => Promise<Row>
  remove: (scope: Scope, chosen: ChosenRecords<Question>) => Promise<{ changed: number }>
}

export const recordRoutes = <Draft, Query, Question, Page, Row>(
  records: RecordsOf<Draft, Query, Question, Page, Row>,
) => ({
  list: (scope: Scope, { query, body }: { query?: NoInfer<Query>; body?: NoInfer<Query> }) =>
    records.list(scope, (body ?? query) as Query),
  get: (scope: Scope, { params }: { params: { id: number } }) => records.get(scope, params.id),
  create: (scope: Scope, { body }: { body: NoInfer<Draft> }) => records.create(scope, body),
  update: (
    scope: Scope,
    { params, body }: { params?: { id: number }; body: NoInfer<Draft> & { version: number; id?: number } },
  ) => records.update(scope, { ...body, ...params } as Draft & { id: number; version: number }),
  remove: (scope: Scope, { body }: { body: ChosenRecords<NoInfer<Question>> }) => records.remove(scope, body),
})

export const sheetRoutes = <Export, File, Check, Start>(
  exporting: { start: Export },
  importing: { file: File; check: Check; start: Start },
) => ({
  export: exporting.start,
  importFile: importing.file,
  importCheck: importing.check,
  importRows: importing.start,
})
