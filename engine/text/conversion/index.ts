/** Between the ways of writing Chinese, with the words that each side uses (软件 · 軟體). The tables are read when they are first asked for. */
import type { Cutter } from '../words/cut.ts'
import { convert, type Way } from './convert.ts'

let toTaiwan: Promise<Way> | undefined
let toMainland: Promise<Way> | undefined

export async function inTraditional(texts: readonly string[], cutter: Cutter): Promise<string[]> {
  toTaiwan ??= import('./to-taiwan.ts').then(way => way.toTaiwan())
  const way = await toTaiwan
  return texts.map(text => convert(text, way, cutter))
}

/** The same the other way. */
export async function inSimplified(texts: readonly string[], cutter: Cutter): Promise<string[]> {
  toMainland ??= import('./to-mainland.ts').then(way => way.toMainland())
  const way = await toMainland
  return texts.map(text => convert(text, way, cutter))
}
