/** A typed client of a contract: `const api = connect(desk)`, then `await api.list({ body: question })`. */
import type { Call, Contract, Endpoint, Reply } from '@guanlan/platform/contract'
import { type CallOptions, type CallParts, send } from './send.ts'

type ReplyOf<E extends Endpoint> = E extends { envelope: 'file' } ? Blob : Reply<E>
type Arguments<E> =
  unknown extends Call<E> ? [call?: undefined, options?: CallOptions] : [call: Call<E>, options?: CallOptions]

export type Client<C extends Contract> = {
  readonly [K in keyof C]: (...call: Arguments<C[K]>) => Promise<ReplyOf<C[K]>>
}

/** Refusals reject with RefusalError; a cancelled call stays pending. Replies come as the server shaped them by the same schema. */
export function connect<const C extends Contract>(contract: C): Client<C> {
  const calls = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (call?: CallParts, options?: CallOptions) => send(endpoint, call, options),
  ])
  return Object.fromEntries(calls) as Client<C>
}
