// A real proxy on loopback that tunnels to a real server: names are resolved by us, addresses checked by us.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchProblem, guardedFetch, useProxies } from './guarded-fetch.ts'
import { proxiedAgent, proxyOf } from './proxies.ts'
import type { Resolve } from './public-addresses.ts'

let site: Server
let proxy: Server
let sitePort = 0
let proxyUrl: URL
let tunnels: { to: string; authorization: string | undefined }[] = []
let met: { url: string | undefined; host: string | undefined }[] = []
let refuseWith = 0

beforeAll(async () => {
  site = createServer((request, reply) => {
    met.push({ url: request.url, host: request.headers.host })
    reply.end('page')
  })
  proxy = createServer((_request, reply) => void reply.writeHead(405).end())
  proxy.on('connect', (request: IncomingMessage, client: Socket) => {
    tunnels.push({ to: request.url ?? '', authorization: request.headers['proxy-authorization'] })
    if (refuseWith) return void client.end(`HTTP/1.1 ${refuseWith} No\r\n\r\n`)
    // Whatever public address was asked for, it is played by the local site.
    const server = connect(sitePort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      server.pipe(client).pipe(server)
    })
    client.once('error', () => server.destroy())
  })
  for (const server of [site, proxy]) await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  sitePort = (site.address() as AddressInfo).port
  proxyUrl = new URL(`http://who:s%20cret@127.0.0.1:${(proxy.address() as AddressInfo).port}`)
})
afterAll(() => {
  for (const server of [site, proxy]) server.close().closeAllConnections()
})
beforeEach(() => {
  tunnels = []
  met = []
  refuseWith = 0
})
afterEach(() => useProxies(new Map()))

const leadingTo =
  (address: string): Resolve =>
  (_name, _options, answer) =>
    answer(null, [{ address, family: address.includes(':') ? 6 : 4 }])
const get = (url: string, { address = '93.184.216.34', through = proxyUrl } = {}) =>
  guardedFetch(
    url,
    {},
    { timeoutMs: 3_000, bytes: 1_024, redirects: 2, trustedHosts: new Set() },
    proxiedAgent(through, sentence => new FetchProblem(sentence), leadingTo(address)),
  )

test('the proxy is asked for an address that was resolved here, the site for its name', async () => {
  expect((await get('http://news.example.com/a')).body.toString()).toBe('page')
  expect(tunnels).toEqual([
    { to: '93.184.216.34:80', authorization: `Basic ${Buffer.from('who:s cret').toString('base64')}` },
  ])
  expect(met).toEqual([{ url: '/a', host: 'news.example.com' }])
})

test('an address of version 6 is written as one', async () => {
  await get('http://news.example.com:8080/', { address: '2606:2800:220:1::1' })
  expect(tunnels).toMatchObject([{ to: '[2606:2800:220:1::1]:8080' }])
})

test.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1'])(
  'a name that leads to %s is refused before the proxy hears of it',
  async address => {
    await expect(get('http://news.example.com/', { address })).rejects.toThrow(
      'news.example.com leads to a private address',
    )
    expect(tunnels).toEqual([])
  },
)

test('so is a private address that is written', async () => {
  await expect(get('http://127.0.0.1/')).rejects.toThrow('127.0.0.1 is a private address')
  expect(tunnels).toEqual([])
})

test('a proxy that refuses, or is not there, is the reason', async () => {
  refuseWith = 407
  await expect(get('http://news.example.com/')).rejects.toThrow(`the proxy ${proxyUrl.host} answered 407`)
  const nobody = new URL('http://127.0.0.1:1')
  await expect(get('http://news.example.com/', { through: nobody })).rejects.toThrow(/the proxy 127.0.0.1:1 cannot be/)
})

test('a proxy of the installation is used by everything that asks', async () => {
  useProxies(new Map([['', proxyUrl]]))
  const limits = { timeoutMs: 3_000, bytes: 1_024, redirects: 2, trustedHosts: new Set<string>() }
  expect((await guardedFetch('http://93.184.216.34/b', {}, limits)).body.toString()).toBe('page')
  expect(tunnels).toMatchObject([{ to: '93.184.216.34:80' }])
})

test('the longest name that holds a host decides', () => {
  const [all, own] = [new URL('http://all:1'), new URL('http://own:1')]
  const proxies = new Map([
    ['', all],
    ['example.com', own],
    ['plain.example.com', null],
  ])
  const hosts = ['example.org', 'example.com', 'a.b.example.com', 'plain.example.com', 'x.plain.example.com']
  expect(hosts.map(host => proxyOf(proxies, host))).toEqual([all, own, own, null, null])
  expect(proxyOf(new Map(), 'example.org')).toBeNull()
})
