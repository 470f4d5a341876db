export { collectionRoutes, type HandIn } from './routes.ts'
