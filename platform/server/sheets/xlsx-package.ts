/** The parts of a workbook as steps of their XML, within bounds: of its packed files only those asked for are ever unpacked. */
import type { Readable } from 'node:stream'
import { PassThrough } from 'node:stream'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { SheetProblem } from './sheet-problem.ts'
import type { SheetBounds, SheetSource } from './sheet-source.ts'

export type XmlStep =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

export interface XlsxPackage {
  /** As many steps at once as a piece of the file gives; nothing when there is no such part. @throws SheetProblem */
  xml(part: string): AsyncGenerator<readonly XmlStep[]>
  close(): void
}

/** A workbook has a few dozen. */
const mostParts = 2_000
/** Elements within one another; Excel writes 8. */
const deepest = 64
/** Characters without the end of a tag or text: a cell of the longest text, every sign of it escaped, is a third of it. */
const longestToken = 1024 * 1024

export async function openPackage(source: SheetSource, bounds: SheetBounds): Promise<XlsxPackage> {
  const reader = new SourceReader(source)
  const zip = await yauzl.fromRandomAccessReaderPromise(reader, source.bytes, { autoClose: false }).catch(damaged)
  const parts = new Map<string, yauzl.Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (parts.size >= mostParts) throw new SheetProblem('tooLarge', 0)
      parts.set(entry.fileName.toLowerCase(), entry)
    }
  } catch (error) {
    damaged(error)
  }
  let unpacked = 0
  return {
    close: () => zip.close(),
    async *xml(part) {
      const entry = parts.get(part.toLowerCase())
      if (!entry) return
      const stream = await zip.openReadStreamPromise(entry).catch(damaged)
      const parser = new StepParser()
      const decoder = new TextDecoder()
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          unpacked += chunk.length
          if (unpacked > bounds.unpacked) throw new SheetProblem('tooLarge', 0)
          yield parser.write(decoder.decode(chunk, { stream: true }))
        }
        yield parser.end()
      } catch (error) {
        damaged(error)
      } finally {
        stream.destroy()
      }
    },
  }
}

/** Whatever a library has to say about a file: it cannot be read. */
function damaged(error: unknown): never {
  throw error instanceof SheetProblem ? error : Object.assign(new SheetProblem('damaged', 0), { cause: error })
}

/** Steps of a part, a piece of text after the other. */
class StepParser {
  #steps: XmlStep[] = []
  #sinceStep = 0
  #depth = 0
  readonly #parser = new SaxesParser()
  constructor() {
    const parser = this.#parser
    parser.on('error', error => {
      throw error
    })
    // Entities of its own are what such a declaration is for; a workbook has none.
    parser.on('doctype', () => {
      throw new SheetProblem('damaged', 0)
    })
    parser.on('opentag', ({ name, attributes }) => {
      if (++this.#depth > deepest) throw new SheetProblem('damaged', 0)
      this.#add({ kind: 'open', name: localName(name), attributes })
    })
    parser.on('closetag', ({ name }) => {
      this.#depth--
      this.#add({ kind: 'close', name: localName(name) })
    })
    parser.on('text', text => this.#add({ kind: 'text', text }))
    parser.on('cdata', text => this.#add({ kind: 'text', text }))
  }
  #add(step: XmlStep): void {
    this.#sinceStep = 0
    this.#steps.push(step)
  }
  write(text: string): XmlStep[] {
    this.#sinceStep += text.length
    this.#parser.write(text)
    // What the parser holds back until it ends: a text, a comment, attributes.
    if (this.#sinceStep > longestToken) throw new SheetProblem('tooLarge', 0)
    const steps = this.#steps
    this.#steps = []
    return steps
  }
  end(): XmlStep[] {
    this.#parser.close()
    return this.#steps
  }
}

/** Some programs write `x:row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** yauzl asks for pieces of the file by their place. */
class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: SheetSource
  constructor(source: SheetSource) {
    super()
    this.#source = source
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough()
    this.#source.open({ first: start, last: end - 1 }).then(
      stream => {
        stream.once('error', error => out.destroy(error))
        out.once('close', () => stream.destroy())
        stream.pipe(out)
      },
      error => out.destroy(error),
    )
    return out
  }
}
