/** What a person changed in a report, block by block, and how it joins what others changed meanwhile. Pure; server and browser use the same. */
import { z } from 'zod'
import { Block, DocumentHead, mostBlocks, type ReportDocument } from './document.ts'
import { nameLength } from './template.ts'

/** Everything of a document that is no block: name, period, moment, look. */
export const Head = DocumentHead.extend({
  reportName: z
    .string()
    .trim()
    .min(1, 'reports.nameLength')
    .max(nameLength * 2, 'reports.reportNameLength'),
})
export type Head = z.infer<typeof Head>

const Ids = z.array(z.string().min(1).max(40)).max(mostBlocks)

export const Changes = z.object({
  /** Null: as it was. */
  head: z.object({ before: Head, after: Head }).nullable().default(null),
  /** `before` null: added; `after` null: removed. */
  blocks: z
    .array(
      z.object({ id: z.string().min(1).max(40), before: Block.nullable(), after: Block.nullable() }).refine(
        // What stands under an id is the block of that id.
        ({ id, before, after }) => (before?.id ?? id) === id && (after?.id ?? id) === id,
        { error: 'reports.sameBlock', path: ['id'] },
      ),
    )
    .max(mostBlocks * 2)
    .default([]),
  /** Ids from top to bottom; null: nothing was added, removed or moved. */
  order: z.object({ before: Ids, after: Ids }).nullable().default(null),
})
export type Changes = z.infer<typeof Changes>

export interface ChangeRecord {
  reportName: string
  document: ReportDocument
}

/** A block that was changed here and elsewhere; null: removed. The head has the id `''`. */
export interface Clash {
  id: string
  before: Block | null
  mine: Block | null
  theirs: Block | null
}

export interface Merged extends ChangeRecord {
  clashes: Clash[]
}

/** Alike in everything that is said; the order of fields and what is left out do not count. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const field of fields)
    if (!same((one as Record<string, unknown>)[field], (other as Record<string, unknown>)[field])) return false
  return true
}

export function headOf({ reportName, document: { blocks: _, ...head } }: ChangeRecord): Head {
  return { ...head, reportName }
}

const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id)

export function changesBetween(before: ChangeRecord, after: ChangeRecord): Changes {
  const was = new Map(before.document.blocks.map(block => [block.id, block]))
  const is = new Map(after.document.blocks.map(block => [block.id, block]))
  const ids = [...new Set([...was.keys(), ...is.keys()])]
  const order = { before: idsOf(before.document.blocks), after: idsOf(after.document.blocks) }
  const head = { before: headOf(before), after: headOf(after) }
  return {
    head: same(head.before, head.after) ? null : head,
    blocks: ids.flatMap(id => {
      const change = { id, before: was.get(id) ?? null, after: is.get(id) ?? null }
      // Of one object nothing was changed: most blocks are compared no further.
      return change.before === change.after || same(change.before, change.after) ? [] : [change]
    }),
    order: same(order.before, order.after) ? null : order,
  }
}

export const isNothing = ({ head, blocks, order }: Changes): boolean =>
  head === null && blocks.length === 0 && order === null

/** What takes them back. */
export const inverse = ({ head, blocks, order }: Changes): Changes => ({
  head: head && { before: head.after, after: head.before },
  blocks: blocks.map(({ id, before, after }) => ({ id, before: after, after: before })),
  order: order && { before: order.after, after: order.before },
})

/**
 * The changes laid over what stands there now. A block that both changed stays as it stands and is named as a clash; everything else is
 * kept of both. Blocks that were moved here stand behind the one they were put behind.
 */
export function merge(theirs: ChangeRecord, { head, blocks, order }: Changes): Merged {
  const now = new Map(theirs.document.blocks.map(block => [block.id, block]))
  const clashes: Clash[] = []
  let { reportName, document } = theirs
  const stands = headOf(theirs)
  if (head) {
    const { reportName: name, ...rest } = joined(head.before, stands, head.after)
    reportName = name
    document = { ...document, ...rest }
  }
  for (const { id, before, after } of blocks) {
    const their = now.get(id) ?? null
    if (same(their, after)) continue
    if (!same(their, before)) clashes.push({ id, before, mine: after, theirs: their })
    else if (after === null) now.delete(id)
    else now.set(id, after)
  }
  const ids = order ? mergedOrder(order.before, order.after, idsOf(theirs.document.blocks)) : [...now.keys()]
  const placed = new Set(ids)
  // A block of theirs that was removed here but clashes keeps its place at the end.
  const rest = [...now.keys()].filter(id => !placed.has(id))
  const found = [...ids, ...rest].flatMap(id => now.get(id) ?? [])
  return { reportName, document: { ...document, blocks: found }, clashes }
}

/** Field by field: what was changed here, else what stands there. */
function joined<T extends object>(before: T, theirs: T, mine: T): T {
  const fields = Object.keys({ ...theirs, ...mine }) as (keyof T)[]
  return Object.fromEntries(
    fields.map(field => [field, same(before[field], mine[field]) ? theirs[field] : mine[field]]),
  ) as T
}

/** Theirs, with what was moved or added here behind the one it was put behind here. */
export function mergedOrder(before: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const stayed = longestCommon(before, mine)
  const stored = new Set(mine)
  const known = new Set(before)
  // Removed here, or moved here: not where theirs has it.
  const order = theirs.filter(id => (known.has(id) ? stored.has(id) && stayed.has(id) : true))
  for (const [at, id] of mine.entries()) {
    if (order.includes(id) || (stayed.has(id) && !theirs.includes(id))) continue
    const behind = mine.slice(0, at).findLast(each => order.includes(each))
    order.splice(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, id)
  }
  return order
}

/** Ids that stand in both in the same order, as many as can be. */
function longestCommon(one: readonly string[], other: readonly string[]): Set<string> {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      (lengths[row] as number[])[column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const common = new Set<string>()
  for (let row = 0, column = 0; row < one.length && column < other.length; )
    if (one[row] === other[column]) {
      common.add(one[row] as string)
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  return common
}
