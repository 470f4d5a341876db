export {
  boardAsked,
  boardOf,
  type DueBoard,
  demonstrationBoards,
  removeDemonstrationBoards,
  takeDueBoard,
} from './boards/boards.ts'
export { entriesOf, type Said } from './recording/entries.ts'
export { record } from './recording/record.ts'
