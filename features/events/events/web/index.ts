/** The door of events on screen: the page of one, and its state. */
export { default as EventScreen } from './page/EventScreen.tsx'
export { StateTag } from './parts/StateTag.tsx'
