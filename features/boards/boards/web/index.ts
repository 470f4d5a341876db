/** The door of boards on screen: what a big screen is made of. */
export { ArrangeActs } from './arrange/ArrangeActs.tsx'
export { useSteps } from './arrange/use-steps.ts'
export { addressOf } from './panels/opening.ts'
export { PanelGrid } from './panels/PanelGrid.tsx'
export { Sketch } from './panels/Sketch.tsx'
export { useFigures } from './panels/use-figures.ts'
