// The thread that makes documents: charts are drawn and files packed beside those who wait for an answer.
import { parentPort } from 'node:worker_threads'
import type { PaperDocument } from './document.ts'
import { htmlOf } from './html.ts'
import { powerPointOf } from './powerpoint.ts'
import { wordOf } from './word/write.ts'
import { workbookOf } from './workbook.ts'
import type { MadeInThread } from './write.ts'

parentPort?.on('message', ({ kind, document }: { kind: MadeInThread; document: PaperDocument }) => {
  void make(kind, document).then(
    bytes => parentPort?.postMessage({ bytes }),
    (error: unknown) =>
      parentPort?.postMessage({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function make(kind: MadeInThread, document: PaperDocument): Promise<Uint8Array> {
  if (kind === 'docx') return wordOf(document)
  if (kind === 'pptx') return powerPointOf(document)
  if (kind === 'xlsx') return workbookOf(document)
  return Promise.resolve(Buffer.from(htmlOf(document)))
}
