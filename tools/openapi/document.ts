/** The whole interface as OpenAPI 3.1; deterministic, so that the committed file can be compared. */
import {
  type Contract,
  changes,
  type Endpoint,
  methodsOf,
  type RefusalKind,
  RefusalReply,
  refusalKinds,
  type Schema,
  type Uploads,
} from '@guanlan/platform/contract'
import type { z } from 'zod'
import { type Components, componentsOf, type Json, type Modules } from './components.ts'
import { identityCalls } from './identity-calls.ts'
import { print } from './print.ts'

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/octet-stream',
  multipart: 'multipart/form-data',
} as const

export function openApi(contracts: Readonly<Record<string, Contract>>, modules: Modules, version: string): string {
  const components = componentsOf(modules)
  const parameters = parametersIn(components)
  const paths: Record<string, Json> = {}
  for (const [feature, endpoints] of Object.entries(contracts).sort(byName))
    for (const [name, endpoint] of Object.entries(endpoints))
      for (const [index, method] of methodsOf(endpoint).entries()) {
        const id = index === 0 ? `${feature}.${name}` : `${feature}.${name}.${method.toLowerCase()}`
        const listed = (address: string, id: string, more: Json = {}) => {
          const path = (paths[address] ??= {})
          path[method.toLowerCase()] ??= {
            ...operationOf(id, feature, endpoint, components, [
              ...parameters.of(feature, endpoint, address),
              ...headersOf(endpoint),
            ]),
            ...more,
          }
        }
        const { aliases = [] } = endpoint
        listed(endpoint.path, id, aliases.length > 0 ? { 'x-aliases': aliases } : {})
        for (const [place, alias] of aliases.entries())
          listed(alias, `${id}.alias${place + 1}`, { 'x-alias-of': endpoint.path })
      }
  for (const [path, operations] of Object.entries(identityCalls)) paths[path] = operations
  const refusal = components.of(RefusalReply, 'output')
  const { schemas, finish } = components.schemas()
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Guanlan 观澜',
      version,
      description:
        'Canonical addresses carry the prefix /INEWSAPI; the plain path is accepted too. Calls with `x-open: true` are answered to keys of the open interface (docs/integrating.md); all others to people who are signed in.',
    },
    servers: [{ url: '/INEWSAPI' }, { url: '/' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(byName)),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a person' },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'glk_…',
          description: 'A key of the open interface; administrators make it in the personal centre',
        },
      },
      parameters: Object.fromEntries(Object.entries({ ...parameters.all, ...headers }).sort(byName)),
      schemas: { Done: done, ...schemas },
      headers: answerHeaders,
      responses: responsesOf(refusal),
    },
  }
  return `${finish(print(document))}\n`
}

/** What every call may be refused with, and what its headers say then. */
function responsesOf(refusal: Json): Json {
  const content = { 'application/json': { schema: refusal } }
  const header = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } })
  return {
    Refusal: { description: 'Refused: a stable code, a key and a sentence', content },
    SignedOut: {
      description: 'No key and no token, or one that is not believed (any more)',
      headers: header('WWW-Authenticate'),
      content,
    },
    TooMany: {
      description: 'Too many calls within a minute: ask again after so many seconds',
      headers: { ...header('Retry-After'), ...header('RateLimit'), ...header('RateLimit-Policy') },
      content,
    },
    Unavailable: {
      description: 'Something the call needs is away for the moment: ask again',
      headers: header('Retry-After'),
      content,
    },
    Fault: { description: 'A fault of the server; `requestId` finds it in the record of faults', content },
  }
}

const answerHeaders: Json = {
  'WWW-Authenticate': {
    description: 'Bearer, with what is wrong with the one that was sent',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
  RateLimit: {
    description: 'What is left of the minute (draft-ietf-httpapi-ratelimit-headers-10): `"minute";r=5999;t=60`',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'How many calls a minute there are: `"minute";q=6000;w=60`',
    schema: { type: 'string' },
  },
}

/** Headers of the question. `Authorization` is said by `security`. */
const headers: Json = {
  orgId: {
    name: 'orgId',
    in: 'header',
    required: false,
    description: 'The organisation that is asked about. A key has one of its own and may leave it out',
    schema: { type: 'integer', minimum: 1 },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A name of your own for this call of a key: sent again within 24 hours it gets the same answer and is done once',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
}

function headersOf({ access, open, ...endpoint }: Endpoint): Json[] {
  const named = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
  return [
    ...(access === 'member' || access === 'manager' ? [named('orgId')] : []),
    ...(open && changes({ access, open, ...endpoint } as Endpoint) ? [named('Idempotency-Key')] : []),
  ]
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** The envelope of every reply; `data` is said by the call. */
const done = {
  type: 'object',
  required: ['status', 'code', 'msg', 'data'],
  properties: {
    status: { const: 0 },
    code: { const: 200 },
    msg: { type: 'string' },
    operation: { type: 'integer', description: 'What this call was, to take it back: operations.undo' },
  },
}

function operationOf(
  id: string,
  feature: string,
  endpoint: Endpoint,
  components: Components,
  parameters: Json[],
): Json {
  const { summary, access, permission, quota, body, bodyKind = 'json' } = endpoint
  return {
    operationId: id,
    tags: [feature],
    summary,
    'x-access': access,
    ...(permission && { 'x-permission': permission }),
    ...(quota && { 'x-quota': quota }),
    ...(endpoint.open && { 'x-open': true, security: [{ key: [] }, { bearer: [] }] }),
    ...((access === 'public' || access === 'link') && { security: [] }),
    parameters,
    ...(body && {
      requestBody: { required: true, content: { [contentTypes[bodyKind]]: { schema: components.of(body, 'input') } } },
    }),
    ...(endpoint.files && { requestBody: filesOf(endpoint.files) }),
    responses: { 200: replyOf(endpoint, components), ...refusalsOf(endpoint) },
  }
}

/** Said before any call is known. */
const headersTooLong = 431

const ofStatus: Readonly<Record<number, string>> = {
  401: 'SignedOut',
  429: 'TooMany',
  500: 'Fault',
  503: 'Unavailable',
}

/** The statuses that a call can be refused with. Anything else is a fault of the server. */
function refusalsOf(endpoint: Endpoint): Json {
  const { access, params, query, body, files, bodyKind } = endpoint
  const sendsBody = Boolean(body || files || bodyKind)
  const kinds: RefusalKind[] = [
    'forbidden',
    'missing',
    'tooMany',
    'unavailable',
    'addressTooLong',
    ...(params || query || sendsBody ? (['invalid'] as const) : []),
    ...(sendsBody || changes(endpoint) ? (['invalid', 'tooLarge', 'unsupported'] as const) : []),
    ...(access === 'public' ? [] : (['signedOut', 'expired'] as const)),
    ...(changes(endpoint) || endpoint.conflicts ? (['conflict'] as const) : []),
  ]
  return Object.fromEntries(
    [...new Set([...kinds.map(kind => refusalKinds[kind].http), headersTooLong, 500])]
      .sort((one, other) => one - other)
      .map(status => [status, { $ref: `#/components/responses/${ofStatus[status] ?? 'Refusal'}` }]),
  )
}

function filesOf({ kinds, mostBytes, most }: Uploads): Json {
  const files = {
    type: 'array',
    items: { type: 'string', format: 'binary' },
    minItems: 1,
    maxItems: most,
    description: `${kinds.join(', ')}; at most ${mostBytes} bytes each`,
  }
  const schema = { type: 'object', required: ['file'], properties: { file: files } }
  return { required: true, content: { [contentTypes.multipart]: { schema } } }
}

function replyOf({ envelope, reply, staysOpen }: Endpoint, components: Components): Json {
  if (staysOpen) return { description: 'Lines without an end', content: { 'application/x-ndjson': {} } }
  if (envelope === 'file') return { description: 'A file; its Content-Type says which', content: { '*/*': {} } }
  if (envelope === 'events') return { description: 'Server-sent events', content: { 'text/event-stream': {} } }
  const data = components.of(reply, 'output')
  const schema =
    envelope === 'bare' ? data : { allOf: [{ $ref: '#/components/schemas/Done' }, { properties: { data } }] }
  // A bare word is sent as it is.
  const type = envelope === 'bare' && data.type === 'string' ? 'text/plain' : 'application/json'
  return { description: 'Done', content: { [type]: { schema } } }
}

/** Parameters are components too: those that are equal share a name, those that differ get the feature's before it. */
function parametersIn(components: Components) {
  const all: Json = {}
  const nameOf = (feature: string, name: string, parameter: Json): string => {
    const isFree = (id: string) =>
      !(id in headers) && (all[id] === undefined || JSON.stringify(all[id]) === JSON.stringify(parameter))
    if (isFree(name)) return name
    if (isFree(`${feature}.${name}`)) return `${feature}.${name}`
    for (let n = 2; ; n++) if (isFree(`${feature}.${name}.${n}`)) return `${feature}.${name}.${n}`
  }
  const parameterOf = (name: string, field: Schema, where: 'params' | 'query'): Json => {
    const { description, ...schema } = components.of(field, 'input')
    const required = where === 'params' || !(field as z.ZodType).safeParse(undefined).success
    return {
      name,
      in: where === 'params' ? 'path' : 'query',
      required,
      ...(description !== undefined && { description }),
      schema,
    }
  }
  return {
    all,
    /** @param address one of the call's; what it does not name in braces is not asked for in it */
    of: (feature: string, endpoint: Endpoint, address: string): Json[] =>
      (['params', 'query'] as const).flatMap(where =>
        Object.entries((endpoint[where] as z.ZodObject | undefined)?.def.shape ?? {}).flatMap(([name, field]) => {
          if (where === 'params' && !address.includes(`{${name}}`)) return []
          const parameter = parameterOf(name, field as Schema, where)
          const id = nameOf(feature, name, parameter)
          all[id] = parameter
          return [{ $ref: `#/components/parameters/${id}` }]
        }),
      ),
  }
}
