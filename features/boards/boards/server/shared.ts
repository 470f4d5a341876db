/** Links to a board: made by members, opened by whoever holds one, with the figures that their maker may see at that moment. */
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { objectByKey, openObject, shareObject } from '@guanlan/features/handling/shares/server'
import { isDemonstration } from '@guanlan/features/people/organisations/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import { type Board, type OpenedBoard, Panel, type PanelFigure, type SharedView } from '../contract.ts'
import { panelStrings } from '../strings/panels.ts'
import { figuresOf } from './panels/figures.ts'
import { records } from './records.ts'

const layout = 'board'

export async function shareBoard(
  scope: CallScope,
  { id, ...terms }: { id: number; expiresAt: string; password: string | null },
): Promise<MadeShare> {
  const { name } = await records.get(scope, id)
  scope.name(name)
  return shareObject(scope, { layout, objectId: id, title: name, downloads: false, ...terms })
}

/** @throws missing where the board was removed, or whoever made the link sees none any more */
export async function openSharedBoard(
  scope: LinkScope,
  password: string | null,
  opener: Parameters<typeof openObject>[3],
): Promise<OpenedBoard> {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  const { share, key } = opened
  const maker = makerOf(scope)
  const board = await records.get(maker, share.objectId)
  return {
    ...{ state: 'open', key, organisation: share.organisation, expiresAt: share.expiresAt.toISOString() },
    name: board.name,
    views: board.views.map(({ name }) => name),
    isDemonstration: await isDemonstration(maker),
    shown: await shownView(maker, board, 0),
  }
}

export async function sharedView(
  scope: LinkScope,
  { place, key }: { place: number; key: string | null },
): Promise<SharedView> {
  const { objectId } = await objectByKey(scope, layout, key)
  const maker = makerOf(scope)
  return shownView(maker, await records.get(maker, objectId), place)
}

function makerOf({ maker, locale }: LinkScope): Scope {
  if (maker === null) throw refuse('missing', 'platform.missing')
  return { ...maker, locale }
}

async function shownView(scope: Scope, board: Board, place: number): Promise<SharedView> {
  const view = board.views[place]
  if (!view) throw refuse('missing', 'platform.missing')
  const figures = await figuresOf(scope, view.panels, view.frame)
  return {
    ...{ place, range: view.frame.range, at: scope.now.toISOString() },
    panels: view.panels.map(panel => presentPanel(panel, scope.locale)),
    figures: figures.map(presentFigure),
  }
}

/** Where it stands and how it is drawn. Of what it is stays inside. Pure. */
export function presentPanel({ id, at, title, shows }: Panel, locale: Locale): Panel {
  const isById = shows.kind === 'comparison' || shows.kind === 'index'
  return Panel.parse({
    ...{ id, at },
    title: title || (isById ? say(panelStrings[`kind_${shows.kind}`], locale) : ''),
    shows: isById ? { kind: 'text', text: '' } : shows,
  })
}

/** Nothing of it leads on: whoever has the link has no session. Pure. */
export function presentFigure(figure: PanelFigure): PanelFigure {
  const { of } = figure
  const { rowsOf: _, ...chart } = of.drawn === 'chart' ? of : { rowsOf: undefined }
  return {
    ...figure,
    opens: null,
    of:
      of.drawn === 'lines'
        ? { ...of, lines: of.lines.map(line => ({ ...line, opens: null })) }
        : of.drawn === 'chart'
          ? (chart as typeof of)
          : of,
  }
}
