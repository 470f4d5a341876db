// What the documents on security name: each file, and each test by a part of its title, must be there.
import { existsSync, globSync, readFileSync } from 'node:fs'

const documents = ['SECURITY.md', 'docs/asvs.md', 'docs/threats.md']

/** `path/of.file "part of a title", "another"`; a path may hold a star, and one written from docs/ begins with `../`. */
const naming = /((?:[\w.*-]+\/)+[\w.*-]+\.(?:tsx?|mjs|md|json|sql))((?:,? "[^"]+")*)/g

export const namesIn = text =>
  [...text.matchAll(naming)].map(([, path, titles]) => ({
    path: path.replace(/^\.\.\//, ''),
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title),
  }))

/** Written by `npm run sbom`, and kept nowhere. */
const isWritten = path => path.startsWith('sbom/')

/** A line for each file or title that is not there. */
export function missingOf({ path, titles }) {
  if (isWritten(path)) return []
  if (path.includes('*')) return globSync(path).length > 0 ? [] : [path]
  if (!existsSync(path)) return [path]
  const text = titles.length > 0 ? readFileSync(path, 'utf8') : ''
  return titles.filter(title => !text.includes(title)).map(title => `${path} "${title}"`)
}

export function checkNamedFiles() {
  const missing = documents.flatMap(document =>
    namesIn(readFileSync(document, 'utf8'))
      .flatMap(missingOf)
      .map(line => `${document}: ${line}`),
  )
  const output = `${missing.join('\n')}\nA test was renamed or has gone: say in the document what shows it now, or that it is open.`
  return { passed: missing.length === 0, output }
}
