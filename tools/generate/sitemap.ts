/**
 * Writes what is made of the site map: apps/web/sitemap.txt for readers, and the screens of the permission tree for the server.
 * With --check it only compares, and fails when a file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// By address: the compiler keeps the projects of the server and of the browser apart, and tools belong to the first.
const siteMap = (file: string): string => new URL(`../../apps/web/sitemap/${file}`, import.meta.url).href
const { sitemapText } = (await import(siteMap('text.ts'))) as { sitemapText: () => string }
const { treeText } = (await import(siteMap('tree.ts'))) as { treeText: () => string }

for (const [path, text] of [
  ['apps/web/sitemap.txt', sitemapText()],
  ['features/people/roles/server/places.generated.ts', treeText()],
] as const) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (read(file) !== text) {
    console.error(`${path} is stale: run node tools/generate/sitemap.ts`)
    process.exitCode = 1
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // not written yet: stale
  }
}
