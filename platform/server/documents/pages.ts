/**
 * Pages of Chromium, in turns of organisations and their people: one is printed and one waits for each person, one is printed at a time for each
 * organisation, and where memory allows a second page is there for another one. Each page has a browser of its own, so that one that hangs over
 * a document takes nobody else's with it.
 */
import { Refusal, refuse } from '@guanlan/platform/contract'
import { type Caller, Gate } from '../calls/gate.ts'
import { sharesOf } from '../calls/shares.ts'
import type { Printer } from './browser.ts'

/** Whose document it is. Nobody's in person are those of tasks and links. */
export interface PrintedFor extends Caller {
  /** Aborted when they have left: what waits is not printed any more. */
  signal?: AbortSignal
}

export interface Pages {
  /** @throws tooMany when one of theirs waits already; the signal's reason */
  print<T>(by: PrintedFor, work: (printer: Printer) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A browser over a long document. */
const bytesOfPage = 1024 ** 3
const waitingPerOrg = 20

/** @param free bytes of memory that the process may still take */
export const pagesFor = (free: number): number => (free >= 2 * bytesOfPage ? 2 : 1)

export function openPages(printers: readonly Printer[]): Pages {
  const all = printers.length
  const gate = new Gate({ ...sharesOf(all), perOrg: 1, perPerson: 1, waitingPerOrg, waitingPerPerson: 1 })
  const idle = [...printers]
  return {
    async print({ signal, ...caller }, work) {
      const leave = await gate.enter(caller, false, signal).catch((error: unknown) => {
        if (error instanceof Refusal) throw refuse('tooMany', 'platform.documentWaits', { seconds: 5 })
        throw error
      })
      // The gate lets in as many as there are.
      const printer = idle.shift() as Printer
      try {
        return await work(printer)
      } finally {
        idle.unshift(printer)
        leave()
      }
    },
    close: async () => void (await Promise.all(printers.map(printer => printer.close()))),
  }
}
