import type { Feature } from '@guanlan/platform/contract'
import { type Database, workerHalf } from '@guanlan/platform/server'
import { followClock } from './follow.ts'
import { notifyOfNearlyUsed } from './nearly-used.ts'
import { activate } from './orders.ts'
import { remindOfEnds } from './reminders.ts'

export const followSubscriptions = (system: Database): Promise<void> =>
  followClock(system, (orgId, id) => activate(system, orgId, id))

/** @param features all of the product, whose quotas are sold */
export const billingWorker = (features: readonly Feature[]) => {
  const titlesOfQuotas = Object.fromEntries(
    features.flatMap(({ quotas }) => Object.entries(quotas).map(([quota, { name }]) => [quota, name])),
  )
  return workerHalf({
    upkeep: [
      { name: 'follow-subscriptions', cron: '* * * * *', run: ({ db }) => followSubscriptions(db) },
      { name: 'tell-of-nearly-used', cron: '* * * * *', run: ({ db }) => notifyOfNearlyUsed(db, titlesOfQuotas) },
      { name: 'remind-of-ends', cron: '5 * * * *', run: ({ db }) => remindOfEnds(db) },
    ],
  })
}
