/** What the calls of the four lists do alike. */
import { refuse } from '@guanlan/platform/contract'
import { containing, numberList, recordRoutes, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Question } from '../contract.ts'

type Page = Question & { page: number; pageSize: number; after?: string | undefined }

/**
 * @param table with a unique index TABLE_by_name @param fields columns by field
 * @param check what a schema cannot know: a rule, a monitor, a medium that is there
 */
export function materialRoutes<Draft extends { name: string }>(
  table: string,
  fields: { readonly [K in keyof Draft & string]: string },
  check: (scope: Scope, draft: Draft) => Promise<void> | void,
) {
  const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
    table,
    fields,
    where: ({ like }) => containing(['name'], like),
    sorts: {
      place: { value: sql`r.place`, type: 'bigint' },
      name: { value: sql`r.name`, type: 'text' },
      updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    },
    taken: { [`${table}_by_name`]: ['name', 'screenMaterials.taken'] },
  })
  const routes = {
    ...recordRoutes(records),
    list: (scope: Scope, { query: { orgId, ...query } }: { query: Page }) => {
      if (orgId !== undefined && orgId !== scope.orgId) throw refuse('missing', 'platform.missing')
      return records.list(scope, query)
    },
    create: async (scope: Scope, { body }: { body: Draft }) => {
      await check(scope, body)
      return records.create(scope, body)
    },
    update: async (scope: Scope, { body }: { body: Draft & { id: number; version: number } }) => {
      await check(scope, body)
      return records.update(scope, body)
    },
    delete: (scope: Scope, { params }: { params: { id: string } }) =>
      records.remove(scope, { ids: params.id.split(',').map(Number), allOf: null, but: [] }),
    sort: async ({ db, orgId }: Scope, { body: { idList } }: { body: { idList: number[] } }) => {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} r set place = w.place from unnest(${numberList(idList)}::int[]) with ordinality w (id, place)
        where r.org_id = ${orgId} and r.id = w.id`.execute(db)
      if (Number(numAffectedRows ?? 0n) !== idList.length) throw refuse('missing', 'platform.missing')
      return { changed: idList.length }
    },
  }
  return { records, routes }
}
