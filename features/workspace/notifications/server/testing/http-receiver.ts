/** A server on this machine that receives what channels send, and answers as it is told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}

export interface HttpReceiver {
  url: string
  /** As trusted receivers name it. */
  host: string
  received: Received[]
  /** For all calls from now on; default 200 and nothing. */
  answer(how: (reply: ServerResponse, received: Received) => void): void
  /** Resolves when so many have come. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

export async function openReceiver(): Promise<HttpReceiver> {
  const received: Received[] = []
  let answer: (reply: ServerResponse, received: Received) => void = reply => void reply.end()
  let look = () => {}
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { url: request.url ?? '', headers: request.headers, body, at: Date.now() }
    received.push(one)
    answer(reply, one)
    look()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    received,
    answer: how => {
      answer = how
    },
    until: count =>
      new Promise(resolve => {
        look = () => received.length >= count && resolve()
        look()
      }),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
