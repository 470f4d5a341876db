import { actsOfPeople, type CallScope, quotaCourseOf } from '@guanlan/platform/server'
import { daysOfCourse, type OrganisationUse } from '../contract.ts'
import { dayReached } from './forecast.ts'

const people = { days: 30, most: 20 }

export async function useOf(scope: CallScope): Promise<OrganisationUse> {
  const noted = await quotaCourseOf(scope, daysOfCourse)
  const usages = await scope.quotaUsage()
  const quotas = usages.flatMap(({ used, ...usage }) => {
    if (used === null) return []
    const days = noted.flatMap(({ quota, ...day }) => (quota === usage.quota ? [day] : []))
    return [{ ...usage, used, days, reachedOn: dayReached(days, usage.limit) }]
  })
  return { quotas, people: await actsOfPeople(scope, people) }
}
