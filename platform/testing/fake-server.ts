/** A server for tests of web code: real HTTP and the real contract, with the answers a test gives. */
import type { AddressInfo } from 'node:net'
import type { Contract, Input, ReplyIn } from '@guanlan/platform/contract'
import { createApp } from '../server/http/app.ts'
import { inputOf, mount } from '../server/http/mount.ts'
import type { PhraseBook } from '../server/http/refusals.ts'
import type { RequestContext } from '../server/server-half.ts'

/** Refuse by throwing `refuse(…)`; replies of kind `file` and `events` are written by the answer itself. */
export type Answers<C extends Contract> = {
  [K in keyof C]?: (input: Input<C[K]>, exchange: RequestContext) => ReplyIn<C[K]> | Promise<ReplyIn<C[K]>>
}

/** One call as it came in. */
export interface FakeCall<C extends Contract> {
  name: keyof C
  /** as sent, with prefix and query */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
}

export interface FakeServer<C extends Contract> {
  /** `http://127.0.0.1:PORT` */
  origin: string
  /** All calls since the start, oldest first. */
  calls: FakeCall<C>[]
  stop(): Promise<void>
}

/**
 * Input is validated and replies are held to their schema as by the real server; who calls is not checked. An endpoint
 * that was given no answer replies 500 and says so.
 */
export async function startFakeServer<C extends Contract>(
  contract: C,
  answers: Answers<C>,
  phrases: PhraseBook = {},
): Promise<FakeServer<C>> {
  const app = await createApp({ phrases, logger: false })
  const calls: FakeCall<C>[] = []
  for (const [name, endpoint] of Object.entries(contract))
    mount(app, endpoint, async exchange => {
      const { originalUrl, headers, body } = exchange.request
      calls.push({ name, url: originalUrl, headers, body })
      const answer = answers[name]
      if (!answer) throw new Error(`the test gives no answer to ${name}`)
      return answer(inputOf(endpoint, exchange.request) as Input<C[string]>, exchange)
    })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, calls, stop: () => app.close() }
}
