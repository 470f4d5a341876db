/** Boards as they are stored. */
import { containing, namedIds, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Board, Draft, type Question, type TemplateName } from '../contract.ts'
import { requireLayout } from './require-layout.ts'
import { templateOf } from './templates.ts'
import { layoutRoutes } from './versions/routes.ts'

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

const create = async (scope: Scope, draft: Draft): Promise<Board> => {
  requireViews(scope, draft)
  return records.create(scope, draft)
}

const update = async (scope: Scope, draft: Draft & { id: number; version: number }): Promise<Board> => {
  requireViews(scope, draft)
  return records.update(scope, draft)
}

/** More than an organisation has. */
const mostNames = 10_000

export const layouts = layoutRoutes<Board>({
  of: 'board',
  get: (scope, id) => records.get(scope, id),
  layoutOf: ({ name, views }) => ({ name, size: null, views }),
  update: (scope, { id }, { name, views }, version) => update(scope, { id, version, name, views }),
  create: (scope, { name, views }) => createBoard(scope, { name, views }),
  names: async scope => {
    const page = { sort: 'name', order: 'asc', limit: mostNames } as const
    const { list } = await records.pageOfChosen(scope, { ids: [], allOf: { like: '' }, but: [] }, page)
    return new Set(list.map(({ name }) => name))
  },
})

export const createBoard = async (scope: Scope, draft: Draft): Promise<Board> =>
  layouts.created(scope, await create(scope, draft))

/** What it was stays as a version; a draft of it has been published or is over. */
export async function updateBoard(scope: Scope, draft: Draft & { id: number; version: number }): Promise<Board> {
  const before = await records.get(scope, draft.id)
  return layouts.saved(scope, before, await update(scope, draft))
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
