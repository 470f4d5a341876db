/** Boards as they are stored. */
import { containing, namedIds, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Board, Draft, type Question, type TemplateName } from '../contract.ts'
import { requireLayout } from './require-layout.ts'
import { templateOf } from './templates.ts'

export const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'boards',
  fields: { name: 'name', views: { json: 'views' } },
  where: ({ like }) => containing(['name'], like),
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: { boards_by_name: ['name', 'boards.taken'] },
})

function requireViews(scope: Scope, { views }: Draft): void {
  for (const [place, { panels }] of views.entries()) requireLayout(scope, panels, `views.${place}.panels`)
}

export async function createBoard(scope: Scope, draft: Draft): Promise<Board> {
  requireViews(scope, draft)
  return records.create(scope, draft)
}

export async function updateBoard(scope: Scope, draft: Draft & { id: number; version: number }): Promise<Board> {
  requireViews(scope, draft)
  return records.update(scope, draft)
}

export const removeBoards = (scope: Scope, call: Parameters<typeof namedIds>[0]): Promise<{ changed: number }> =>
  records.remove(scope, { ids: namedIds(call), allOf: null, but: [] })

/** A ready board over chosen monitors. */
export function createOfTemplate(
  scope: Scope,
  { template, name, monitors }: { template: TemplateName; name: string; monitors: number[] },
): Promise<Board> {
  const { title, panels } = templateOf(template, scope.locale)
  return createBoard(scope, Draft.parse({ name, views: [{ name: title, frame: { monitors }, panels }] }))
}
