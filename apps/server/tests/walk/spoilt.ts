/** No input is a fault of ours: every value that a call takes is replaced by what no column can hold. */
import type { Endpoint } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { Filling, Owner } from '../one-of-everything/index.ts'
import type { Caller } from '../product.ts'
import { asText, type Call, send } from './calls.ts'

const beyondInt = 3_000_000_000
const beyondBigint = '99999999999999999999'
/** Ids that no row has: beyond what a number holds exactly, below zero, a word. */
const noIds = ['9007199254740993', -1, '-9223372036854775809', 'x']
const namesId = /^id$|Ids?$|^ids$|IdList$|^idList$/
const withNul = 'a\u0000b'
const halfPair = 'a\ud800b'

/** Written as ISO 8601 has it, and no moment for a database: an offset that is nowhere, a year before the first. */
const noMoments = ['2026-11-20T08:00:00-23:01', '2026-11-20T08:00:00+16:00', '0000-01-01T00:00:00Z']

/** The value once for each of its leaves and each bad value, the leaf replaced. */
function* spoilt(value: unknown, name = ''): Generator<unknown> {
  if (Array.isArray(value))
    for (const [n, each] of value.entries()) for (const bad of spoilt(each, name)) yield value.with(n, bad)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) for (const bad of spoilt(each, key)) yield { ...value, [key]: bad }
  else if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) {
    yield beyondInt
    yield beyondBigint
    if (namesId.test(name)) yield* noIds
  } else if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) yield* noMoments
    else if (/^\d{4}-\d\d-\d\d$/.test(value)) yield '0000-01-01'
    yield withNul
    yield halfPair
  }
}

function* spoiltFillings({ params = {}, query = {}, body }: Filling): Generator<Filling> {
  for (const bad of spoilt(params)) yield { params: bad as Filling['params'] & object, query, body }
  for (const bad of spoilt(query)) yield { params, query: bad as Filling['query'] & object, body }
  if (!(body instanceof Uint8Array) && typeof body !== 'string')
    for (const bad of spoilt(body)) yield { params, query, body: bad as object }
}

/** Everything in an address is text. */
const asTexts = (value: object = {}) =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decodeURIComponent(asText(each))]))

/** The schema refuses it, so that nothing behind the schema is given it. */
const isRefused = ({ params, query, body }: Endpoint, filling: Filling): boolean =>
  [
    [params, asTexts(filling.params)] as const,
    [query, asTexts(filling.query)] as const,
    [body, filling.body ?? {}] as const,
  ].some(([schema, given]) => schema && !z.safeParse(schema, given).success)

/** Statuses of five hundred and more, each with what was sent; and whether something was done all the same. */
export async function askSpoilt(
  [, endpoint]: Call,
  filling: Filling,
  owner: Owner | Caller,
): Promise<{ faults: string[]; isDone: boolean }> {
  const faults: string[] = []
  let isDone = false
  let isRefusalSeen = false
  for (const spoiltOne of spoiltFillings(filling)) {
    // Refusing is the same for every value: one of each call is sent, for two thirds of all values are refused so.
    if (isRefused(endpoint, spoiltOne)) {
      if (isRefusalSeen) continue
      isRefusalSeen = true
    }
    const headers = filling.headers && { headers: filling.headers }
    const { status, body } = await send(owner, endpoint, { ...spoiltOne, ...headers })
    if (status >= 500) faults.push(JSON.stringify({ status, ...spoiltOne, answer: body }))
    if (status === 200) isDone = true
  }
  return { faults, isDone }
}
