/** docs/openapi.json out of the contracts: `node tools/generate/openapi.ts [--check]`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contracts } from '../../apps/server/features.ts'
import * as platform from '../../platform/contract/index.ts'
import type { Modules } from '../openapi/components.ts'
import { openApi } from '../openapi/document.ts'

const root = new URL('../../', import.meta.url)
const file = new URL('docs/openapi.json', root)
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }
const modules: Record<string, Modules[string]> = { platform }
const entries = await readdir(new URL('features/', root), { withFileTypes: true, recursive: true })
const doors = entries.filter(({ name }) => name === 'contract.ts')
// A feature of several declarations has each in a file of its contract room.
const rooms = entries.filter(({ name, parentPath }) => /\/contract$/.test(parentPath) && /^[a-z-]+\.ts$/.test(name))
const found = await Promise.all(
  [...doors, ...rooms].map(({ name, parentPath }): Promise<Modules[string]> => import(join(parentPath, name))),
)
// By what it declares: the folder of a feature may have another name than the addresses and payloads that others keep.
for (const [name, contract] of Object.entries(contracts))
  modules[name] = found.find(module => Object.values(module).includes(contract)) ?? {}
const fresh = openApi(contracts, modules, version)
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== fresh) {
    process.stderr.write('docs/openapi.json is older than the contracts. Run: node tools/generate/openapi.ts\n')
    process.exit(1)
  }
} else await writeFile(file, fresh)
process.exit(0)
