/** Reads a file of monitors of either kind into lines. */
import { buffer } from 'node:stream/consumers'
import { refuse } from '@guanlan/platform/contract'
import {
  type FileKey,
  type FileStore,
  readSheet,
  recognise,
  refusalOf,
  SheetProblem,
  sheetOf,
  sheetRefusal,
  usualBounds,
} from '@guanlan/platform/server'
import { type MediaGroupDraft, mostTreeLines, TreeFile, treeColumns } from '../../contract.ts'
import { fieldsOfCells, type UnknownValue } from './cells.ts'
import type { TreeLine } from './place-lines.ts'

export interface StoredTreeFile {
  key: FileKey
  size: number
  name: string
}

export interface ReadTreeLine extends TreeLine {
  /** Cells that name what nobody knows. */
  unknown?: readonly UnknownValue[]
  /** Written by hand: its rule may be in the syntax of another product. */
  mayBeForeign?: true
}

export interface ReadTree {
  lines: ReadTreeLine[]
  mediaGroups: MediaGroupDraft[]
}

/** @throws a refusal of `file` that says what is wrong with it as a whole */
export async function readTreeFile(store: FileStore, file: StoredTreeFile): Promise<ReadTree> {
  const read = file.name.toLowerCase().endsWith('.json') ? await readJson(store, file) : await readTable(store, file)
  if (read.lines.length === 0) throw refuse('invalid', 'monitors.noTreeLines', {}, 'file')
  return read
}

async function readJson(store: FileStore, { key }: StoredTreeFile): Promise<ReadTree> {
  const found = await store.get(key)
  if (!found) throw refuse('missing', 'platform.missing')
  let content: unknown
  try {
    content = JSON.parse((await buffer(found.stream)).toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    throw refuse('invalid', 'monitors.notATreeFile', {}, 'file')
  }
  const parsed = TreeFile.safeParse(content, { reportInput: true })
  if (!parsed.success) throw refusalOf(parsed.error)
  const { monitors, mediaGroups } = parsed.data
  return {
    mediaGroups,
    lines: monitors.map(({ path, ...fields }, index) => ({ number: index + 1, path: path.map(tidy), fields })),
  }
}

async function readTable(store: FileStore, file: StoredTreeFile): Promise<ReadTree> {
  const lines: ReadTreeLine[] = []
  let columns: (string | null)[] | null = null
  try {
    for await (const { number, cells } of readSheet(sheetOf(store, file), {
      ...usualBounds,
      rows: mostTreeLines + 1,
    })) {
      if (columns === null) {
        columns = recognise(cells, treeColumns)
        if (!columns.includes('path')) throw refuse('invalid', 'monitors.noPathColumn', {}, 'file')
        continue
      }
      const { path, fields, unknown } = fieldsOfCells(columns, cells)
      lines.push({ number, path: path.map(tidy), fields, unknown, mayBeForeign: true })
    }
  } catch (error) {
    throw error instanceof SheetProblem ? sheetRefusal(error) : error
  }
  return { lines, mediaGroups: [] }
}

/** As names are kept. */
const tidy = (name: string): string => name.trim()
