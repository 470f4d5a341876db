/** Screens that an organisation made, or has in place of delivered ones. */
import { namedRanges } from '@guanlan/features/articles/articles/contract'
import type { Layout } from '@guanlan/features/boards/boards/contract'
import { layoutRoutes, requireLayout } from '@guanlan/features/boards/boards/server'
import { containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type OwnScreen, type ScreenAddress, ScreenDraft, type ScreenQuestion } from '../contract.ts'

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

const update = async (scope: Scope, draft: ScreenDraft & { id: number; version: number }): Promise<OwnScreen> => {
  requireLayout(scope, draft.panels, 'panels')
  return ownScreens.update(scope, draft)
}

/** A screen has one view, named as it is. */
const layoutOf = ({ name, width, height, range, monitors, panels }: OwnScreen): Layout => ({
  ...{ name, size: { width, height } },
  views: [{ name, frame: { range, monitors, filters: [] }, panels }],
})

/** What a layout says of a screen; a board's own stretch of time is no screen's. */
function partOf({ name, size, views }: Layout): Partial<ScreenDraft> & Pick<ScreenDraft, 'name' | 'panels'> {
  const [view] = views
  const range = namedRanges.find(each => each === view?.frame.range)
  return {
    ...{ name, panels: view?.panels ?? [], monitors: view?.frame.monitors ?? [] },
    ...(size && { width: size.width, height: size.height }),
    ...(range && { range }),
  }
}

export const layouts = layoutRoutes<OwnScreen>({
  of: 'screen',
  get: (scope, id) => ownScreens.get(scope, id),
  layoutOf,
  update: (scope, screen, layout, version) => {
    const { name, replaces, width, height, range, monitors, panels } = screen
    return update(scope, {
      ...{ name, replaces, width, height, range, monitors, panels },
      ...partOf(layout),
      ...{ id: screen.id, version },
    })
  },
  create: (scope, layout) => createScreen(scope, ScreenDraft.parse(partOf(layout))),
  names: async scope => new Set((await findScreens(scope, { like: '' })).map(({ name }) => name)),
})

export async function createScreen(scope: Scope, draft: ScreenDraft): Promise<OwnScreen> {
  requireLayout(scope, draft.panels, 'panels')
  return layouts.created(scope, await ownScreens.create(scope, draft))
}

/** What it was stays as a version; a draft of it has been published or is over. */
export async function updateScreen(
  scope: Scope,
  draft: ScreenDraft & { id: number; version: number },
): Promise<OwnScreen> {
  const before = await ownScreens.get(scope, draft.id)
  return layouts.saved(scope, before, await update(scope, draft))
}

export async function findScreens(scope: Scope, found: Found): Promise<OwnScreen[]> {
  const page = { sort: 'name', order: 'asc', limit: most } as const
  const { list } = await ownScreens.pageOfChosen(scope, { ids: [], allOf: found, but: [] }, page)
  return list
}
