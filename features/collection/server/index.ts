export { collectionServer, type HandIn } from './routes.ts'
