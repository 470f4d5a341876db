import { workerHalf } from '@guanlan/platform/server'
import { actOnAllWith, type JoinedByTask } from './act-on-all.ts'

export const articleActionsWorker = (joined: JoinedByTask) => workerHalf({ works: [actOnAllWith(joined)] })
