// `npm run sbom`: what the product is made of, as CycloneDX, by npm itself: what runs (sbom/product.json), and what builds and tests too.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { npmScript } from './npm.mjs'
import { say } from './say.mjs'

const folder = 'sbom'

export async function run() {
  await mkdir(folder, { recursive: true })
  for (const [file, words] of [
    ['product.json', ['--omit', 'dev']],
    ['everything.json', []],
  ]) {
    const code = await write(`${folder}/${file}`, words)
    if (code !== 0) return code
    say(`${folder}/${file}`)
  }
  return 0
}

async function write(path, words) {
  const lines = [npmScript(), 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...words]
  const child = spawn(process.execPath, lines, { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.pipe(createWriteStream(path))
  const [code] = await once(child, 'close')
  return code
}
