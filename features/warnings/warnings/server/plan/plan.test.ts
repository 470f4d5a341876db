// What the plan holds by a link, and asking for renewal: once a day, told to those who can do something about it.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { warningsServer } from '../index.ts'

const { as, databases } = openFeature(
  [warningsServer({ follow() {} }, 'service@example.com')],
  ['links', 'deliveries', 'warning_versions', 'warnings', 'org_limits'],
)
const path = '/inews/warning/plan'
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]

let token = ''
beforeEach(async () => {
  await sql`insert into org_limits (org_id, quota, most) values (7, 'warningCount', 1), (8, 'warningCount', 9)`.execute(
    databases().worker,
  )
  ;({ token } = (await member('POST', `${path}/link`)).data)
})

const ask = (note = '') => stranger('POST', `${path}/${token}/renewal`, { note })
const notified = async () =>
  (
    await sql<{ org: number; channel: string; address: string; message: { title: string; lines: string[] } }>`
      select org_id as org, channel, address, message from deliveries order by id`.execute(databases().worker)
  ).rows

test('whoever has the link sees the quotas of its organisation, and what is used', async () => {
  await member('POST', '/inews/warning', {
    name: '召回',
    warningWords: '召回',
    mediaType: ['web'],
    sentiment: [-1],
    startTime: '2026-01-01',
    endTime: '2099-12-31',
    receiveEmail: true,
  })
  expect((await stranger('GET', `${path}/${token}`)).data).toEqual({
    organisation: '机构 7',
    gauges: [{ quota: 'warningCount', title: '预警', kind: 'standing', used: 1, limit: 1 }],
    reachesOperator: true,
    askedAt: null,
  })
  expect((await stranger('GET', `${path}/${token}x`)).http).toBe(404)
  await ask()
  expect((await notified())[0]?.message.lines).toContain('预警 已用完：1 / 1')
})

test('a reader makes no link', async () => {
  expect((await reader('POST', `${path}/link`)).http).toBe(403)
})

test('renewal is asked of the administrators and the operator, once a day', async () => {
  const { data } = await ask('要加到 20 个预警，电话 555')
  expect(data.askedAt).toBeTypeOf('string')
  expect(await notified()).toMatchObject([
    { org: 7, channel: 'inApp', address: '70', message: { title: '机构 7 请求续费' } },
    { org: 7, channel: 'email', address: 'service@example.com' },
  ])
  expect((await notified())[0]?.message.lines).toContain('留言：要加到 20 个预警，电话 555')
  expect(await ask()).toMatchObject({ http: 409, msg: '一天内已经请求过续费，请稍后再试' })
  await sql`update deliveries set created_at = created_at - interval '24 hours'`.execute(databases().worker)
  expect((await ask()).http).toBe(200)
})

test('of several who ask at once one is heard', async () => {
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409])
  expect(await notified()).toHaveLength(2)
})
