export { type Arrivals, openArrivals } from './arrivals.ts'
export { pageOfQuery } from './list.ts'
export { articleListServer } from './routes.ts'
export { requireQuery, searchOf } from './search.ts'
