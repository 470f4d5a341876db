export {
  boardOf,
  claimDueBoard,
  demonstrationBoards,
  noteFailedRequest,
  removeDemonstrationBoards,
} from './boards/boards.ts'
export type { EventGrowth } from './monitored/save-monitored.ts'
export { entriesOf, type RawEntry } from './recording/entries.ts'
export { hotListsServer } from './routes.ts'
export { record } from './watching/record-and-note.ts'
export { saveWatch } from './watching/watches.ts'
export { type HotListsWorkParts, hotListsWorker } from './worker.ts'
