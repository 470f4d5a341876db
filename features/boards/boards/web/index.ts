/** The door of boards on screen: what a big screen is made of. */
import { later } from '@guanlan/platform/web'

export { ArrangeActs } from './arrange/ArrangeActs.tsx'
export { useSteps } from './arrange/use-steps.ts'
export { FilterControls, MonitorControls } from './narrowing/FrameControls.tsx'
export type { Opened } from './panels/opening.ts'
export { addressOf } from './panels/opening.ts'
export { PanelGrid } from './panels/PanelGrid.tsx'
export { Sketch } from './panels/Sketch.tsx'
export { useAges } from './panels/use-ages.ts'
export { useFigures } from './panels/use-figures.ts'
export { ImportLayout } from './versions/ImportLayout.tsx'
export { saveLayoutFile } from './versions/save-file.ts'
export { useSaving } from './versions/use-saving.ts'

export const PanelBehind = later(() => import('./panels/PanelBehind.tsx'))
export const Conflict = later(() => import('./versions/Conflict.tsx'))
export const DraftActs = later(() =>
  import('./versions/DraftActs.tsx').then(({ DraftActs: one }) => ({ default: one })),
)
export const Versions = later(() => import('./versions/Versions.tsx'))
