/** Writes apps/web/sitemap.txt from the site map; with --check it only compares, and fails when the file is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// By address: the compiler keeps the projects of the server and of the browser apart, and tools belong to the first.
const siteMap = new URL('../../apps/web/sitemap/text.ts', import.meta.url).href
const { sitemapText } = (await import(siteMap)) as { sitemapText: () => string }

const file = fileURLToPath(new URL('../../apps/web/sitemap.txt', import.meta.url))
const text = sitemapText()
if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (read(file) !== text) {
  console.error('apps/web/sitemap.txt is stale: run node tools/generate/sitemap.ts')
  process.exitCode = 1
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // not written yet: stale
  }
}
