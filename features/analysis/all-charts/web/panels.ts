/** The panels of the analysis: enum `chartKind` and media types; which are shown, in which order, how wide and how each is drawn. Pure. */
import type { ListLayout } from '@guanlan/platform/contract'

export const panelNames = [
  'dataVolumeTrend',
  'sentimentShares',
  'split',
  'weekHours',
  'sentimentTrend',
  'hotSpot',
  'hotKeyWord',
  'mediaTypes',
  'activeMedia',
  'popularAccount',
  'releaseHotZone',
  'mentionHotZone',
  'touch',
  'accountType',
  'accountGender',
  'articleLocation',
  'negativeAnalysis',
] as const
export type PanelName = (typeof panelNames)[number]
export type Width = 1 | 2 | 3

export interface PlacedPanel {
  name: PanelName
  /** Columns of three. */
  width: Width
  shown: boolean
  part: OwnPart
}

/** Ways to draw a panel's figures; the first is how it is drawn at first. Panels that choose themselves how they are drawn have none. */
export const panelLooks = ['line', 'columns', 'bars', 'ring', 'table'] as const
export type PanelLook = (typeof panelLooks)[number]
export const looksOf: Partial<Record<PanelName, readonly PanelLook[]>> = {
  dataVolumeTrend: ['line', 'columns', 'table'],
  sentimentTrend: ['line', 'columns', 'table'],
  sentimentShares: ['ring', 'bars', 'table'],
  hotSpot: ['bars', 'table'],
  mediaTypes: ['bars', 'columns', 'table'],
  activeMedia: ['bars', 'columns', 'table'],
  popularAccount: ['bars', 'columns', 'table'],
  touch: ['bars', 'columns', 'table'],
  accountType: ['ring', 'bars', 'table'],
  accountGender: ['ring', 'bars', 'table'],
  articleLocation: ['bars', 'ring', 'table'],
}

/** Lines of a list of the first ones. */
export const usualMost = 10
export const mostOf: Partial<Record<PanelName, readonly number[]>> = {
  hotSpot: [5, 10],
  hotKeyWord: [5, 10, 20],
  activeMedia: [5, 10],
  popularAccount: [5, 10],
  releaseHotZone: [5, 10, 20],
  mentionHotZone: [5, 10, 20],
}

/** What a person made of a panel. */
export interface OwnPart {
  /** Empty: as it is called. */
  title: string
  look: PanelLook | null
  most: number | null
}

/** What was kept by another release, or by hand, and does not fit the panel counts as nothing. */
export function ownPart(name: PanelName, stored: ListLayout['parts'][string] | undefined): OwnPart {
  const look = looksOf[name]?.find(each => each === stored?.look) ?? null
  const most = mostOf[name]?.find(each => each === stored?.most) ?? null
  return { title: stored?.title ?? '', look, most }
}

const firstWidth: Partial<Record<PanelName, Width>> = {
  dataVolumeTrend: 2,
  sentimentTrend: 2,
  split: 2,
  hotKeyWord: 2,
  touch: 2,
  negativeAnalysis: 3,
}
export const widthAtFirst = (name: PanelName): Width => firstWidth[name] ?? 1

/** As a person arranged them; panels that came with a later release stand at the end. */
export function placedPanels(stored: ListLayout['columns'], parts: ListLayout['parts'] = {}): PlacedPanel[] {
  const placeOf = (name: PanelName) => {
    const at = stored?.order.indexOf(name) ?? -1
    return at < 0 ? panelNames.length : at
  }
  const width = (name: PanelName): Width => {
    const wide = stored?.widths[name]
    return wide === 1 || wide === 2 || wide === 3 ? wide : widthAtFirst(name)
  }
  return panelNames
    .map(name => ({ name, width: width(name), shown: stored?.shown[name] ?? true, part: ownPart(name, parts[name]) }))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
}

/** As the server keeps what a person made of a list. */
export const panelsAsColumns = (panels: readonly PlacedPanel[]): NonNullable<ListLayout['columns']> => ({
  shown: Object.fromEntries(panels.map(({ name, shown }) => [name, shown])),
  order: panels.map(({ name }) => name),
  widths: Object.fromEntries(panels.map(({ name, width }) => [name, width])),
  pinned: {},
})
