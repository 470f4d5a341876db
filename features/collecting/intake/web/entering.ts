/** Whether articles are being entered: one, or a file of them. */
import { create } from 'zustand'

export type EnterWay = 'one' | 'file'

export const useEntering = create<{ way: EnterWay | null }>(() => ({ way: null }))
export const openEntering = (way: EnterWay): void => useEntering.setState({ way })
export const closeEntering = (): void => useEntering.setState({ way: null })
