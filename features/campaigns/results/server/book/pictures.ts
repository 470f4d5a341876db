/** Pictures of page copies with the piece framed, for the pages of a book. */
import { buffer } from 'node:stream/consumers'
import { newestCopies } from '@guanlan/features/handling/snapshots/server'
import {
  type DocumentWriter,
  type FileStore,
  type PagePicture,
  pagePicture,
  type Scope,
} from '@guanlan/platform/server'

/** Characters that stand at the beginning of an article. */
const leadLength = 24
const longestTitle = 60

/** Of the article's newest copy; null: it has none, or no Chromium is there to draw it. */
export async function pictureOfCopy(
  { scope, store, documents }: { scope: Scope; store: FileStore; documents: DocumentWriter },
  { articleId, title, text }: { articleId: number; title: string; text: string },
): Promise<PagePicture | null> {
  if (!documents.kinds.includes('pdf')) return null
  const copy = (await newestCopies(scope, [articleId])).get(articleId)
  const found = copy && (await store.get(copy.key))
  if (!found) return null
  const html = (await buffer(found.stream)).toString('utf8')
  const bytes = await documents.pagePicture(html, textsToFrame(title, text), { orgId: scope.orgId, userId: null })
  return bytes && pagePicture(bytes)
}

/** The title, and how the text begins. Pure. */
export function textsToFrame(title: string, text: string): string[] {
  const lead = text.split('\n').find(line => line.trim().length >= leadLength)
  return [title.trim().slice(0, longestTitle), (lead ?? '').trim().slice(0, leadLength)].filter(part => part.length > 1)
}
