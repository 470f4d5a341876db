// Workers that are killed amid clocks: each step is told once, whoever was killed between its end and its message.
import { fileURLToPath } from 'node:url'
import { killAgainAndAgain, openFeature, rounds } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { crisisServer } from '../index.ts'
import { runClocks } from './tell.ts'

const { as, databases } = openFeature(
  [crisisServer({ follow() {} })],
  ['deliveries', 'crisis_clocks', 'crisis_lines', 'crisis_people', 'crisis_changes', 'crises'],
)
const member = as()
const crises = rounds(8, 300)
const kills = rounds(3, 40)
/** Of the clock that has to be acknowledged within 15 minutes: a quarter before, at the end, and the next step. */
const minutes = [12, 15, 20]
/** Lead, lead, deputy. */
const steps = ['71', '71', '70']

interface Notified {
  thread: string
  who: string[]
  lines: number
}
const notified = async (): Promise<Notified[]> =>
  (
    await sql<Notified>`
      select d.thread, array_agg(d.address order by d.created_at, d.id) as who,
        (select count(*)::int from crisis_lines l where l.org_id = d.org_id and 'crisis:' || l.crisis_id = d.thread and l.kind = 'clock') as lines
      from deliveries d where d.org_id = 7 and d.purpose = 'crisis' and d.channel = 'inApp' and d.message -> 'lines' ->> 0 like '%响应%' group by d.org_id, d.thread order by d.thread`.execute(
      databases().worker,
    )
  ).rows

test('killed between the end of a clock and its message, each step is told once', {
  timeout: rounds(60_000, 600_000),
}, async () => {
  let last = 0
  for (let n = 0; n < crises; n++) {
    const { data } = await member('POST', '/crisis/startCrisis', { name: `车门 ${n}`, crisisLevel: 1 })
    await member('POST', '/crisis/people', { crisisId: data.id, role: 'deputy', userId: 70 })
    last = Math.max(last, Date.parse(data.startedAt))
  }
  // All started within three minutes: before the next step of the first of them.
  const moments = minutes.map(minute => new Date(last + minute * 60_000).toISOString())
  const expected = crises * steps.length
  await killAgainAndAgain({
    words: [fileURLToPath(new URL('../testing/clock-process.ts', import.meta.url)), databases().ownerUrl, ...moments],
    kills,
    lifeMs: kill => 3 + 11 * (kill % 8),
    isDone: async () => (await notified()).reduce((sum, { who }) => sum + who.length, 0) >= expected,
  })
  // Whoever comes next finds nothing to tell.
  while (await runClocks(databases().worker, () => new Date(moments.at(-1) ?? '')));
  const found = await notified()
  expect(found).toHaveLength(crises)
  for (const { who, lines } of found) {
    expect(who).toEqual(steps)
    expect(lines).toBe(steps.length)
  }
})
