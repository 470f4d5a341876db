/** Brings a file in: checks each item, keeps the good ones safe batch by batch, names the others. */
import { basename } from 'node:path'
import { type Database, withPatience } from '@guanlan/platform/server'
import type { ItemProblem, RawArticle } from '../items.ts'
import { accept, batchSize, waiting } from './accept.ts'
import { readFile } from './files/read-file.ts'

export interface Imported {
  accepted: number
  refused: number
}

export interface ImportSteps {
  /** Checks an item: `readItem` of the pipeline. */
  read(
    value: unknown,
    position: number,
    now: Date,
  ): { item: RawArticle; leftOut?: readonly ItemProblem[] } | { problem: ItemProblem }
  /** Called for each item that cannot be used, and for fields of others that were left out; position is the line. */
  refused(problem: ItemProblem): void
  progress(imported: Imported): void
}

/** While more than this waits to be stored, the file waits too: memory and disk stay bounded. */
const mostWaiting = 4_000

/** Characters of a batch: two hundred books at once would not fit into one statement. */
const batchCharacters = 4_000_000

/** Running it again adds nothing: an item is known by the file's name and its own id, its address, or its text. */
export async function importFile(db: Database, path: string, steps: ImportSteps): Promise<Imported> {
  const source = `file ${basename(path)}`
  const imported: Imported = { accepted: 0, refused: 0 }
  let items: RawArticle[] = []
  let problems: ItemProblem[] = []
  let characters = 0

  async function flush(): Promise<void> {
    while ((await withPatience(() => waiting(db))).articles > mostWaiting)
      await new Promise(resolve => setTimeout(resolve, 100))
    const batch = { source, onlyOrg: null, items, refused: problems }
    // Accepted twice, a batch is stored once.
    if (items.length > 0 || problems.length > 0) await withPatience(() => accept(db, batch))
    imported.accepted += items.length
    imported.refused += problems.length
    items = []
    problems = []
    characters = 0
    steps.progress(imported)
  }
  const refuse = (problem: ItemProblem) => {
    problems.push(problem)
    steps.refused(problem)
  }

  const now = new Date()
  try {
    for await (const one of readFile(path)) {
      if ('problem' in one) refuse({ position: one.line, field: '', key: one.problem, excerpt: one.text })
      else {
        const read = steps.read(one.item, one.line, now)
        if ('problem' in read) refuse(read.problem)
        else {
          for (const problem of read.leftOut ?? []) steps.refused(problem)
          items.push(read.item)
          characters += read.item.body?.length ?? 0
        }
      }
      const full = items.length >= batchSize || problems.length >= batchSize || characters >= batchCharacters
      if (full) await flush()
    }
  } finally {
    // A file that breaks off in the middle: what was read before is kept.
    await flush()
  }
  return imported
}
