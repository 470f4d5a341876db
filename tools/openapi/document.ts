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
        const listed = (address: string, id: string) => {
          const path = (paths[address] ??= {})
          path[method.toLowerCase()] ??= operationOf(
            id,
            feature,
            endpoint,
            components,
            parameters.of(feature, endpoint),
          )
        }
        listed(endpoint.path, id)
        for (const [place, alias] of (endpoint.aliases ?? []).entries()) listed(alias, `${id}.alias${place + 1}`)
      }
  for (const [path, operations] of Object.entries(identityCalls)) paths[path] = operations
  const refusal = components.of(RefusalReply, 'output')
  const { schemas, finish } = components.schemas()
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Guanlan 观澜',
      version,
      description: 'Canonical addresses carry the prefix /INEWSAPI; the plain path is accepted too.',
    },
    servers: [{ url: '/INEWSAPI' }, { url: '/' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(byName)),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: Object.fromEntries(Object.entries(parameters.all).sort(byName)),
      schemas: { Done: done, ...schemas },
      responses: {
        Refusal: {
          description: 'Refused: a stable code, a key and a sentence',
          content: { 'application/json': { schema: refusal } },
        },
      },
    },
  }
  return `${finish(print(document))}\n`
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
    [...new Set([...kinds.map(kind => refusalKinds[kind].http), headersTooLong])]
      .sort((one, other) => one - other)
      .map(status => [status, { $ref: '#/components/responses/Refusal' }]),
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
    const isFree = (id: string) => all[id] === undefined || JSON.stringify(all[id]) === JSON.stringify(parameter)
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
    of: (feature: string, endpoint: Endpoint): Json[] =>
      (['params', 'query'] as const).flatMap(where =>
        Object.entries((endpoint[where] as z.ZodObject | undefined)?.def.shape ?? {}).map(([name, field]) => {
          const parameter = parameterOf(name, field as Schema, where)
          const id = nameOf(feature, name, parameter)
          all[id] = parameter
          return { $ref: `#/components/parameters/${id}` }
        }),
      ),
  }
}
