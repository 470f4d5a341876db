// What stands in the lock file and should not: packages called like a module of Node, and packages that nobody looks after. See docs/decisions/0029.
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'

/**
 * Called like a module of Node and looked after all the same: made so that code for Node runs in a browser too. Others of such a name are never
 * loaded, since Node takes its own module, or wait for somebody to ask for them by a path.
 */
const alike = new Set(['buffer', 'events', 'process', 'punycode', 'string_decoder'])

/** Given up by those who made them. */
const givenUp = new Map([
  ['crypto-js', 'ended by its author in 2023, who names the crypto of the platform instead'],
  ['exceljs', 'its last version is of 2023'],
  ['gm', 'archived in 2025'],
  ['node-uuid', 'became uuid in 2016'],
  ['phantomjs-prebuilt', 'PhantomJS ended in 2018'],
  ['request', 'deprecated in 2020'],
  ['request-promise', 'deprecated with request in 2020'],
  ['tslint', 'deprecated in 2019'],
  ['xlsx', 'what the registry has is of 2022, with known faults'],
])

/** A line for each package that should not be there. An alias (`npm:`) is judged by what lies behind it. */
export function refusedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .flatMap(([path, { name, deprecated }]) => {
      const real = name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
      if (builtinModules.includes(real) && !alike.has(real)) return [`${real}: called like a module of Node`]
      if (givenUp.has(real)) return [`${real}: ${givenUp.get(real)}`]
      return deprecated ? [`${real}: deprecated: ${deprecated}`] : []
    })
}

export function checkPackages() {
  const refused = refusedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return {
    passed: refused.length === 0,
    output: `${refused.join('\n')}\n\`npm ls NAME\` says who asks for it. What may be done about it: docs/decisions/0029.`,
  }
}
