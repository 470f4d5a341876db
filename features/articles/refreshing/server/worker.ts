import { workerHalf } from '@guanlan/platform/server'
import type { InteractionAdapter } from './adapter.ts'
import { lookAtPage, probeFavourites } from './probe.ts'

/** @param adapters who is asked for the counts of articles elsewhere */
export const refreshingWorker = (adapters: readonly InteractionAdapter[]) =>
  workerHalf({
    upkeep: [
      {
        name: 'probe-kept-pages',
        cron: '25 */6 * * *',
        run: ({ db }) => probeFavourites(db, { look: lookAtPage(db), adapters }),
      },
    ],
  })
