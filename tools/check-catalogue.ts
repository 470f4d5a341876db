/**
 * Asks each address of the catalogue once and writes the day and the state beside it: `npm run check-catalogue [-- TOPIC]`. One after the
 * other, a second apart, by our name: some five minutes for all. Needs the internet.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { decode, readFeed } from '../engine/text/clean/index.ts'
import { catalogueFile, entriesIn, textOf } from '../features/collecting/sources/server/catalogue/entries.ts'
import { stateOf } from '../pipeline/collect/sources/pace.ts'
import { guardedFetch, userAgent } from '../platform/server/index.ts'

const [topic] = process.argv.slice(2)
const limits = { timeoutMs: 30_000, bytes: 8 * 1024 * 1024, redirects: 5, trustedHosts: new Set<string>() }
const entries = entriesIn(await readFile(catalogueFile, 'utf8'))
const checked = new Date().toISOString().slice(0, 10)

for (const [at, entry] of entries.entries()) {
  if (topic && entry.topic !== topic) continue
  const state = await stateNow(entry.url)
  entries[at] = { ...entry, checked, state }
  process.stdout.write(`${state}  ${entry.name}  ${entry.url}\n`)
  // Kept after each, so that an interrupted run has not asked in vain.
  await writeFile(catalogueFile, textOf(entries))
  await pause(1_000)
}

async function stateNow(url: string) {
  try {
    const { status, body, headers } = await guardedFetch(url, { 'user-agent': userAgent }, limits)
    if (status >= 400) return stateOf(status)
    const { text } = decode(body, headers['content-type']?.toString())
    return readFeed(text, { url, now: new Date() }) ? 0 : -1
  } catch {
    return -1
  }
}
