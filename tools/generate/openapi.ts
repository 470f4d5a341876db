/** docs/openapi.json out of the contracts: `node tools/generate/openapi.ts [--check]`. */
import { readFile, writeFile } from 'node:fs/promises'
import { contracts } from '../../apps/server/features.ts'
import { openApi } from '../../platform/contract/index.ts'

const file = new URL('../../docs/openapi.json', import.meta.url)
const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const fresh = `${JSON.stringify(openApi(contracts, version), null, 1)}\n`
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== fresh) {
    process.stderr.write('docs/openapi.json is older than the contracts. Run: node tools/generate/openapi.ts\n')
    process.exit(1)
  }
} else await writeFile(file, fresh)
process.exit(0)
