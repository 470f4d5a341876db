import { workerHalf } from '@guanlan/platform/server'
import { actingOnAll } from './act-on-all.ts'

export const articleActionsWorker = workerHalf({ works: [actingOnAll] })
