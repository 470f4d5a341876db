/** The door of pieces on screen. */
import { later } from '@guanlan/platform/web'

/** The pieces of one campaign, as a tab of its page. Stands in a `Suspense`. */
export const PiecesTab = later(() => import('./PiecesTab.tsx'))
/** The releases of one campaign with what each brought, as a tab of its page. Stands in a `Suspense`. */
export const ReleasesTab = later(() => import('./ReleasesTab.tsx'))
