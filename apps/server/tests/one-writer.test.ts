// Texts are escaped for XML and HTML in one place, and office files are made behind one door.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** An entity that something is replaced by: the second word of a call, what stands behind a colon or an arrow. */
const escaping = /(?:[,:?]|=>)\s*['"`]&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/i
/** The engine, which knows nothing of the platform, writes pages of others again. */
const writers = ['engine/text/clean/escape-markup.ts', 'platform/contract/xml.ts']

/** Parts of office files, and the libraries that write them. */
const office = /<(?:w|a|p|c|x):\w+[ />]|<sst\b|<sheetData|<worksheet\b|from '(?:docx|pptxgenjs)(?:\/\w+)?'/
const makers = ['platform/server/documents/', 'platform/server/sheets/']

test.each([
  `text.replaceAll('&', '&amp;')`,
  `text.replace(/</g, () => '&lt;')`,
  `{ '"': "&quot;" }`,
  `sign === "'" ? '&#39;' : sign`,
])('this escapes by hand: %s', text => expect(text).toMatch(escaping))
test.each([`url.replaceAll('&amp;', '&')`, `['&nbsp;', '&amp;']`.replace(', ', ' ')])('this does not: %s', text =>
  expect(text).not.toMatch(escaping),
)

test('nothing is escaped by hand, and nobody else writes parts of office files', async () => {
  const found: string[] = []
  for (const part of ['apps', 'engine', 'features', 'pipeline', 'platform'])
    for (const entry of await readdir(join(root, part), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(root.length)
      const isSource =
        entry.isFile() &&
        /\.[jt]sx?$/.test(path) &&
        !/\.test\.tsx?$|\/tests?\/|\/testing\/|node_modules|\/dist\//.test(path)
      if (!isSource) continue
      const text = (await readFile(join(root, path), 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '')
      if (escaping.test(text) && !writers.includes(path)) found.push(`${path} escapes by hand`)
      if (office.test(text) && !makers.some(maker => path.startsWith(maker))) found.push(`${path} writes office files`)
    }
  expect(found).toEqual([])
})
