/** Compresses what was built, once: the server hands out the `.br` or `.gz` beside a file to whoever understands it. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Texts only; pictures and fonts are compressed already. */
const compressible = /\.(js|css|html|svg|json|txt|map)$/
/** Below this a packet carries it either way (bytes). */
const worthwhile = 1_400

/** @param folder of the build */
export const compressBuilt = (folder: string): Plugin => ({
  name: 'compress-built',
  apply: 'build',
  closeBundle: {
    sequential: true,
    // When the files of `public` are there too.
    async handler() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(entry => entry.isFile() && compressible.test(entry.name))
      await Promise.all(files.map(entry => compressFile(join(entry.parentPath, entry.name))))
    },
  },
})

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < worthwhile) return
  const [small, smaller] = await compressed(text)
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
}

/** What has no words is the same file for each language: compressed once. */
const known = new Map<string, Promise<[Buffer, Buffer]>>()

function compressed(text: Buffer): Promise<[Buffer, Buffer]> {
  const name = createHash('sha256').update(text).digest('base64')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const result = known.get(name) ?? Promise.all([zip(text, { level: 9 }), brotli(text, { params })])
  known.set(name, result)
  return result
}
