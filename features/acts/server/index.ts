export { actingOnAll } from './act-on-all.ts'
export { actServer } from './routes.ts'
