// A sentence that a schema names is filled with what the schema knows of the fault: no {{limit}} is left for a reader.
import { readdirSync } from 'node:fs'
import type { Phrase, Phrases } from '@guanlan/platform/contract'
import { formStrings, valuesOfIssue } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areas } from '../../../features/areas.ts'
import { contracts, features } from '../features.ts'

interface Named {
  where: string
  key: string
  /** Names that an issue of the kind has values for. */
  known: Set<string>
}
// biome-ignore lint/suspicious/noExplicitAny: the inner shape of zod's schemas
type Definition = any

const bySize: Readonly<Record<string, readonly string[]>> = {
  greater_than: ['minimum', 'inclusive', 'limit'],
  min_length: ['minimum', 'inclusive', 'limit'],
  min_size: ['minimum', 'inclusive', 'limit'],
  length_equals: ['minimum', 'maximum', 'exact'],
  less_than: ['maximum', 'inclusive', 'limit'],
  max_length: ['maximum', 'inclusive', 'limit'],
  max_size: ['maximum', 'inclusive', 'limit'],
  multiple_of: ['divisor'],
  string_format: ['format', 'pattern'],
  number_format: ['format', 'minimum', 'maximum'],
}
const always = ['field', 'code', 'path', 'message', 'origin', 'expected', 'values']

function collect(schema: unknown, where: string, found: Named[], seen: Set<unknown>): void {
  const definition: Definition = (schema as { _zod?: { def?: Definition } } | undefined)?._zod?.def
  if (!definition || seen.has(schema)) return
  seen.add(schema)
  note(definition, where, found)
  for (const check of definition.checks ?? []) note(check._zod.def, where, found)
  for (const [name, part] of Object.entries<Definition>(definition)) {
    if (name === 'checks' || name === 'error') continue
    if (name === 'shape')
      for (const [field, each] of Object.entries(part)) collect(each, `${where}.${field}`, found, seen)
    else if (Array.isArray(part)) for (const each of part) collect(each, where, found, seen)
    else if (name === 'getter') collect(part(), where, found, seen)
    else if (part?._zod) collect(part, where, found, seen)
  }
}

function note(definition: Definition, where: string, found: Named[]): void {
  if (typeof definition.error !== 'function') return
  let message: unknown
  try {
    const answer = definition.error({ code: 'custom', input: 0, path: [] })
    message = typeof answer === 'string' ? answer : answer?.message
  } catch {
    return
  }
  if (typeof message !== 'string' || !/^[a-z][A-Za-z]*\.[A-Za-z]\w*$/.test(message)) return
  const known = [...always, ...(bySize[definition.check] ?? []), ...Object.keys(definition.params ?? {})]
  found.push({ where, key: message, known: new Set(known) })
}

const namesIn = (phrase: Phrase): string[] =>
  [...JSON.stringify(phrase).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)

const folders = new URL('../../../features/', import.meta.url)

/** Words by the features of a folder; several of them may share its words. */
async function phraseBook(): Promise<Record<string, Phrases>> {
  const book: Record<string, Phrases> = {
    // Forms say what schemas name, and have no others.
    platform: formStrings,
    pipeline: (await import('@guanlan/pipeline')).pipelineStrings,
  }
  for (const area of areas)
    for (const name of readdirSync(new URL(area, folders))) {
      const contract = await import(new URL(`${area}/${name}/contract.ts`, folders).href).catch(() => ({}))
      const words = await import(new URL(`${area}/${name}/strings.ts`, folders).href).catch(() => null)
      const own = features.filter(feature => Object.values(contract).includes(feature))
      if (words) for (const feature of own) book[feature.name] = words.strings
    }
  return book
}

test('every sentence that a schema names is there, and every value in it is known', async () => {
  const found: Named[] = []
  for (const [feature, contract] of Object.entries(contracts))
    for (const [name, { params, query, body }] of Object.entries(contract))
      for (const schema of [params, query, body]) collect(schema, `${feature}.${name}`, found, new Set())
  expect(found.length).toBeGreaterThan(300)
  const book = await phraseBook()
  const faults = found.flatMap(({ where, key, known }) => {
    const [feature = '', name = ''] = key.split('.')
    const phrase = book[feature]?.[name]
    // Words that are missing are named by words.test.ts.
    if (!phrase) return []
    const unfilled = [...new Set(namesIn(phrase).filter(each => !known.has(each)))]
    return unfilled.map(each => `${where}: ${key} leaves {{${each}}}`)
  })
  expect([...new Set(faults)]).toEqual([])
})

test('a value that is none of a list is told the list', () => {
  const read = z.object({ order: z.enum(['asc', 'desc']) }).safeParse({ order: 'up' })
  expect(valuesOfIssue(read.error?.issues[0] as z.core.$ZodIssue)).toMatchObject({ values: 'asc, desc' })
  const many = z.enum(Array.from({ length: 40 }, (_, n) => `v${n}`)).safeParse('none')
  expect(String(valuesOfIssue(many.error?.issues[0] as z.core.$ZodIssue).values)).toMatch(/v29, …$/)
  const own = z
    .string()
    .refine(() => false, { error: 'platform.invalid', params: { limit: 7 } })
    .safeParse('')
  expect(valuesOfIssue(own.error?.issues[0] as z.core.$ZodIssue)).toMatchObject({ limit: 7 })
})
