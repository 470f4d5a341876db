/** The schema library can describe its schemas as JSON Schema; the browser never asks for it, and it is a sixth of the library. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const descriptions = /[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/
const mark = '\0no-json-schema:'

export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/zod[\\/]v4[\\/]classic[\\/](schemas|external)\.js$/.test(importer) || !descriptions.test(source))
      return null
    return `${mark}${join(importer, '..', source)}`
  },
  async load(id) {
    if (!id.startsWith(mark)) return null
    const code = await readFile(id.slice(mark.length), 'utf8')
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    return names.map(name => `export const ${name} = undefined`).join('\n')
  },
}
