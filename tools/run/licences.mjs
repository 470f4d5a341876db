// Licences of all packages in the lock file: those allowed here, and no other. `npm run sbom` lists them one by one.
import { readFileSync } from 'node:fs'

/** All may be used in a product whose code stays its own; MPL-2.0 as long as its files are not changed, LGPL-3.0 as long as it stays a library of its own that can be exchanged (libvips beneath sharp). SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** True when one may live by the expression with allowed licences alone: each of AND, one of OR; exceptions (WITH) and what nobody can read are not. */
export function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const any = () => {
    let fits = all()
    while (words[at]?.toUpperCase() === 'OR') {
      at++
      const other = all()
      fits = fits || other
    }
    return fits
  }
  const all = () => {
    let fits = one()
    while (words[at]?.toUpperCase() === 'AND') {
      at++
      const other = one()
      fits = fits && other
    }
    return fits
  }
  const one = () => {
    if (words[at] !== '(') return allowed.has(words[at++])
    at++
    const fits = any()
    return words[at++] === ')' && fits
  }
  const fits = any()
  return fits && at === words.length
}

/** Old packages list several licences, of which one may choose. */
const choicesOf = license => [license].flat().filter(each => typeof each === 'string')

/** Packages of a lock file whose licence is not allowed, or not said. */
export function refusedLicences(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .filter(([, { license }]) => !choicesOf(license).some(isAllowed))
    .map(([path, { license }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}: ${license ?? 'no licence'}`)
}

export function checkLicences() {
  const refused = refusedLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return {
    passed: refused.length === 0,
    output: `${refused.join('\n')}\nAllowed licences are named in tools/run/licences.mjs.`,
  }
}
