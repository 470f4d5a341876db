export { actingOnAll } from './act-on-all.ts'
export { listNotes } from './notes.ts'
export { actServer } from './routes.ts'
export { idsOfAll } from './run.ts'
