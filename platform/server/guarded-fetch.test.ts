import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { FetchProblem, guardedFetch, publicAgent } from './guarded-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A real server on loopback; trusted where a test does not say otherwise. */
async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const hostOf = (url: string): string => URL.parse(url)?.host ?? ''
const get = (url: string, { trusted = [hostOf(url)], timeoutMs = 3_000, agent = publicAgent() } = {}) =>
  guardedFetch(url, {}, { timeoutMs, bytes: 1024 * 1024, redirects: 5, trustedHosts: new Set(trusted) }, agent)
const refusal = (url: string, more?: Parameters<typeof get>[1]) =>
  get(url, more).then(
    () => 'fetched',
    error => (error instanceof FetchProblem ? error.message : `not refused in words: ${error}`),
  )

describe('a private address is not asked', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['169.254.169.254', '169.254.169.254'],
    ['0', '0.0.0.0'],
    ['127.1', '127.0.0.1'],
    ['127.0.0.1.', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['0x7F000001', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['017700000001', '127.0.0.1'],
    ['0300.0xA8.1.1', '192.168.1.1'],
    ['127%2e0%2e0%2e1', '127.0.0.1'],
    ['１２７.0.0.1', '127.0.0.1'],
    ['127。0．0｡1', '127.0.0.1'],
    ['①②⑦.⓪.⓪.①', '127.0.0.1'],
    ['8.8.8.8@127.0.0.1', '127.0.0.1'],
    ['8.8.8.8%20:80@127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
    ['[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ['[0:0::FFFF:7F00:0001]', '[::ffff:7f00:1]'],
    ['[::ffff:0:127.0.0.1]', '[::ffff:0:7f00:1]'],
    ['[::127.0.0.1]', '[::7f00:1]'],
    ['[64:ff9b::10.0.0.1]', '[64:ff9b::a00:1]'],
    ['[2002:7f00:1::]', '[2002:7f00:1::]'],
  ])('written as %s', async (host, plain) =>
    expect(await refusal(`http://${host}/feed`, { trusted: [] })).toBe(`${plain} is a private address`),
  )

  test.each(['[fe80::1%25eth0]', '[fe80::1%eth0]', '256.0.0.1', '99999999999', '[::1', '127.0.0.1:99999'])(
    'nor what is no address: %s',
    async host =>
      expect(await refusal(`http://${host}/`, { trusted: [] })).toBe('only http and https addresses are fetched'),
  )

  test('by name', async () => {
    const port = new URL(await serve((_request, reply) => void reply.end('secret'))).port
    for (const name of ['localhost', 'LOCALHOST', 'loc\u00adalhost', 'ⓛocalhost'])
      expect(await refusal(`http://${name}:${port}/`, { trusted: [] })).toBe('localhost leads to a private address')
  })

  test('on another port of a host that is trusted on one', async () => {
    const [open, other] = await Promise.all([
      serve((_request, reply) => void reply.end('feed')),
      serve((_request, reply) => void reply.end('secret')),
    ])
    expect((await get(open, { trusted: [hostOf(open)] })).body.toString()).toBe('feed')
    expect(await refusal(other, { trusted: [hostOf(open)] })).toBe('127.0.0.1 is a private address')
    expect(await refusal('http://127.0.0.1/', { trusted: ['127.0.0.1'] })).toBe('127.0.0.1 is a private address')
    const sent = await serve((_request, reply) => void reply.writeHead(302, { location: other }).end())
    expect(await refusal(sent)).toBe('127.0.0.1 is a private address')
  })

  test('by a name that answers otherwise each time it is asked for', async () => {
    const secret = await serve((_request, reply) => void reply.end('secret'))
    const answers = [['93.184.215.14', '127.0.0.1'], ['127.0.0.1'], ['::ffff:127.0.0.1'], ['fe80::1%eth0']]
    let requested = 0
    const agent = publicAgent((_name, _options, answer) =>
      answer(
        null,
        (answers[requested++] ?? []).map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    const port = new URL(secret).port
    for (const _answer of answers)
      expect(await refusal(`http://rebinding.example:${port}/`, { agent, trusted: [] })).toBe(
        'rebinding.example leads to a private address',
      )
    // What was looked up is what is connected to: nothing asks a second time.
    expect(requested).toBe(answers.length)
    const redirecting = await serve(
      (_request, reply) => void reply.writeHead(302, { location: `http://rebinding.example:${port}/` }).end(),
    )
    answers.push(['127.0.0.1'])
    expect(await refusal(redirecting, { agent, trusted: [hostOf(redirecting)] })).toBe(
      'rebinding.example leads to a private address',
    )
  })

  test('by a redirect from a server that may be asked', async () => {
    const secret = await serve((_request, reply) => void reply.end('secret'))
    const targets = [
      secret.replace('127.0.0.1', '127.0.0.2'),
      secret.replace('127.0.0.1', 'localhost'),
      'http://[::1]/',
    ]
    for (const location of targets) {
      const url = await serve((_request, reply) => void reply.writeHead(302, { location }).end())
      expect(await refusal(url)).toMatch(/private address$/)
    }
  })
})

test.each(['file:///etc/passwd', 'ftp://example.com/', 'javascript:alert(1)', 'data:text/xml,<rss/>', 'no address'])(
  'only the web is asked, not %s',
  async url => {
    expect(await refusal(url)).toBe('only http and https addresses are fetched')
    const redirect = await serve((_request, reply) => void reply.writeHead(302, { location: url }).end())
    if (url.includes(':')) expect(await refusal(redirect)).toBe('only http and https addresses are fetched')
  },
)

describe('an answer', () => {
  test('is fetched through redirects, with its status and headers', async () => {
    const url = await serve((request, reply) => {
      if (request.url === '/end') reply.writeHead(200, { etag: '"1"' }).end('正文')
      else reply.writeHead(301, { location: '/end' }).end('moved')
    })
    const fetched = await get(`${url}/begin`)
    expect([fetched.status, fetched.headers.etag, fetched.body.toString()]).toEqual([200, '"1"', '正文'])
  })

  test('that only sends elsewhere ends after five times', async () => {
    let requested = 0
    const url = await serve((_request, reply) => void reply.writeHead(302, { location: `/${++requested}` }).end())
    expect(await refusal(url)).toBe('more than 5 redirects')
    expect(requested).toBe(6)
  })

  test('that never ends is cut off', async () => {
    let sent = 0
    const url = await serve((_request, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write('x'.repeat(64 * 1024))) sent++
      }
      reply.on('drain', more)
      more()
    })
    expect(await refusal(url, { timeoutMs: 20_000 })).toBe('longer than 1 MiB')
    expect(sent).toBeLessThan(1_000)
  })

  test('that never comes, or drips, ends in time', async () => {
    const silent = await serve(() => {})
    const dripping = await serve((_request, reply) => {
      const drip = setInterval(() => reply.write('x'), 50)
      reply.on('close', () => clearInterval(drip))
    })
    for (const url of [silent, dripping])
      expect(await refusal(url, { timeoutMs: 400 })).toBe('no whole answer within 0.4 seconds')
  })

  test('that is compressed without being asked is read; one that unpacks to gigabytes is not', async () => {
    // Packed before anything is asked: a busy machine takes as long for it as an answer may take.
    const packed: Record<string, [string, Buffer]> = {
      '/gzip': ['gzip', gzipSync('正文')],
      '/br': ['br', brotliCompressSync('正文')],
      '/bomb': ['gzip', gzipSync(Buffer.alloc(50 * 1024 * 1024))],
      '/broken': ['gzip', Buffer.from('not compressed')],
    }
    const url = await serve((request, reply) => {
      const [encoding, body] = packed[request.url ?? ''] ?? ['identity', Buffer.from('?')]
      reply.writeHead(200, { 'content-encoding': encoding }).end(body)
    })
    for (const path of ['/gzip', '/br']) expect((await get(url + path)).body.toString()).toBe('正文')
    expect(await refusal(`${url}/bomb`)).toBe('longer than 1 MiB')
    expect(await refusal(`${url}/broken`)).toBe('the compressed answer is damaged')
  })

  test('of a server that breaks off is no answer', async () => {
    const url = await serve((_request, reply) => {
      reply.writeHead(200, { 'content-length': '1000' }).write('half')
      setTimeout(() => reply.destroy(), 20)
    })
    await expect(get(url)).rejects.toThrow()
  })
})
