// One sender of an organisation that takes all it can keeps no colleague waiting; alone it has the whole share.
import { Buckets, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { identify } from '../normalise/normalise.ts'
import { readItem } from '../normalise/read-item.ts'
import { ArticleShare } from './article-share.ts'
import { handIn } from './hand-in.ts'

const limit = { perSecond: 200, burst: 20_000 }
function shareOfTest() {
  let now = 0
  const share = new ArticleShare(limit, () => now)
  return {
    take: (sender: string, amount: number) => share.take(7, sender, amount),
    wait: (seconds: number) => (now += seconds * 1_000),
  }
}
/** As much of it as is taken in calls of so many. */
const takeAll = (take: () => { isTaken: boolean }, each: number): number => {
  let taken = 0
  while (take().isTaken) taken += each
  return taken
}

test('alone, a sender has what the organisation has: as much at once, and as much a second, as without senders', () => {
  for (const each of [1, 300, 1_000, 20_000]) {
    const { take, wait } = shareOfTest()
    let now = 0
    const plain = new Buckets(limit, () => now)
    const pass = (seconds: number) => {
      wait(seconds)
      now += seconds * 1_000
    }
    const took = [0, 0]
    for (let second = 0; second < 600; second += 5) {
      took[0] = (took[0] ?? 0) + takeAll(() => take('person 1', each), each)
      took[1] = (took[1] ?? 0) + takeAll(() => plain.take(7, each), each)
      pass(5)
    }
    const [alone = 0, asBefore = 0] = took
    expect(Math.abs(alone - asBefore), `in calls of ${each}`).toBeLessThanOrEqual(2_000)
    expect(alone, `in calls of ${each}`).toBeGreaterThanOrEqual(asBefore)
  }
  const { take } = shareOfTest()
  expect(take('person 1', 20_001).isTaken).toBe(false)
})

test('beside one that takes all it can, others are never refused up to a tenth of the share', () => {
  const { take, wait } = shareOfTest()
  expect(takeAll(() => take('loud', 300), 300)).toBeGreaterThan(19_500)
  expect(take('loud', 300).isTaken).toBe(false)
  // Those of a program that has said nothing so far, and then a little all the time.
  expect(take('person 2', 1_000)).toMatchObject({ isTaken: true, left: 1_000 })
  let loud = 0
  for (let second = 0; second < 1_000; second++) {
    wait(1)
    loud += takeAll(() => take('loud', 50), 50)
    for (const quiet of ['person 2', 'hook 3', 'person 4'])
      expect(take(quiet, 15).isTaken, `${quiet} after ${second} s`).toBe(true)
  }
  // What they leave is the loud one's.
  expect(loud / 1_000).toBeGreaterThan(150)
  expect(loud / 1_000).toBeLessThan(165)
})

test('five hundred senders at once: the share holds, and each is served', () => {
  const { take, wait } = shareOfTest()
  const served = new Map<number, number>()
  let seed = 32
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  const seconds = 600
  for (let second = 0; second < seconds; second++) {
    for (let call = 0; call < 500; call++) {
      const sender = next() % 500
      if (take(`person ${sender}`, 20).isTaken) served.set(sender, (served.get(sender) ?? 0) + 20)
    }
    wait(1)
  }
  const all = [...served.values()].reduce((sum, each) => sum + each, 0)
  expect(all).toBeLessThanOrEqual(22_000 + seconds * limit.perSecond)
  expect(all).toBeGreaterThan(20_000 + (seconds - 1) * limit.perSecond - 20)
  expect(served.size).toBe(500)
  // Whoever asks at the right moment is served, and that is nobody more often than others.
  const average = all / 500
  expect(Math.max(...served.values())).toBeLessThan(3 * average)
  expect(Math.min(...served.values())).toBeGreaterThan(average / 4)
})

test('five hundred senders of one organisation push at the same moment: what is taken is stored, what is not is refused whole, others wait for nothing', async () => {
  const database = await migratedDatabase()
  const { worker, close } = openDatabases(database.url, { app: 1, worker: 4 })
  await worker
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构${id}` })))
    .execute()
  const share = new ArticleShare({ perSecond: 0.001, burst: 2_000 }, () => 0)
  const send = handIn({ db: worker, identify, read: readItem, share })
  const itemsOf = (sender: number) =>
    Array.from({ length: 5 }, (_, n) => ({ title: `${sender} ${n}`, body: '正文', mediaType: 'web', media: '甲' }))
  const push = (orgId: number, userId: number) =>
    send({ orgId, userId, now: new Date() }, 'push', itemsOf(userId)).then(
      ({ accepted }) => accepted,
      ({ kind }) => kind,
    )
  const [other, ...answers] = await Promise.all([
    push(8, 1_000),
    ...Array.from({ length: 500 }, (_, n) => push(7, n + 1)),
  ])
  expect(other).toBe(5)
  // The reserve of a tenth is theirs as well: each took little.
  expect(answers.filter(answer => answer === 5)).toHaveLength(440)
  expect(answers.filter(answer => answer === 'tooMany')).toHaveLength(60)
  const received = await worker.selectFrom('received_batches').select(['only_org', 'size']).execute()
  const stored = (orgId: number) =>
    received.filter(({ only_org }) => only_org === orgId).reduce((sum, { size }) => sum + size, 0)
  expect([stored(7), stored(8)]).toEqual([2_200, 5])
  await close()
  await database.drop()
})
