/** Takes over a file of monitors, some lines a slice; one undo takes all of it back. */
import { type Locale, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  linesOf,
  requireFile,
  requireKey,
  type Slice,
  type SliceDone,
  saveFileForTask,
  scopeOfSlice,
  work,
  writeSheet,
  zoneOf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { strings } from '../../strings.ts'
import { importTree } from '../jobs.ts'
import { addMonitor, changeMonitor } from '../saving/save.ts'
import { lockedVocabulariesFor, namesVocabularies } from '../vocabularies/of-draft.ts'
import { pathCell } from './cells.ts'
import { isCounted, placedIn, refusedFather } from './check-tree.ts'
import { type JudgedLine, judgeOf } from './judge-lines.ts'
import { takeGroups } from './media-groups-of-file.ts'
import { readTreeFile } from './read-tree-file.ts'

/** Each writes four or five rows and reads its rule. */
const linesAtOnce = 100

export async function startTreeImport(scope: CallScope, file: number): Promise<{ task: number }> {
  const { key, size, name } = await requireFile(scope, file)
  await saveFileForTask(scope, file)
  return { task: await scope.start(importTree, { key, size, file: name, locale: scope.locale }) }
}

type Input = { key: string; size: number; file: string; locale: Locale }
const Cursor = z.object({
  /** Lines that are done. */
  done: z.number(),
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
})

export const importingTree = work(importTree, importSlice, { shape: shapeRefused })

/**
 * The lines are placed anew in each slice: what a slice before has added is known by then, and is what its line means. Lines of a file are in
 * the order of their fathers, so that a father is there before what lies in it.
 */
async function importSlice({ input, cursor, store, ...of }: Slice<Input>): Promise<SliceDone> {
  const scope = scopeOfSlice(of, input.locale)
  const at = Cursor.parse(cursor ?? { done: 0, added: 0, changed: 0, same: 0, refused: 0 })
  const read = await readTreeFile(store, { key: requireKey(input.key), size: input.size, name: input.file })
  // Two imports at once would each add what the other adds, too.
  await sql`select pg_advisory_xact_lock(hashtext('monitorCount'), ${scope.orgId})`.execute(scope.db)
  // Before rows of monitors are locked, as a change of a vocabulary locks.
  const naming = read.lines.find(({ fields }) => namesVocabularies(fields))
  if (naming) await lockedVocabulariesFor(scope, naming.fields)
  const groups = await takeGroups(scope, read.mediaGroups)
  const placed = await placedIn(scope, read.lines)
  const judge = await judgeOf(scope, groups)
  const judged: (JudgedLine | undefined)[] = []
  const added = new Map<number, number>()
  const refusedLines: string[] = []
  const next = { ...at, done: Math.min(placed.length, at.done + linesAtOnce) }
  for (let index = at.done; index < next.done; index++) {
    of.signal.throwIfAborted()
    const line = placed[index]
    if (!line) break
    const { father } = line
    // A father of an earlier slice that is still no monitor was refused.
    const lost =
      father && 'line' in father && father.line < at.done ? (line.path.at(-2) ?? '') : refusedFather(line, judged)
    const one = await judge.line(line, lost)
    judged[index] = one
    if (isCounted(one)) next[one.shown.outcome]++
    if (one.shown.outcome === 'refused')
      refusedLines.push(
        JSON.stringify({
          number: line.number,
          path: pathCell(line.path),
          reason: one.shown.problems.map(({ msg }) => msg).join('；'),
        }),
      )
    if (!one.draft) continue
    const fatherId = father === null ? 0 : 'id' in father ? father.id : (added.get(father.line) ?? 0)
    if (line.known) await changeMonitor(scope, line.known.id, { ...one.draft, fatherId })
    else added.set(index, await addMonitor(scope, { ...one.draft, fatherId }))
  }
  const { done, ...result } = next
  return {
    cursor: done < placed.length ? next : null,
    done: done - at.done,
    total: placed.length,
    result,
    ...(refusedLines.length > 0 && { file: `${refusedLines.join('\n')}\n` }),
  }
}

async function shapeRefused({ orgId, db, input: { locale } }: Slice<Input>) {
  const zone = await zoneOf(orgId, db)
  const columns = [
    { key: 'number', title: say(strings.lineNumber, locale) },
    { key: 'path', title: say(strings.columnPath, locale) },
    { key: 'reason', title: say(strings.lineReason, locale) },
  ]
  return (parts: AsyncIterable<Buffer>) => writeSheet('xlsx', { columns, rows: rowsOf(parts), zone })
}

async function* rowsOf(parts: AsyncIterable<Buffer>) {
  for await (const line of linesOf(parts))
    if (line !== '') yield JSON.parse(line) as { number: number; path: string; reason: string }
}
