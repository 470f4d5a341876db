// The day of an analyst (e2e/a-day.test.ts), unchanged, on an outside PostgreSQL, OpenSearch, Keycloak and S3, with two webs behind a proxy and two workers.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aDay } from '../../../../e2e/fixtures/a-day.ts'
import { administrator } from '../../../../tools/scale/keycloak/administrator.ts'
import { keycloakBrowser } from '../../../../tools/scale/keycloak/browser.ts'
import { startKeycloak } from '../../../../tools/scale/keycloak/start.ts'
import { startOpenSearch } from '../../../../tools/scale/opensearch/start.ts'
import { startS3 } from '../../../../tools/scale/s3/start.ts'
import type { Reply } from '../product.ts'
import { outsidePostgres, startProcess, startProxy } from './installation.ts'

const proxyPort = 18_960
const webPorts = [18_961, 18_962]
const origin = `http://localhost:${proxyPort}`
const person = { account: 'lin', password: 'a password of the realm' }
const serviceSecret = 'the secret of the service'
const batches = 24
const perBatch = 25

/** On Keycloak's own page; before it ours asks how long the sign-in shall last. */
async function signIn(page: Page): Promise<void> {
  await page.getByLabel('在这台设备上保持登录').waitFor()
  await page.getByRole('button', { name: '登录' }).click()
  await page.locator('input[name="username"]').fill(person.account)
  await page.locator('input[name="password"]').fill(person.password)
  await page.keyboard.press('Enter')
}

test('an analyst works a day on all parts; then each is killed amid an import, and nothing is lost or doubled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-parts-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const keycloakSetting = { folder, port: 18_966, host: 'localhost', origin, serviceSecret }
  const [postgres, openSearch, keycloak, s3] = await Promise.all([
    outsidePostgres(folder),
    startOpenSearch({ folder, port: 18_963 }),
    startKeycloak(keycloakSetting),
    startS3({ folder, port: 18_967, buckets: ['press'] }),
  ])
  onTestFinished(() => postgres.stop())
  const onEnd = [...openSearch.nodes, keycloak, s3].map(part => () => part.end('SIGKILL'))
  onTestFinished(async () => void (await Promise.all(onEnd.map(end => end()))))

  const shared = {
    ...postgres.environment,
    OPENSEARCH_URL: openSearch.urls.join(','),
    OIDC_ISSUER: keycloak.issuer,
    OIDC_SERVICE_SECRET: serviceSecret,
    S3_URL: `${s3.url.replace('//', `//${s3.accessKey}@`)}/press`,
    S3_SECRET: s3.secret,
    GUANLAN_SECRET: 'a secret of all processes, long enough',
    PUBLIC_URL: origin,
    GUANLAN_LOG: 'error',
  }
  const processes = await Promise.all([
    ...webPorts.map((port, n) =>
      startProcess(folder, `web-${n}`, { ...shared, GUANLAN_ROLE: 'web', GUANLAN_PORT: String(port) }),
    ),
    ...[0, 1].map(n => startProcess(folder, `worker-${n}`, { ...shared, GUANLAN_ROLE: 'worker' })),
  ])
  for (const one of processes) onTestFinished(() => one.end('SIGKILL'))
  const proxy = await startProxy(proxyPort, webPorts)
  onTestFinished(() => void proxy.stop())

  const database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  onTestFinished(() => database.end())
  await database.query("insert into organisations (id, name) values (7, '青屿日化')")
  const admin = administrator(keycloak)
  const id = await admin.addPerson(person.account, '林', person.password)
  await admin.ask('PUT', `users/${id}/groups/${await admin.addGroup('/guanlan/organisations/7_orgAdmin')}`)

  const browser = await chromium.launch({
    executablePath: process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await aDay(page, signIn)
  expect(errors).toEqual([])

  // Each part had its share: the file lies in the bucket, the person and their place came from Keycloak, texts went into the index.
  const objects = await readdir(s3.folderOf('press'), { recursive: true })
  expect(objects.filter(name => /^[a-z]+\/7\/[0-9a-f-]{36}$/.test(name))).toHaveLength(1)
  const { rows } = await database.query(
    'select m.by_group, u.issuer from memberships m join users u on u.id = m.user_id',
  )
  expect(rows).toEqual([{ by_group: '/guanlan/organisations/7_orgAdmin', issuer: keycloak.issuer }])
  const texts = async () => {
    const reply = await fetch(`${openSearch.urls[0]}/guanlan-texts-*/_count`)
    return ((await reply.json()) as { count: number }).count
  }
  await expect.poll(texts).toBe(5)
  const health = (await (await fetch(`${origin}/health`)).json()) as { processes: { role: string; there: number }[] }
  expect(health.processes.map(({ role, there }) => [role, there]).sort()).toEqual([
    ['web', 2],
    ['worker', 2],
  ])
  for (const one of processes) expect(await one.said()).not.toMatch(/"level":(50|60)/)

  // Articles come in while each part dies, is missed for a moment, and is back.
  const one = keycloakBrowser()
  await one.signIn(`${origin}/session/sign-in?stay=no`, person.account, person.password)
  const statuses: number[] = []
  let token = ''
  /** As a screen does: a token when there is one, else it waits. */
  const refresh = async () => {
    const reply = await one.ask(`${origin}/session/refresh`, { method: 'POST', headers: { origin } })
    statuses.push(reply.status)
    if (reply.ok) token = ((await reply.json()) as { access_token: string }).access_token
    else await reply.body?.cancel()
  }
  await refresh()
  const ask = async (path: string, body: object) => {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, orgid: '7', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: reply.status, body: (await reply.json()) as Reply }
  }
  expect((await ask('/inews/monitor', { kind: 'item', name: '雪线', rule: '雪线' })).status).toBe(200)
  const handIn = async (batch: number) => {
    const items = Array.from({ length: perBatch }, (_, n) => ({
      sourceId: `${batch}-${n}`,
      url: `https://example.com/${batch}/${n}`,
      title: `${n % 2 ? '雪线' : '潮位'} 第${batch}批第${n}篇`,
      body: `第${batch}批第${n}篇的正文，各不相同：${batch * perBatch + n}`,
      publishedAt: new Date(Date.now() - n * 60_000).toISOString(),
    }))
    // Whoever gets no answer asks again: what is there already is not taken twice.
    for (let tries = 0; tries < 60; tries++) {
      const answer = await ask('/ua/upload/article/addBatch', { items }).catch(() => null)
      if (answer?.status === 200) return
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    throw new Error(`batch ${batch} was not taken`)
  }
  const [node] = openSearch.nodes
  let identity = keycloak
  const back: Promise<unknown>[] = []
  const dies: Readonly<Record<number, () => Promise<unknown>>> = {
    2: async () => node?.end('SIGKILL'),
    5: () => processes[2]?.end('SIGKILL') ?? Promise.resolve(),
    8: () => processes[0]?.end('SIGKILL') ?? Promise.resolve(),
    10: () => identity.end('SIGKILL'),
    12: () => s3.end('SIGKILL'),
    14: async () => {
      back.push(openSearch.start(node?.name ?? '').then(again => onEnd.push(() => again.end('SIGKILL'))))
      back.push(
        startKeycloak(keycloakSetting).then(again => {
          identity = again
          onEnd.push(() => again.end('SIGKILL'))
        }),
      )
    },
  }
  for (let batch = 0; batch < batches; batch++) {
    await dies[batch]?.()
    await handIn(batch)
    if (batch % 3 === 0) await refresh()
  }
  await Promise.all(back)
  // Told to wait while Keycloak was away, and never that the sign-in is over.
  await refresh()
  expect(statuses.at(-1)).toBe(200)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const counts = async () => {
    const { rows: found } = await database.query(`select (select count(*)::int from articles) as articles,
      (select count(*)::int from hits) as hits,
      (select count(*)::int from received_batches) as waiting`)
    return found[0]
  }
  const all = 5 + batches * perBatch
  const expected = 5 + (batches * (perBatch - 1)) / 2
  await expect.poll(counts, { timeout: 60_000 }).toMatchObject({ articles: all, hits: expected, waiting: 0 })
  await expect.poll(texts, { timeout: 60_000 }).toBe(all)
}, 400_000)
