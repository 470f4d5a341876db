/** A document made and handed to a browser as a file of its title. */
import { type DocumentKind, refuse } from '@guanlan/platform/contract'
import { dispositionOf } from '../files/download.ts'
import { zipOfBytes } from '../files/zip.ts'
import type { RequestContext } from '../server-half.ts'
import { NoBrowser, NotPrinted } from './browser.ts'
import { documentTypes, type PaperDocument } from './document.ts'
import type { PrintedFor } from './pages.ts'
import type { DocumentWriter } from './write.ts'

/** A picture too long for one file is a zip of its parts. @throws unavailable where it needs a browser and there is none, or it could not be printed */
export async function sendDocument(
  documents: DocumentWriter,
  kind: DocumentKind,
  paper: PaperDocument,
  by: PrintedFor,
  { request, reply }: RequestContext,
): Promise<void> {
  const files = await documents.write(kind, paper, by).catch((error: unknown) => {
    if (error instanceof NoBrowser) throw refuse('unavailable', 'platform.noBrowser')
    if (error instanceof NotPrinted) throw refuse('unavailable', 'platform.notPrinted')
    throw error
  })
  const [only] = files
  const isOne = files.length === 1 && only !== undefined
  request.headers['x-no-compression'] = 'file'
  await reply
    .header('cache-control', 'private, no-store')
    .header('content-type', isOne ? documentTypes[kind] : 'application/zip')
    .header('content-disposition', dispositionOf(`${paper.title}.${isOne ? kind : 'zip'}`))
    .send(isOne ? Buffer.from(only) : zipOfBytes(files.map((bytes, at) => ({ name: `${at + 1}.${kind}`, bytes }))))
}
