/** How often an article is looked at: by how long it is traced. Pure. */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Ten minutes in the first day, an hour in the first week, a day from then on. */
export function paceAt(startedAt: Date, at: Date): number {
  const age = at.getTime() - startedAt.getTime()
  if (age < day) return 10 * minute
  return age < 7 * day ? hour : day
}

/** By plan, so that looks that come late do not move those after them; a look that was missed is not made up for. */
export function nextLook({ startedAt, dueAt }: { startedAt: Date; dueAt: Date }, now: Date): Date {
  const pace = paceAt(startedAt, now)
  const planned = dueAt.getTime() + pace
  return new Date(planned > now.getTime() ? planned : now.getTime() + pace)
}
