/** Fields that a schema does not know: a schema drops them in silence, and what was meant by them would be lost. Pure. */
import { z } from 'zod'

export interface UnknownField {
  /** Where it stands: `tasks`, `0`, `titel`. */
  path: readonly (string | number)[]
  /** The known field that is written most alike; null: none is. */
  nearest: string | null
}

type Path = readonly (string | number)[]
interface Found {
  path: Path
  /** Fields that stand where it does. */
  known: readonly string[]
}
interface Definition {
  type: string
  shape?: Readonly<Record<string, z.core.$ZodType>>
  catchall?: z.core.$ZodType
  element?: z.core.$ZodType
  items?: readonly z.core.$ZodType[]
  rest?: z.core.$ZodType | null
  valueType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  left?: z.core.$ZodType
  right?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  innerType?: z.core.$ZodType
  getter?: () => z.core.$ZodType
}

const mostNamed = 50

/** @param given what was sent, before the schema reads it @param answered what came of a record that is sent back: nobody writes it, and it is known all the same @returns at most 50 */
export function unknownFields(schema: z.core.$ZodType, given: unknown, answered?: z.core.$ZodType): UnknownField[] {
  const unknown = found(schema, given, [])
  if (unknown.length === 0) return []
  const lost = answered && new Set(found(answered, given, []).map(({ path }) => path.join('\n')))
  return unknown
    .filter(({ path }) => !lost || lost.has(path.join('\n')))
    .slice(0, mostNamed)
    .map(({ path, known }) => ({ path, nearest: nearestOf(String(path.at(-1)), known) }))
}

function found(schema: z.core.$ZodType, given: unknown, path: Path): Found[] {
  if (typeof given !== 'object' || given === null) return []
  const def = schema._zod.def as unknown as Definition
  switch (def.type) {
    case 'object':
      return ofObject(def, given, path)
    case 'array':
      return Array.isArray(given) && def.element ? each(given, path, () => def.element) : []
    case 'tuple':
      return Array.isArray(given) ? each(given, path, at => def.items?.[at] ?? def.rest ?? undefined) : []
    case 'record':
      return Object.entries(given).flatMap(([key, value]) =>
        def.valueType ? found(def.valueType, value, [...path, key]) : [],
      )
    case 'union':
      return ofUnion(def.options ?? [], given, path)
    case 'intersection':
      return ofBoth([def.left, def.right], given, path)
    case 'pipe':
      return found(ofPipe(def), given, path)
    case 'lazy':
      return def.getter ? found(def.getter(), given, path) : []
    default:
      return def.innerType ? found(def.innerType, given, path) : []
  }
}

const each = (given: readonly unknown[], path: Path, schemaAt: (at: number) => z.core.$ZodType | undefined) =>
  given.flatMap((value, at) => {
    const schema = schemaAt(at)
    return schema ? found(schema, value, [...path, at]) : []
  })

/** `preprocess` reads first and has its shape behind. */
function ofPipe({ in: first, out }: Definition): z.core.$ZodType {
  const isReading = (first?._zod.def as unknown as Definition | undefined)?.type === 'transform'
  return (isReading ? out : first) ?? z.unknown()
}

function ofObject({ shape = {}, catchall }: Definition, given: object, path: Path): Found[] {
  if (Array.isArray(given)) return []
  const known = Object.keys(shape)
  return Object.entries(given).flatMap(([key, value]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (field) return found(field, value, [...path, key])
    // Nothing is lost of what has no value.
    if (catchall || value === undefined) return []
    return [{ path: [...path, key], known }]
  })
}

/** Of those that fit the one that knows most of it. */
function ofUnion(options: readonly z.core.$ZodType[], given: object, path: Path): Found[] {
  const fitting = options.filter(option => z.safeParse(option, given).success)
  const [best = []] = (fitting.length > 0 ? fitting : options)
    .map(option => found(option, given, path))
    .sort((one, other) => one.length - other.length)
  return best
}

/** What one half knows is known. */
function ofBoth(halves: readonly (z.core.$ZodType | undefined)[], given: object, path: Path): Found[] {
  const [left = [], right = []] = halves.map(half => (half ? found(half, given, path) : []))
  const places = new Set(right.map(one => one.path.join('.')))
  return left.filter(one => places.has(one.path.join('.')))
}

/** @returns null where none is nearer than half of its letters */
export function nearestOf(name: string, known: readonly string[]): string | null {
  const [best] = known
    .map(one => ({ one, distance: distanceOf(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, Math.floor(Math.max(name.length, best.one.length) / 2)) ? best.one : null
}

/** How many letters are added, left out or changed. Names are cut at 60, so that a hostile one costs nothing. */
function distanceOf(one: string, other: string): number {
  const [a, b] = [one.slice(0, 60), other.slice(0, 60)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** The same without what the schema does not know. */
export function knownOf(schema: z.core.$ZodType, given: unknown): unknown {
  const unknown = found(schema, given, [])
  return unknown.length === 0 ? given : without(given, new Set(unknown.map(({ path }) => path.join('\n'))), [])
}

function without(value: unknown, left: ReadonlySet<string>, path: Path): unknown {
  if (Array.isArray(value)) return value.map((one, at) => without(one, left, [...path, at]))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const at = [...path, key]
      return left.has(at.join('\n')) ? [] : [[key, without(one, left, at)]]
    }),
  )
}
