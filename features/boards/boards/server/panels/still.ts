import type { PanelSource } from './panel-source.ts'

const still = {
  permission: null,
  make: async () => ({ message: '', opens: null, of: { drawn: 'still' as const } }),
}

/** Drawn by the page alone. */
export const clock: PanelSource<'clock'> = still
export const countdown: PanelSource<'countdown'> = still
export const text: PanelSource<'text'> = still
