import { z } from 'zod'
import { type Contract, type Endpoint, methodsOf, type Schema } from './endpoint.ts'
import { RefusalReply } from './envelope.ts'

type Json = Record<string, unknown>
const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parametersOf = (endpoint: Endpoint) =>
  (['params', 'query'] as const).flatMap(where => {
    const declared = endpoint[where]
    if (!declared) return []
    const json = schemaOf(declared, 'input') as { properties?: Record<string, Json>; required?: string[] }
    return Object.entries(json.properties ?? {}).map(([name, schema]) => ({
      name,
      in: where === 'params' ? 'path' : 'query',
      required: where === 'params' || (json.required ?? []).includes(name),
      schema,
    }))
  })

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/octet-stream',
}

function replyOf(endpoint: Endpoint): Json {
  const envelope = endpoint.envelope ?? 'envelope'
  if (envelope === 'file') return { description: 'A file', content: { 'application/octet-stream': {} } }
  if (envelope === 'events') return { description: 'Server-sent events', content: { 'text/event-stream': {} } }
  const data = schemaOf(endpoint.reply, 'output')
  const schema =
    envelope === 'bare'
      ? data
      : {
          type: 'object',
          required: ['status', 'code', 'msg', 'data'],
          properties: { status: { const: 0 }, code: { const: 200 }, msg: { type: 'string' }, data },
        }
  return { description: 'Done', content: { 'application/json': { schema } } }
}

/**
 * A schema that contains itself is written with definitions of its own, and references to them that only hold inside it.
 * Here they become components of the document, named after where they were found.
 */
function lifted(paths: Record<string, Json>): { document: Record<string, Json>; schemas: Json } {
  const schemas: Json = {}
  const visit = (value: unknown, prefix: string): unknown => {
    if (Array.isArray(value)) return value.map(each => visit(each, prefix))
    if (typeof value !== 'object' || value === null) return value
    const { $defs, $ref, ...rest } = value as Json & { $defs?: Json; $ref?: string }
    for (const [name, schema] of Object.entries($defs ?? {})) schemas[`${prefix}.${name}`] = visit(schema, prefix)
    const visited = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, visit(each, prefix)]))
    if (typeof $ref !== 'string') return visited
    return { ...visited, $ref: $ref.replace('#/$defs/', `#/components/schemas/${prefix}.`) }
  }
  const document: Record<string, Json> = {}
  for (const [path, methods] of Object.entries(paths))
    document[path] = Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        visit(operation, String((operation as Json).operationId)),
      ]),
    )
  return { document, schemas }
}

/** The whole interface as OpenAPI 3.1; deterministic, so that the committed file can be compared. */
export function openApi(contracts: Readonly<Record<string, Contract>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, endpoints] of Object.entries(contracts))
    for (const [name, endpoint] of Object.entries(endpoints))
      for (const [index, method] of methodsOf(endpoint).entries()) {
        const path = (paths[endpoint.path] ??= {})
        path[method.toLowerCase()] = {
          operationId: index === 0 ? `${feature}.${name}` : `${feature}.${name}.${method.toLowerCase()}`,
          tags: [feature],
          summary: endpoint.summary,
          'x-access': endpoint.access,
          ...(endpoint.permission && { 'x-permission': endpoint.permission }),
          ...(endpoint.quota && { 'x-quota': endpoint.quota }),
          ...(endpoint.access === 'public' && { security: [] }),
          parameters: parametersOf(endpoint),
          ...(endpoint.body && {
            requestBody: {
              content: { [contentTypes[endpoint.bodyKind ?? 'json']]: { schema: schemaOf(endpoint.body, 'input') } },
            },
          }),
          responses: { 200: replyOf(endpoint), default: { $ref: '#/components/responses/Refusal' } },
        }
      }
  const { document, schemas } = lifted(paths)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guanlan 观澜',
      version,
      description: 'Canonical addresses carry the prefix /INEWSAPI; the plain path is accepted too.',
    },
    servers: [{ url: '/INEWSAPI' }, { url: '/' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      ...(Object.keys(schemas).length > 0 && { schemas }),
      responses: {
        Refusal: {
          description: 'Refused: a stable code, a key and a sentence',
          content: { 'application/json': { schema: schemaOf(RefusalReply, 'output') } },
        },
      },
    },
  }
}
