// A database that is away is said within three seconds, however it is away; when it is back, everything goes on.
import { setPatience, usualPatienceMs } from '@guanlan/platform/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, bearer, browser, type Installation, installation, signIn } from './testing/installation.ts'

let home: Installation
let one: Browser
let headers: Record<string, string>
beforeAll(async () => {
  setPatience(usualPatienceMs)
  home = await installation()
  one = browser(home)
  await signIn(one)
  headers = { ...(await bearer(one)), orgid: '7' }
})
afterAll(() => home.close())

const look = () => one.ask('GET', '/inews/waves/look', undefined, headers)
/** Nobody has met this token before. */
async function lookAnew() {
  const token = await bearer(one)
  return () => one.ask('GET', '/inews/waves/look', undefined, { ...token, orgid: '7' })
}
const refresh = () => one.ask('POST', '/session/refresh')

async function timed(ask: () => ReturnType<Browser['ask']>) {
  const began = performance.now()
  const { status, headers } = await ask()
  return { status, retryAfter: Number(headers['retry-after']), ms: performance.now() - began }
}

describe.each([
  ['has stopped', () => home.way.cut(), () => home.way.mend()],
  ['is frozen', async () => home.way.freeze(), async () => home.way.thaw()],
])('a database that %s', (_, take, giveBack) => {
  test('a member’s call, one with a new token and a refresh: each is told so within 3 s, and is served when it is back', async () => {
    const asks = [look, await lookAnew(), refresh]
    await take()
    // More at once than there are connections: none of them waits behind another.
    const answers = await Promise.all(asks.flatMap(ask => Array.from({ length: 5 }, () => timed(ask))))
    await giveBack()
    for (const { status, retryAfter, ms } of answers) {
      expect(status).toBe(503)
      expect(retryAfter).toBeGreaterThan(0)
      expect(ms).toBeLessThan(3_000)
    }
    for (const ask of asks)
      await expect.poll(async () => (await ask()).status, { timeout: 5_000, interval: 50 }).toBe(200)
    expect((await refresh()).status).toBe(200)
  })
})
