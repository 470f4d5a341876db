import { useAppearance } from '../theme/appearance.ts'

/** The calendar day of a moment in the organisation's zone, whatever the clock of the browser says: `2026-11-27`. */
export const dayHere = (at: number = Date.now()): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: useAppearance.getState().timeZone })
