/** A copy that nobody waits for: by a monitor, or of an article that is traced. */
import { FetchStopped, type FileStore, HostBusy } from '@guanlan/platform/server'
import { type CaptureParts, capture } from './capture.ts'
import { type CopiedArticle, recordFailure, saveCopy, storeFiles } from './take-snapshot.ts'

/**
 * A page that could not be had is recorded as such.
 * @returns the id of the copy; null: there is none
 * @throws HostBusy: it was not asked; FetchStopped: by the signal
 */
export async function copyBySchedule(
  parts: CaptureParts,
  store: FileStore,
  orgId: number,
  article: CopiedArticle,
): Promise<number | null> {
  const place = { db: parts.system, orgId }
  const attempt = { article, at: new Date(), by: null }
  try {
    const captured = await capture(article.url, parts, 'schedule')
    return await saveCopy(place, attempt, captured, await storeFiles(store, orgId, attempt, captured, 'zh'))
  } catch (error) {
    if (error instanceof HostBusy || error instanceof FetchStopped) throw error
    await recordFailure(place, attempt, error)
    return null
  }
}
