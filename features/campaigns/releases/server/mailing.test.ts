// A release by mail, over a real SMTP server: who gets it, who does not, and what is known of it afterwards.
import type { AddressInfo } from 'node:net'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { journalistsServer } from '@guanlan/features/media/journalists/server'
import { mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { addressBookServer, stopDeadAddress } from '@guanlan/features/people/address-book/server'
import { notificationsServer } from '@guanlan/features/workspace/notifications/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openOutbox,
  type TestOutbox,
  testSecretBox,
  testSender,
} from '../../../workspace/notifications/server/testing/open-outbox.ts'
import { releasesServer } from './index.ts'

const { as, databases } = openFeature(
  [
    releasesServer,
    campaignMediaServer,
    campaignsServer({ follow() {} }),
    mediaLibraryServer,
    journalistsServer,
    addressBookServer({ publicUrl: 'https://guanlan.example' }),
    notificationsServer({ secretBox: testSecretBox, notices: { follow() {} }, mailIsSet: true }),
  ],
  ['activities', 'release_mails', 'journalists', 'journalist_ways', 'deliveries', 'links', 'stopped_addresses'],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const path = '/ipr/activity/releases'

const mails: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    let raw = ''
    for await (const chunk of stream) raw += chunk
    mails.push(raw.replace(/\r?\n[ \t]+/g, ' '))
    done()
  },
})
let outbox: TestOutbox
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: testSender }
  outbox = await openOutbox(databases(), { mail }, {}, stopDeadAddress)
})
afterAll(async () => {
  await outbox.stop()
  await new Promise<void>(resolve => server.close(resolve))
})

const person = async (name: string, mail: string | null, more: object = {}): Promise<number> => {
  const { data } = await admin('POST', '/inews/journalistInfo/add', { name, ...more })
  if (mail !== null) {
    const ways = [{ kind: 'mail', value: mail, consent: 'given', source: '名片' }]
    expect((await admin('POST', '/inews/journalistInfo/contacts/save', { id: data.id, ways })).http).toBe(200)
  }
  return data.id
}
let release: number
const send = (journalistIds: readonly number[], ask = admin) =>
  ask('POST', `${path}/mail`, { id: release, journalistIds })
const sentMails = async () => (await admin('GET', `${path}/${release}/mails`)).data

beforeEach(async () => {
  mails.length = 0
  const startTime = new Date(Date.now() - 86_400_000).toISOString()
  const campaign = await member('POST', '/ipr/activity/add', { name: '新车上市', startTime })
  const draft = {
    ...{ activityId: campaign.data.id, title: 'New platform', text: 'First paragraph.\n\nSecond paragraph.' },
    ...{ releaseAt: startTime, embargoAt: '2030-01-02T03:04:00.000Z', sender: 'Lin' },
  }
  release = (await member('POST', path, draft)).data.id
})

test('each gets one of their own; who wants none, has no address or has it already is named', async () => {
  const ids = [
    await person('甲', 'Jia@example.com'),
    await person('乙', 'yi@example.com', { doNotCall: true }),
    await person('丙', null),
    await person('丁', 'ding@example.com'),
    await person('甲的另一张名片', 'jia@example.com'),
  ]
  const { data } = await send(ids)
  expect(data.sent).toBe(2)
  expect(data.left.map(({ name, why }: { name: string; why: string }) => [name, why])).toEqual([
    ['乙', 'doNotCall'],
    ['丙', 'noMail'],
    ['甲的另一张名片', 'already'],
  ])
  await outbox.settled()
  expect(mails).toHaveLength(2)
  const [mail = ''] = mails.filter(raw => raw.includes('jia@example.com'))
  expect(mail).not.toContain('ding@example.com')
  const whole = mail.replaceAll(/=\r?\n/g, '')
  for (const part of ['Subject: New platform', 'First paragraph.', 'Second paragraph.', '2030-01-02 11:04', 'Lin'])
    expect(whole).toContain(part)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await sentMails()).toMatchObject([
    { name: '甲', state: 'accepted' },
    { name: '丁', state: 'accepted' },
  ])
  expect((await member('GET', `${path}/${release}`)).data).toMatchObject({ state: 'sent' })
  expect((await send(ids)).data).toMatchObject({ sent: 0 })
  expect(mails).toHaveLength(2)
})

test('whoever takes the button of the mail gets no other release', async () => {
  const id = await person('甲', 'jia@example.com')
  await send([id])
  await outbox.settled()
  const link = /<https:\/\/guanlan\.example\/INEWSAPI([^>]+)>/.exec(mails[0] ?? '')?.[1] ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: undefined, orgid: undefined }
  expect((await stranger('POST', link, 'List-Unsubscribe=One-Click' as never, form)).http).toBe(200)
  await sql`delete from release_mails`.execute(databases().worker)
  expect((await send([id])).data.left).toMatchObject([{ why: 'stopped' }])
})

test('it takes the right to reach people; records of sending show no address; who is erased is known to none of it', async () => {
  const id = await person('甲', 'jia@example.com')
  expect(await send([id], member)).toMatchObject({ http: 403, key: 'releases.mayNotReach' })
  expect((await send([id], reader)).http).toBe(403)
  expect((await send([id], stranger)).http).toBe(404)
  expect((await send([4711])).http).toBe(404)
  expect((await send([])).problems).toMatchObject([{ field: 'journalistIds' }])
  await send([id])
  await outbox.settled()
  const { list } = (await admin('POST', '/inews/warningSendRecord/list', { purpose: 'release' })).data
  expect(list).toMatchObject([{ receiver: '甲', address: '' }])
  expect((await admin('POST', '/inews/warningSendRecord/list', { like: 'jia@example' })).data.list).toEqual([])
  expect((await admin('POST', '/inews/journalistInfo/erase', { id })).http).toBe(200)
  expect(await sentMails()).toEqual([])
  const { rows } = await sql`select 1 from deliveries where purpose = 'release'`.execute(databases().worker)
  expect(rows).toEqual([])
})

test('a text that no mail holds goes as a file, or is refused', async () => {
  const { data } = await member('GET', `${path}/${release}`)
  const text = Array.from({ length: 250 }, (_, n) => `第 ${n} 段`).join('\n')
  expect((await member('PUT', path, { ...data, text })).http).toBe(200)
  expect(await send([await person('甲', 'jia@example.com')])).toMatchObject({
    ...{ http: 409, key: 'releases.textTooLongForMail' },
  })
})
