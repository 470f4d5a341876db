/** A value that a schema takes, most of the time: what a call is filled with that nobody has filled by hand. */
import type { Endpoint, Schema } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { Filling } from '../one-of-everything/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: JSON schemas are of many shapes
type Json = any

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T08:00:00Z',
  date: '2026-11-20',
  email: 'somebody@example.com',
  uri: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
}

function sampleOf(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [one] = schema.anyOf ?? schema.oneOf ?? []
  if (one) return sampleOf(one)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf))
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sampleOf(each)]))
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return formats[schema.format] ?? 'a'.repeat(Math.max(8, schema.minLength ?? 0)).slice(0, schema.maxLength)
  }
}

export function sampleFilling(endpoint: Endpoint): Filling {
  const of = (schema: Schema | undefined) =>
    schema && sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const parts = { params: of(endpoint.params), query: of(endpoint.query), body: of(endpoint.body) }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}
