/** Compresses what was built, once: the server hands out the `.br` or `.gz` beside a file to whoever understands it. */
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
  // When the files of `public` are there too.
  async closeBundle() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile() && compressible.test(entry.name))
    await Promise.all(files.map(entry => compressFile(join(entry.parentPath, entry.name))))
  },
})

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < worthwhile) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [small, smaller] = await Promise.all([zip(text, { level: 9 }), brotli(text, { params })])
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
}
