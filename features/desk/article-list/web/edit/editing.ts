/** Which article is being edited; one at a time. */
import { create } from 'zustand'

export interface Editing {
  id: number
  /** It comes from a search, and becomes the organisation's with the first save. */
  found: boolean
}

export const useEditing = create<{ of: Editing | null }>(() => ({ of: null }))
export const openEditor = (of: Editing): void => useEditing.setState({ of })
export const closeEditor = (): void => useEditing.setState({ of: null })
