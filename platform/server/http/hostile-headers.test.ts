// What strangers put into a request costs its answer, and nothing that stays.
import { type AddressInfo, connect } from 'node:net'
import { contract, Empty, feature, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverHalf } from '../server-half.ts'
import { createApp } from './app.ts'
import type { HttpSetting } from './call.ts'
import { serve } from './serve.ts'

const tides = contract({
  look: { method: 'POST', path: '/inews/tides', access: 'signedIn', summary: 's', reply: Empty },
})
let app: FastifyInstance
let port = 0
beforeAll(async () => {
  app = await createApp({ logger: false })
  const half = serverHalf({
    feature: feature({ name: 'tides', permissions: {}, quotas: {}, contract: tides }),
    routes: { look: async () => null },
  })
  serve(app, [half], {
    authenticate: async (token: string) => {
      if (token !== 'known') throw refuse('signedOut', 'platform.signedOut')
      return { userId: 1, name: '', roles: [] }
    },
  } as unknown as HttpSetting)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** The status of each answer to what was sent over one connection. */
function statusesOf(request: string): Promise<string[]> {
  return new Promise(resolve => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', data => (heard += data)).on('error', () => {})
    socket.on('close', () => resolve([...heard.matchAll(/^HTTP\/1.1 (\d{3})/gm)].map(match => match[1] ?? '')))
  })
}
const head = (...headers: string[]) =>
  `${['POST /inews/tides HTTP/1.1', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`

test.each([
  ['a token of a megabyte', head('Host: localhost', `Authorization: Bearer ${'a'.repeat(1 << 20)}`), ['431']],
  ['ten thousand Host headers', head(...Array.from({ length: 10_000 }, (_, n) => `Host: h${n}`)), ['431']],
  ['two hosts', head('Host: localhost', 'Host: evil.example'), ['400']],
  ['no host', head(), ['400']],
  ['two lengths', `${head('Host: localhost', 'Content-Length: 2', 'Content-Length: 3')}{}`, ['400']],
  [
    'a length and chunks, which a proxy may read otherwise',
    `${head('Host: localhost', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nPOST /inews/tides HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    ['400'],
  ],
  ['an unknown coding of its body', head('Host: localhost', 'Transfer-Encoding: xchunked'), ['400']],
  ['two tokens', head('Host: localhost', 'Authorization: Bearer known', 'Authorization: Bearer known'), ['400']],
])('%s is refused, with one answer', async (_, request, statuses) => {
  expect(await statusesOf(request)).toEqual(statuses)
})
