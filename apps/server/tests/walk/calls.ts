/** All calls of the product, and how one is sent. */
import { type Endpoint, isOfOrganisation, methodOf } from '@guanlan/platform/contract'
import { contracts } from '../../features.ts'
import type { Filling, Owner } from '../one-of-everything/index.ts'
import type { Caller, Reply } from '../product.ts'
import { isWalked } from './walked.ts'

export type Call = readonly [name: string, endpoint: Endpoint]

/** Calls a minute: what is refused as too often is not looked at. */
const many = 1_000_000
export const limits = { read: many, write: many, expensive: many, push: many }

export const allCalls: readonly Call[] = Object.entries(contracts).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): Call => [`${feature}.${name}`, endpoint]),
)
export const callsOfMembers = allCalls.filter(([, endpoint]) => isOfOrganisation(endpoint))
export const walkedCalls = callsOfMembers.filter(([name]) => isWalked(name))

export const isStream = ({ envelope }: Endpoint): boolean => envelope === 'events'

/** No object has this number. */
const nowhere = 2_000_000_000

/** The call as the filling says; an unfilled one names objects that do not exist. */
export function send(
  caller: Caller,
  endpoint: Endpoint,
  { params = {}, query = {}, body, headers: sent = {} }: Filling,
  headers = {},
): Promise<{ status: number; body: Reply }> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => asText(params[name] ?? nowhere))
  const requested = Object.entries(query).map(([name, value]) => `${name}=${asText(value)}`)
  return caller.ask(methodOf(endpoint), `${path}?${requested.join('&')}`, body, { ...sent, ...headers })
}
/** An address cannot carry half a pair. */
export const asText = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

/** How a stream of events begins: it is left at once. */
export async function statusOfStream(
  port: number,
  caller: Caller,
  endpoint: Endpoint,
  orgId: Owner['orgId'],
  { params = {} }: Filling = {},
): Promise<number> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? asText(params[name]) : whole,
  )
  const leave = new AbortController()
  const headers = { authorization: `Bearer ${await caller.freshToken()}`, orgid: String(orgId), host: 'localhost:8080' }
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leave.signal })
  leave.abort()
  return status
}
