/** A document as a file of one kind: made in a thread, and printed by Chromium where it has pages or is a picture. */
import { type DocumentKind, documentKinds, escapeXml } from '@guanlan/platform/contract'
import { openThreads } from '../threads/threads.ts'
import { NotPrinted, openPrinter } from './browser.ts'
import type { PaperDocument } from './document.ts'
import { fontsOf } from './drawings/option.ts'
import { markAddress } from './own-look.ts'
import { openPages, type PrintedFor, pagesFor } from './pages.ts'

export type MadeInThread = Exclude<DocumentKind, 'pdf' | 'png'>

export interface DocumentWriter {
  /** Without Chromium: none that it makes. */
  kinds: readonly DocumentKind[]
  /**
   * More than one file for a picture that is too long for one. @throws NoBrowser, NotPrinted for those that Chromium makes; tooMany when one of
   * theirs waits for it already
   */
  write(kind: DocumentKind, document: PaperDocument, by: PrintedFor): Promise<Uint8Array[]>
  /** JPEG of a page that was kept as HTML, the texts framed; null without Chromium, and of a page that cannot be drawn. */
  pagePicture(html: string, texts: readonly string[], by: PrintedFor): Promise<Uint8Array | null>
  close(): Promise<void>
}

const madeAnyway = documentKinds.filter(kind => kind !== 'pdf' && kind !== 'png')
/** Milliseconds a document may take to be made; a hundred blocks take two seconds. */
const longestMs = 60_000

/** @param chromium where it is (`findChromium`); null: there is none */
export function openDocuments(chromium: string | null, atOnce = pagesFor(process.availableMemory())): DocumentWriter {
  const threads = openThreads<
    { kind: MadeInThread; document: PaperDocument },
    { bytes: Uint8Array } | { fault: string }
  >(new URL('./making.thread.ts', import.meta.url), { longestMs })
  const pages = openPages(Array.from({ length: atOnce }, () => openPrinter(chromium)))
  async function make(kind: MadeInThread, document: PaperDocument): Promise<Uint8Array> {
    const made = await threads.ask({ kind, document })
    if ('fault' in made) throw new Error(made.fault)
    return made.bytes
  }
  const html = async (document: PaperDocument) => Buffer.from(await make('html', document)).toString()
  return {
    kinds: chromium === null ? madeAnyway : documentKinds,
    async write(kind, document, by) {
      if (kind === 'pdf')
        return pages.print(by, async printer => [
          await printer.pdf(await html({ ...document, watermark: '' }), edgesOf(document)),
        ])
      if (kind === 'png') return pages.print(by, async printer => printer.pictures(await html(document)))
      return [await make(kind, document)]
    },
    async pagePicture(page, texts, by) {
      if (chromium === null) return null
      return pages.print(by, printer =>
        printer.page(page, texts).catch(error => {
          if (error instanceof NotPrinted) return null
          throw error
        }),
      )
    },
    close: pages.close,
  }
}

/** The watermark is drawn with the head of each page: fixed in the document it takes Chromium as long as all the rest of three hundred pages. */
export const edgesOf = ({ header, footer, watermark, look, mark }: PaperDocument) => {
  const picture = mark
    ? `<img style="height:14px;max-width:90px;object-fit:contain;vertical-align:middle;margin-right:6px" src="${markAddress(mark)}">`
    : ''
  const style = `font:9px ${fontsOf(look)};color:${look.quiet};width:100%;padding:0 18mm;display:flex;justify-content:space-between`
  return {
    head: `<div style="${style}"><span>${picture}${escapeXml(header)}</span></div>${watermark && `<div style="${across};font-family:${fontsOf(look)};color:${look.quiet}">${escapeXml(watermark)}</div>`}`,
    foot: `<div style="${style}"><span>${escapeXml(footer)}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
  }
}

const across =
  'position:fixed;inset:0;width:210mm;height:297mm;display:flex;align-items:center;justify-content:center;font-size:110px;white-space:nowrap;opacity:.08;transform:rotate(-30deg)'
