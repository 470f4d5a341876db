/** What can be sent to a call, and programs that send it, out of its shapes. Pure. */
import type { DescribedCall } from '../contract.ts'

type Shape = Readonly<Record<string, unknown>>

/** Fields that must be there, and those that have a default, filled in; the rest is left out. */
export function exampleOf(shape: Shape | null): unknown {
  if (!shape) return undefined
  if ('default' in shape) return shape.default
  if ('const' in shape) return shape.const
  if (Array.isArray(shape.enum)) return shape.enum[0]
  const first = [shape.anyOf, shape.oneOf, shape.allOf].find(Array.isArray)?.[0]
  if (first) return exampleOf(first as Shape)
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type
  if (type === 'object') {
    const properties = (shape.properties ?? {}) as Readonly<Record<string, Shape>>
    const required = new Set((shape.required ?? []) as string[])
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.has(name))
        .map(([name, each]) => [name, exampleOf(each)]),
    )
  }
  if (type === 'array') return Number(shape.minItems ?? 0) > 0 ? [exampleOf((shape.items ?? {}) as Shape)] : []
  if (type === 'integer' || type === 'number') return Math.max(1, Number(shape.minimum ?? 1))
  if (type === 'boolean') return false
  if (type === 'null') return null
  if (shape.format === 'date-time') return '2026-01-01T00:00:00Z'
  return ''
}

export interface ExampleRequest {
  /** With its query; what stands in the path is filled in. */
  address: string
  /** JSON; null: none is sent. */
  body: string | null
}

export function exampleRequest({ path, params, query, body }: DescribedCall): ExampleRequest {
  const inPath = (exampleOf(params) ?? {}) as Readonly<Record<string, unknown>>
  const search = new URLSearchParams(
    Object.entries((exampleOf(query) ?? {}) as object).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name] ?? 1)))
  return {
    address: `${address}${search.size > 0 ? `?${search}` : ''}`,
    body: body === null ? null : JSON.stringify(exampleOf(body), null, 2),
  }
}

export const programKinds = ['curl', 'python', 'typescript'] as const
export type ProgramKind = (typeof programKinds)[number]

/** @param origin such as https://guanlan.example.com. The key is named, not told. */
export function programOf(
  kind: ProgramKind,
  origin: string,
  call: DescribedCall,
  { address, body }: ExampleRequest,
): string {
  const { method } = call
  const url = origin + address
  // A creation that is sent again under its name is done once.
  const isNamed = call.changes
  if (kind === 'curl')
    return [
      `curl -X ${method} '${quoted(url)}'`,
      `  -H "Authorization: Bearer $GUANLAN_KEY"`,
      ...(isNamed ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
      ...(body === null ? [] : [`  -H 'Content-Type: application/json'`, `  -d '${quoted(body)}'`]),
    ].join(' \\\n')
  if (kind === 'python')
    return [
      'import os',
      ...(isNamed ? ['import uuid'] : []),
      'import requests',
      '',
      `headers = {"Authorization": f"Bearer {os.environ['GUANLAN_KEY']}"}`,
      ...(isNamed ? ['headers["Idempotency-Key"] = str(uuid.uuid4())'] : []),
      ...(body === null ? [] : [`body = ${inPython(JSON.parse(body))}`]),
      `answer = requests.request("${method}", ${JSON.stringify(url)}, headers=headers${body === null ? '' : ', json=body'}, timeout=60)`,
      'answer.raise_for_status()',
      'print(answer.json()["data"])',
    ].join('\n')
  return [
    `const answer = await fetch(${JSON.stringify(url)}, {`,
    `  method: '${method}',`,
    '  headers: {',
    "    Authorization: 'Bearer ' + process.env.GUANLAN_KEY,",
    ...(isNamed ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body === null ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(body === null ? [] : [`  body: JSON.stringify(${body.replaceAll('\n', '\n  ')}),`]),
    '})',
    'if (!answer.ok) throw new Error(await answer.text())',
    'const { data } = await answer.json()',
  ].join('\n')
}

/** Within single quotes of a shell. */
const quoted = (text: string): string => text.replaceAll("'", `'\\''`)

function inPython(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, each]) => `${JSON.stringify(name)}: ${inPython(each)}`)
      .join(', ')}}`
  return JSON.stringify(value)
}

/** A field of a shape, as a line of a table. */
export interface FieldLine {
  name: string
  type: string
  isRequired: boolean
  note: string
}

export function fieldsOf(shape: Shape | null): FieldLine[] {
  const properties = (shape?.properties ?? {}) as Readonly<Record<string, Shape>>
  const required = new Set((shape?.required ?? []) as string[])
  return Object.entries(properties).map(([name, each]) => ({
    name,
    type: typeOf(each),
    isRequired: required.has(name) && !('default' in each),
    note: [each.description, 'default' in each ? `= ${JSON.stringify(each.default)}` : undefined]
      .filter(part => part !== undefined)
      .join(' '),
  }))
}

function typeOf(shape: Shape): string {
  if (Array.isArray(shape.enum)) return shape.enum.map(each => JSON.stringify(each)).join(' | ')
  const parts = [shape.anyOf, shape.oneOf].find(Array.isArray) as Shape[] | undefined
  if (parts) return parts.map(typeOf).join(' | ')
  if (shape.type === 'array') return `${typeOf((shape.items ?? {}) as Shape)}[]`
  if (typeof shape.format === 'string') return shape.format
  return typeof shape.type === 'string' ? shape.type : 'any'
}
