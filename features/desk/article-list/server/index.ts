export { type Arrivals, openArrivals } from './arrivals.ts'
export { deskServer } from './routes.ts'
export { requireQuery } from './search.ts'
