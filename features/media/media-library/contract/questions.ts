/** Which articles are an entry's, as conditions of lists and charts. Pure. */
import { type Filter, filtersOfAccount } from '@guanlan/features/articles/articles/contract'
import { keyOfEntry } from './entry.ts'
import type { Entry } from './library.ts'

export function filtersOfEntry({
  entry,
  name,
  mediaType,
  platform,
}: Pick<Entry, 'entry' | 'name' | 'mediaType' | 'platform'>): Filter[] {
  const { mediaId } = keyOfEntry(entry)
  if (mediaId !== null) return [{ field: 'media', is: 'is', values: [String(mediaId)] }]
  return filtersOfAccount({ mediaType, platform, name })
}
