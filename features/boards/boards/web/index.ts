/** The door of boards on screen: what a big screen is made of. */
export { addressOf } from './panels/opening.ts'
export { PanelGrid } from './panels/PanelGrid.tsx'
export { Sketch } from './panels/Sketch.tsx'
