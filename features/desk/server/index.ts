export { type Arrivals, openArrivals } from './arrivals.ts'
export { deskRoutes } from './routes.ts'
