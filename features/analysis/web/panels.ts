/** The panels of the analysis: enum `chartKind` and media types; which are shown, in which order and how wide. Pure. */
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
export function placedPanels(kept: ListLayout['columns']): PlacedPanel[] {
  const placeOf = (name: PanelName) => {
    const at = kept?.order.indexOf(name) ?? -1
    return at < 0 ? panelNames.length : at
  }
  const width = (name: PanelName): Width => {
    const wide = kept?.widths[name]
    return wide === 1 || wide === 2 || wide === 3 ? wide : widthAtFirst(name)
  }
  return panelNames
    .map(name => ({ name, width: width(name), shown: kept?.shown[name] ?? true }))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
}

/** As the server keeps what a person made of a list. */
export const keptPanels = (panels: readonly PlacedPanel[]): NonNullable<ListLayout['columns']> => ({
  shown: Object.fromEntries(panels.map(({ name, shown }) => [name, shown])),
  order: panels.map(({ name }) => name),
  widths: Object.fromEntries(panels.map(({ name, width }) => [name, width])),
  pinned: {},
})
