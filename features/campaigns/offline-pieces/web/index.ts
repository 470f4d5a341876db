/** The door of pieces of print, radio and television on screen. */
import { later } from '@guanlan/platform/web'

/** Those of one campaign, as a tab of its page. Stands in a `Suspense`. */
export const OfflinePieces = later(() => import('./OfflinePieces.tsx'))
