/** A typed client of a contract: `const api = connect(desk)`, then `await api.list({ body: question })`. */
import type { Call, Contract, Endpoint, Reply } from '@guanlan/platform/contract'
import { type Acted, type CallOptions, type CallParts, send } from './send.ts'

type ReplyOf<E extends Endpoint> = E extends { envelope: 'file' } ? Blob : Reply<E>
type Arguments<E> =
  unknown extends Call<E> ? [call?: undefined, options?: CallOptions] : [call: Call<E>, options?: CallOptions]

interface Caller<E extends Endpoint> {
  (...call: Arguments<E>): Promise<ReplyOf<E>>
  /** The same call, answered with the number of the act it was, for undoing it. */
  act: (...call: Arguments<E>) => Promise<Acted<ReplyOf<E>>>
}
export type Calls<C extends Contract> = { readonly [K in keyof C]: Caller<C[K]> }
/** Each call knows how the contract declares it. */
export type Client<C extends Contract> = { readonly [K in keyof C]: Caller<C[K]> & { readonly endpoint: C[K] } }

/** Refusals reject with RefusalError; a cancelled call stays pending. Replies come as the server shaped them by the same schema. */
export function connect<const C extends Contract>(contract: C): Client<C> {
  const calls = Object.entries(contract).map(([name, endpoint]) => {
    const act = (call?: CallParts, options?: CallOptions) => send(endpoint, call, options)
    const caller = async (call?: CallParts, options?: CallOptions) => (await act(call, options)).data
    return [name, Object.assign(caller, { act, endpoint })]
  })
  return Object.fromEntries(calls) as Client<C>
}
