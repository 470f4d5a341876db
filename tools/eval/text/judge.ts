// The judge with the committed model, and which rows it may be measured on.
import { readFileSync } from 'node:fs'
import { createJudge, type Judge } from '../../../engine/text/sentiment/judge.ts'
import {
  aspectRows,
  foldOf,
  keysOf,
  labelledRows,
  labelledSets,
  type Row,
  TEST_FOLD,
} from '../../train-sentiment/rows.ts'
import type { Data } from '../shape.ts'

const model = new URL('../../../engine/text/sentiment/model.bin', import.meta.url)
let judge: Judge | undefined

export function theJudge(): Judge {
  // GUANLAN_MODEL: another file, to compare models before one is committed.
  judge ??= createJudge(readFileSync(process.env.GUANLAN_MODEL ?? model))
  return judge
}

/** Labelled rows of a set that count, each text once. */
export function countedRows(data: Data, set: string): Row[] {
  const counts = counter(data)
  return (labelledRows(data.folder, set) ?? []).filter(({ title, body }) => counts(title, body))
}

const seenKeys = new Map<string, Set<string>>()

/** Tells for each text whether it counts: of the part asked for, not met before, not in the folder the model was trained on. */
export function counter({ part, seen, folder }: Data): (title: string, body: string) => boolean {
  const met = new Set<string>()
  const known = seen ? keysIn(seen) : undefined
  return (title, body) => {
    const text = `${title}\n${body}`
    // Fifth by fifth for cross-validation: GUANLAN_FOLD names the one the model in GUANLAN_MODEL was trained without.
    if (part === 'test' && foldOf(text) !== Number(process.env.GUANLAN_FOLD ?? TEST_FOLD)) return false
    const keys = keysOf(text)
    if (met.has(keys[0]!) || (known && folder !== seen && keys.some(key => known.has(key)))) return false
    met.add(keys[0]!)
    return true
  }
}

function keysIn(folder: string): Set<string> {
  let keys = seenKeys.get(folder)
  if (keys) return keys
  keys = new Set()
  for (const set of labelledSets)
    for (const { title, body } of labelledRows(folder, set) ?? [])
      for (const key of keysOf(`${title}\n${body}`)) keys.add(key)
  for (const { text } of aspectRows(folder) ?? []) for (const key of keysOf(text)) keys.add(key)
  seenKeys.set(folder, keys)
  return keys
}
