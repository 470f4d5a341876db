/** Which panel of an act is open, and for what; one at a time. */
import { create } from 'zustand'
import type { Target } from './target.ts'

export type PanelName =
  | 'label'
  | 'monitors'
  | 'handOver'
  | 'review'
  | 'tags'
  | 'acts'
  | 'share'
  | 'brief'
  | 'material'
  | 'translate'
  | 'negativity'
  | 'folder'
  | 'warn'
  | 'export'
  | 'crisis'
  | 'event'

export const usePanel = create<{ open: { name: PanelName; target: Target } | null }>(() => ({ open: null }))

export const openPanel = (name: PanelName, target: Target): void => {
  if (target.all || target.ids.length > 0) usePanel.setState({ open: { name, target } })
}
export const closePanel = (): void => usePanel.setState({ open: null })

/** The article whose field for notes gets the focus as soon as it is there; once. */
export const useNoteFocus = create<{ article: number | null }>(() => ({ article: null }))
export const writeNote = (article: number | null): void => useNoteFocus.setState({ article })
