/** The door of the first steps on screen. What knows sources, warnings and people travels only where nothing is there yet. */
import { later } from '@guanlan/platform/web'

/** Stands in a `Suspense`. */
export const FirstSteps = later(() => import('./FirstSteps.tsx').then(({ FirstSteps }) => ({ default: FirstSteps })))
export { useFirstArticle } from './first-article.ts'
