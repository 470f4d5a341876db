/** Which calls of the specification the product answers: `node tools/check-calls.ts [--missing]`. Needs ../shared/spec/calls.json. */
import { readFile } from 'node:fs/promises'
import { contracts } from '../apps/server/features.ts'
import { methodsOf } from '../platform/contract/index.ts'

interface Call {
  id: string
  feature: string
  method: string | null
  effectiveMethod: string
  effectivePath: string
  basis: string
  optional: boolean
  aliases?: string[]
}

const file = new URL('../../shared/spec/calls.json', import.meta.url)
const text = await readFile(file, 'utf8').catch(() => null)
if (text === null) {
  process.stdout.write('The specification is not beside this checkout; nothing is compared.\n')
  process.exit(0)
}

/** Names of parameters do not matter: `/inews/monitor/{id}` is `/inews/monitor/{}`. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}')
const answered = new Set(
  Object.values(contracts).flatMap(contract =>
    Object.values(contract).flatMap(endpoint =>
      [endpoint.path, ...('aliases' in endpoint ? (endpoint.aliases ?? []) : [])].flatMap(path =>
        methodsOf(endpoint).map(method => `${method} ${shape(path)}`),
      ),
    ),
  ),
)
// The identity provider's addresses are served by the provider library.
for (const name of ['token', 'logout']) answered.add(`POST /realms/{}/protocol/openid-connect/${name}`)
answered.add('GET /realms/{}/protocol/openid-connect/userinfo')

const calls = (JSON.parse(text) as Call[]).filter(call => !call.optional)
const isAnswered = (call: Call) => answered.has(`${call.effectiveMethod} ${shape(call.effectivePath)}`)
const features = Map.groupBy(calls, call => call.feature)
const bindingBasis = (call: Call) => call.basis === 'named' || call.basis === 'expanded'
process.stdout.write(`${'feature'.padEnd(28)} binding      all\n`)
for (const [feature, own] of [...features].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const ratio = (of: Call[]) => `${of.filter(isAnswered).length}/${of.length}`.padStart(8)
  process.stdout.write(`${feature.padEnd(28)}${ratio(own.filter(bindingBasis))} ${ratio(own)}\n`)
  if (process.argv.includes('--missing'))
    for (const call of own)
      if (!isAnswered(call)) process.stdout.write(`    ${call.effectiveMethod} ${call.effectivePath} (${call.id})\n`)
}
const done = calls.filter(isAnswered).length
process.stdout.write(
  `${'all'.padEnd(28)}${`${calls.filter(bindingBasis).filter(isAnswered).length}/${calls.filter(bindingBasis).length}`.padStart(8)} ${`${done}/${calls.length}`.padStart(8)}\n`,
)
process.exit(0)
