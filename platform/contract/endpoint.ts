/** What one call of the product is: declared once here, read by the server, the client, the documentation and the tests. */
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: anybody · somebody signed in, no organisation chosen · a member of the chosen one · its administrators · the operator. */
export type Access = 'public' | 'signedIn' | 'member' | 'orgAdmin' | 'operator'

/**
 * How the reply travels: in the envelope (default), as it is, as a stream of bytes, or as server-sent events.
 * Handlers of `file` and `events` write the reply themselves.
 */
export type Envelope = 'envelope' | 'bare' | 'file' | 'events'

export type Schema = z.core.$ZodType

export interface Endpoint {
  /** The canonical method; further ones are accepted where the specification gives none. */
  method: Method | readonly [Method, ...Method[]]
  /** As in the specification, without the /INEWSAPI prefix: `/inews/monitor/{id}`. */
  path: string
  /** Further addresses that answer the same (older spellings). */
  aliases?: readonly string[]
  /** One sentence for the documentation. */
  summary: string
  access: Access
  envelope?: Envelope
  /** Name of the quota that a success spends (quotas.json). */
  quota?: string
  /** `form` for the calls that the specification posts as forms, `raw` for a body the handler reads as a stream. */
  bodyKind?: 'json' | 'form' | 'raw'
  /** Bytes; default 1 MiB. */
  bodyLimit?: number
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema
}

export type Contract = Readonly<Record<string, Endpoint>>

type Part<E, K extends string> = E extends { readonly [k in K]: infer S extends Schema }
  ? { [k in K]: z.core.output<S> }
  : unknown
type PartIn<E, K extends string> = E extends { readonly [k in K]: infer S extends Schema }
  ? { [k in K]: z.core.input<S> }
  : unknown

/** What a handler receives: the parts that the endpoint declares, validated. */
export type Input<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a caller passes. */
export type Call<E> = PartIn<E, 'params'> & PartIn<E, 'query'> & PartIn<E, 'body'>
/** What a caller receives. */
export type Reply<E extends Endpoint> = z.core.output<E['reply']>
/** What a handler returns, before the schema drops what may not leave. */
export type ReplyIn<E extends Endpoint> = z.core.input<E['reply']>

export const contract = <const T extends Contract>(endpoints: T): T => endpoints

export const methodsOf = (endpoint: Endpoint): readonly Method[] =>
  typeof endpoint.method === 'string' ? [endpoint.method] : endpoint.method
export const methodOf = (endpoint: Endpoint): Method => methodsOf(endpoint)[0] ?? 'GET'
