// Mail to a real SMTP server on this machine.
import type { AddressInfo } from 'node:net'
import { newFileKey } from '@guanlan/platform/server'
import { openFeature, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Message } from '../../../contract.ts'
import { openOutbox, type TestOutbox, testSender } from '../../testing/open-outbox.ts'
import { shapeMail } from './shape.ts'

const { databases } = openFeature([], ['deliveries'])

const mails: { to: string[]; raw: string }[] = []
/** What the server says to a receiver or to the end of a mail; null: it takes it. */
let refusal: { at: 'receiver' | 'end'; code: number } | null = null
const refused = (at: 'receiver' | 'end') =>
  refusal?.at === at ? Object.assign(new Error('not now'), { responseCode: refusal.code }) : null
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refused('receiver')),
  onData: async (stream, session, done) => {
    let raw = ''
    for await (const chunk of stream) raw += chunk
    const problem = refused('end')
    if (!problem) mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
    done(problem)
  },
})

let outbox: TestOutbox
let silent: TestOutbox | undefined
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  outbox = await openOutbox(databases(), {
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: testSender, files: await testFiles() },
  })
})
afterAll(async () => {
  await outbox.stop()
  await silent?.stop()
  await new Promise<void>(resolve => server.close(resolve))
})
beforeEach(() => {
  mails.length = 0
  refusal = null
})

const send = (title: string, more: object = {}) =>
  outbox.put({
    purpose: 'warning',
    receivers: [{ by: 'email', address: 'Li@Example.com', name: '李雷' }],
    message: { title, level: 'urgent', locale: 'zh' },
    ...more,
  })
const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r?\n[ \t]+/g, ' ') ?? ''
const decoded = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, part: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(part, 'base64').toString('latin1')
        : part
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
const utf8 = (text: string) => Buffer.from(decoded(text), 'latin1').toString()
const rows = async () =>
  (
    await sql<{
      state: string
      answer: string
      number: string
    }>`select state, answer, number::text from deliveries order by id`.execute(databases().worker)
  ).rows

test('a mail has subject, sender, both texts, and our number as its Message-ID', async () => {
  await send('澄屿汽车召回')
  await outbox.settled()
  const [{ to, raw } = { to: [], raw: '' }] = mails
  const [row] = await rows()
  expect(to).toEqual(['li@example.com'])
  expect(utf8(header(raw, 'Subject'))).toBe('【紧急】澄屿汽车召回')
  expect(header(raw, 'From')).toContain('<alerts@guanlan.example.com>')
  expect(header(raw, 'Message-ID')).toBe(`<${row?.number}@guanlan.example.com>`)
  expect(header(raw, 'Auto-Submitted')).toBe('auto-generated')
  expect(raw).toMatch(/text\/plain/)
  expect(raw).toMatch(/text\/html/)
  expect(row?.state).toBe('accepted')
})

test('mails of an incident stand in one thread, of another in another', async () => {
  await send('一', { thread: 'incident:1' })
  await send('二', { thread: 'incident:1' })
  await send('三', { thread: 'incident:2' })
  await outbox.settled()
  const references = mails.map(({ raw }) => header(raw, 'References'))
  expect(references.every(each => /^<thread-[0-9a-f]{32}@/.test(each))).toBe(true)
  expect(new Set(references).size).toBe(2)
  expect(new Set(mails.map(({ raw }) => header(raw, 'Message-ID'))).size).toBe(3)
})

test('line breaks in a title or a name add no header', async () => {
  await outbox.put({
    purpose: 'warning',
    receivers: [{ by: 'email', address: 'li@example.com', name: '李雷\r\nBcc: all@example.com' }],
    message: { title: '标题\r\nBcc: all@example.com\r\n\r\n<script>' },
  })
  await outbox.settled()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['li@example.com'])
  expect(mails[0]?.raw).not.toMatch(/^Bcc:/im)
})

test.each([
  ['a full mailbox is tried again', { at: 'end', code: 452 }, 'waiting'],
  ['a greylist is tried again', { at: 'receiver', code: 451 }, 'waiting'],
  ['an unknown receiver has failed', { at: 'receiver', code: 550 }, 'failed'],
] as const)('%s', async (_, problem, state) => {
  refusal = problem
  await send('甲')
  await outbox.settled()
  expect(await rows()).toMatchObject([{ state, answer: expect.stringContaining(String(problem.code)) }])
  refusal = null
  await outbox.pass(6_000)
  expect(mails).toHaveLength(state === 'waiting' ? 1 : 0)
})

const fileOf = async (orgId: number, content: string) => {
  const key = newFileKey('exports', orgId)
  async function* bytes() {
    yield Buffer.from(content)
  }
  await (await testFiles()).put(key, bytes(), 1_000)
  return { key, name: '周报.docx', type: 'application/octet-stream', bytes: content.length }
}

test('a mail carries the files it names, and their names are told in Chinese', async () => {
  await send('周报', { message: { title: '周报', files: [await fileOf(7, 'what it holds')] } })
  await outbox.settled()
  const [{ raw } = { raw: '' }] = mails
  expect(raw).toContain(Buffer.from('what it holds').toString('base64'))
  expect(raw).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''%E5%91%A8%E6%8A%A5/)
})

test.each([
  ['gone', async () => ({ ...(await fileOf(7, 'x')), key: newFileKey('exports', 7) })],
  ['another organisation’s', () => fileOf(8, 'x')],
])('a file that is %s is not sent, nor half of the mail', async (_, file) => {
  await send('周报', { message: { title: '周报', files: [await file()] } })
  await outbox.settled()
  expect([mails, await rows()]).toMatchObject([[], [{ state: 'failed', answer: 'fileGone' }]])
})

test.each(['no address', 'a@b@c', 'li@example.com\nBcc: x@example.com'])(
  '%j is no address, and is not sent to',
  async address => {
    await outbox.put({ purpose: 'warning', receivers: [{ by: 'email', address, name: '' }], message: { title: '甲' } })
    await outbox.settled()
    expect([mails, await rows()]).toMatchObject([[], [{ state: 'failed', answer: 'addressFaulty' }]])
  },
)

test('without a mail server nothing leaves, and the record says so', async () => {
  await outbox.stop()
  silent = await openOutbox(databases())
  await silent.put({
    purpose: 'warning',
    receivers: [{ by: 'email', address: 'li@example.com', name: '' }],
    message: { title: '甲' },
  })
  await silent.settled()
  expect(await rows()).toMatchObject([{ state: 'notSent', answer: 'mailIsNotSet' }])
})

test('what strangers wrote is text in the mail, never markup', () => {
  const message = Message.parse({
    title: '<img src=x onerror=alert(1)>',
    items: [
      { title: '"><script>', source: '<b>', at: '2026-11-22T08:30:00Z', url: 'https://example.com/?a="><script>' },
    ],
    more: 3,
    link: 'https://guanlan.example.com/#/x?a=1&b=2',
  })
  const { html, text } = shapeMail(message)
  expect(html).not.toMatch(/<script|<img|<b>"/)
  expect(html).toContain('a=1&amp;b=2')
  expect(text).toContain('<b> · 11-22 16:30')
  expect(text).toContain('余 3 条，见链接')
})

test('the button says what its link does', () => {
  const link = 'https://guanlan.example.com/#/x'
  const mail = (linkName: string | null) => shapeMail(Message.parse({ title: '甲', link, linkName }))
  expect(mail(null).text).toContain(`查看全部: ${link}`)
  const named = mail('加入')
  expect(named.text).toContain(`加入: ${link}`)
  expect(named.html).toContain('>加入</a>')
})
