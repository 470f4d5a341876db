import { workerHalf } from '@guanlan/platform/server'
import { lookAtPolicies } from './look.ts'

export const policiesWorker = workerHalf({
  upkeep: [
    {
      name: 'look-at-policies',
      cron: '*/10 * * * *',
      run: ({ db: system, trustedHosts }) => lookAtPolicies({ system, trustedHosts }),
    },
  ],
})
