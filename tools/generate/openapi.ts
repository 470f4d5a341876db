/** docs/openapi.json out of the contracts: `node tools/generate/openapi.ts [--check]`. */
import { readFile, writeFile } from 'node:fs/promises'
import { contracts } from '../../apps/server/features.ts'
import * as platform from '../../platform/contract/index.ts'
import type { Modules } from '../openapi/components.ts'
import { openApi } from '../openapi/document.ts'

const root = new URL('../../', import.meta.url)
const file = new URL('docs/openapi.json', root)
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }
const modules: Record<string, Modules[string]> = { platform }
for (const name of Object.keys(contracts)) {
  const folder = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  modules[name] = await import(new URL(`features/${folder}/contract.ts`, root).href)
}
const fresh = openApi(contracts, modules, version)
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== fresh) {
    process.stderr.write('docs/openapi.json is older than the contracts. Run: node tools/generate/openapi.ts\n')
    process.exit(1)
  }
} else await writeFile(file, fresh)
process.exit(0)
