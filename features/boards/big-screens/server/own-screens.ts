/** Screens that an organisation made, or has in place of delivered ones. */
import { requireLayout } from '@guanlan/features/boards/boards/server'
import { containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { OwnScreen, ScreenAddress, ScreenDraft, ScreenQuestion } from '../contract.ts'

interface Found extends Pick<ScreenQuestion, 'like'> {
  replaces?: ScreenAddress
}

/** More than a quota allows. */
const most = 1_000

export const ownScreens = recordTable<ScreenDraft, Found, ScreenQuestion['sort']>({
  table: 'big_screens',
  fields: {
    ...{ name: 'name', replaces: 'replaces', width: 'width', height: 'height', range: 'range', monitors: 'monitors' },
    panels: { json: 'panels' },
  },
  where: ({ like, replaces }) =>
    sql`${containing(['name'], like) ?? sql`true`} and ${replaces === undefined ? sql`true` : sql`r.replaces = ${replaces}`}`,
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: {
    big_screens_by_name: ['name', 'bigScreens.taken'],
    big_screens_by_address: ['replaces', 'bigScreens.replaced'],
  },
})

export async function createScreen(scope: Scope, draft: ScreenDraft): Promise<OwnScreen> {
  requireLayout(scope, draft.panels, 'panels')
  return ownScreens.create(scope, draft)
}

export async function updateScreen(
  scope: Scope,
  draft: ScreenDraft & { id: number; version: number },
): Promise<OwnScreen> {
  requireLayout(scope, draft.panels, 'panels')
  return ownScreens.update(scope, draft)
}

export async function findScreens(scope: Scope, found: Found): Promise<OwnScreen[]> {
  const page = { sort: 'name', order: 'asc', limit: most } as const
  const { list } = await ownScreens.pageOfChosen(scope, { ids: [], allOf: found, but: [] }, page)
  return list
}
