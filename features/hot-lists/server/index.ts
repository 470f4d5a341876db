export { boardAsked, boardOf, demonstrationBoards, removeDemonstrationBoards, takeDueBoard } from './boards/boards.ts'
export { entriesOf, type Said } from './recording/entries.ts'
export { hotListsServer } from './routes.ts'
export { record } from './watching/record-and-note.ts'
