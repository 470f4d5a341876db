/** The door of boards on screen: what a big screen is made of. */
import { later } from '@guanlan/platform/web'

export { ArrangeActs } from './arrange/ArrangeActs.tsx'
export { useSteps } from './arrange/use-steps.ts'
export type { Opened } from './panels/opening.ts'
export { addressOf } from './panels/opening.ts'
export { PanelGrid } from './panels/PanelGrid.tsx'
export { Sketch } from './panels/Sketch.tsx'
export { useAges } from './panels/use-ages.ts'
export { useFigures } from './panels/use-figures.ts'

export const PanelBehind = later(() => import('./panels/PanelBehind.tsx'))
