import { api } from './api.ts'

/** Own sources, as a file of the reader's. */
export async function saveOpml(): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await api.opml())
  link.download = 'sources.opml'
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
