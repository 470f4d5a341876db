export { chartServer } from './routes.ts'
