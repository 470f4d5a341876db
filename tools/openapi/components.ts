/**
 * Schemas of the document, each said once under a name. Nobody names them by hand: what a feature's contract.ts exports is `feature.Name`, an
 * object that has all fields of an exported one (`.extend`, `...X.shape`) is `allOf` of it. So a new field of a filter is one line of difference.
 */
import type { Schema } from '@guanlan/platform/contract'
import { z } from 'zod'

export type Json = Record<string, unknown>
/** `input` is what callers send, `output` what they are answered: defaults and transformations make them differ. */
export type Direction = 'input' | 'output'
/** The exports of each contract.ts by the name of its feature. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Components {
  /** The schema, with references to named ones; `finish` turns them into addresses. */
  of(schema: Schema, direction: Direction): Json
  /** All named schemas that were asked for, and the document's text with every reference in place. */
  schemas(): { schemas: Json; finish(text: string): string }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A reference while the document is made: which direction has which form is known only at the end. */
const reference = (direction: Direction, id: string) => `component:${direction}:${id}`

export function componentsOf(modules: Modules): Components {
  const registry = z.registry<{ id: string }>()
  const named = new Map<string, Schema>()
  const objects: { id: string; shape: Record<string, unknown> }[] = []
  for (const [feature, exported] of Object.entries(modules))
    for (const [name, value] of Object.entries(exported)) {
      if (!(value instanceof z.ZodType) || registry.has(value)) continue
      const id = `${feature}.${name}`
      registry.add(value, { id })
      named.set(id, value)
      if (value instanceof z.ZodObject) objects.push({ id, shape: value.def.shape })
    }
  // The one with most fields first: an object is an extension of the largest that it contains.
  objects.sort((one, other) => Object.keys(other.shape).length - Object.keys(one.shape).length)
  const written: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() }

  /** The largest exported object all of whose fields this one has: the very same ones, not equal ones. */
  function baseOf(schema: z.ZodObject): string | undefined {
    const own = schema.def.shape as Record<string, unknown>
    return objects.find(({ id, shape }) => {
      const fields = Object.entries(shape)
      return (
        registry.get(schema)?.id !== id &&
        fields.length >= 2 &&
        fields.length < Object.keys(own).length &&
        fields.every(([key, field]) => own[key] === field)
      )
    })?.id
  }

  function of(schema: Schema, direction: Direction): Json {
    // In a wrapper, so that a named schema comes out as a reference here as everywhere else.
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ it: schema as z.ZodType }), {
      io: direction,
      metadata: registry,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const json = jsonSchema as Json
        delete json.id
        // What a contract says of a part by `describe` and `meta`.
        if (!('$ref' in json)) Object.assign(json, z.globalRegistry.get(zodSchema))
        // What every number of JavaScript is bound by says nothing.
        if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
        if (json.minimum === -Number.MAX_SAFE_INTEGER) delete json.minimum
        if (isObject(json.additionalProperties) && Object.keys(json.additionalProperties).length === 0)
          delete json.additionalProperties
        // Said of a part, it would forbid the other parts of `allOf`; and answers may get further fields.
        if (direction === 'output' && json.additionalProperties === false) delete json.additionalProperties
        // Tools that make up calls read tuples of earlier drafts alone; one of like parts is a list of a fixed length.
        if (Array.isArray(json.prefixItems) && new Set(json.prefixItems.map(each => JSON.stringify(each))).size === 1) {
          const [items] = json.prefixItems
          Object.assign(json, { items, minItems: json.prefixItems.length, maxItems: json.prefixItems.length })
          delete json.prefixItems
        }
        const base = zodSchema instanceof z.ZodObject ? baseOf(zodSchema) : undefined
        if (base) json['x-base'] = base
      },
    }) as unknown as { $defs?: Record<string, Json>; properties: { it: Json } }
    for (const [id, json] of Object.entries($defs)) if (named.has(id)) write(id, direction, json)
    return composed(properties.it, direction, $defs) as Json
  }

  function write(id: string, direction: Direction, json: Json): void {
    if (written[direction].has(id)) return
    written[direction].set(id, {}) // it may contain itself
    const { id: _, ...rest } = json
    written[direction].set(id, composed(rest, direction, {}) as Json)
  }

  /** `x-base` becomes `allOf`, references go to components, definitions without a name are put back where they are used. */
  function composed(json: unknown, direction: Direction, local: Record<string, Json>): unknown {
    if (Array.isArray(json)) return json.map(each => composed(each, direction, local))
    if (!isObject(json)) return json
    const { 'x-base': base, $ref, ...rest } = json
    if (typeof $ref === 'string') {
      const id = $ref.replace('#/$defs/', '')
      const others = composed(rest, direction, local) as Json
      if (named.has(id)) return { ...others, $ref: reference(direction, id) }
      return { ...(composed(local[id] ?? {}, direction, local) as Json), ...others }
    }
    if (typeof base === 'string') return extension(base, rest, direction, local)
    return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, composed(each, direction, local)]))
  }

  function extension(base: string, rest: Json, direction: Direction, local: Record<string, Json>): Json {
    const parent = named.get(base) as z.ZodObject
    of(parent, direction)
    const taken = new Set(Object.keys(parent.def.shape))
    const { properties, required = [], ...more } = rest as Json & { properties: Json; required?: string[] }
    const own = Object.fromEntries(Object.entries(properties).filter(([key]) => !taken.has(key)))
    const needed = required.filter(key => !taken.has(key))
    const added = { ...more, properties: own, ...(needed.length > 0 && { required: needed }) }
    return { allOf: [{ $ref: reference(direction, base) }, composed(added, direction, local)] }
  }

  /** Those that are sent otherwise than answered, themselves or by what they contain. */
  function differing(): Set<string> {
    const { input, output } = written
    const both = [...input.keys()].filter(id => output.has(id))
    const text = (direction: Direction, id: string) =>
      JSON.stringify(written[direction].get(id)).replaceAll(`component:${direction}:`, 'component:')
    const split = new Set(both.filter(id => text('input', id) !== text('output', id)))
    for (let before = -1; before !== split.size; ) {
      before = split.size
      for (const id of both)
        if ([...split].some(other => text('input', id).includes(`"component:${other}"`))) split.add(id)
    }
    return split
  }

  return {
    of,
    schemas() {
      const split = differing()
      const schemas: Json = {}
      for (const id of [...new Set([...written.input.keys(), ...written.output.keys()])].sort()) {
        schemas[id] = written.output.get(id) ?? written.input.get(id)
        if (split.has(id)) schemas[`${id}.Input`] = written.input.get(id)
      }
      const addressOf = (direction: string, id: string) =>
        `#/components/schemas/${id}${direction === 'input' && split.has(id) ? '.Input' : ''}`
      return {
        schemas,
        finish: text =>
          text.replace(/component:(input|output):([\w.]+)/g, (_, direction: string, id: string) =>
            addressOf(direction, id),
          ),
      }
    },
  }
}
