// The Python program that makes the calls up, in an environment of its own.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { runQuietly } from '../run/programs.mjs'
import { Stop, timed } from '../run/say.mjs'

const version = '4.32.5'

const homeIn = folder => join(folder, `schemathesis-${version}`)
const programIn = folder => join(homeIn(folder), 'bin', 'schemathesis')

/** @returns its path; null where it is not installed */
export const installedSchemathesis = folder => (existsSync(programIn(folder)) ? programIn(folder) : null)

/** @returns its path; throws a Stop that says what is missing */
export async function ensureSchemathesis(folder) {
  const installed = installedSchemathesis(folder)
  if (installed) return installed
  const home = homeIn(folder)
  const python = await runQuietly('python3', ['--version'])
  if (python.code !== 0) throw new Stop('npm run fuzz needs python3 with venv and pip: install them first.')
  await timed(`Installing schemathesis ${version}`, async () => {
    for (const [file, words] of [
      ['python3', ['-m', 'venv', home]],
      [join(home, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`]],
    ]) {
      const { code, output } = await runQuietly(file, words)
      if (code !== 0) throw new Stop(`schemathesis could not be installed:\n${output.trim()}`)
    }
  })
  return programIn(folder)
}

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
]

const endless = ['text/event-stream', 'application/x-ndjson']
/** Operations that answer with a stream. */
export const streamsIn = ({ paths }) =>
  Object.values(paths).flatMap(path =>
    Object.values(path).flatMap(({ operationId, responses }) =>
      Object.values(responses).some(({ content }) => content && endless.some(type => type in content))
        ? [operationId]
        : [],
    ),
  )

/** Operations of one group at most; a tag with more is a group of its own. */
const mostOfGroup = 120

/** Pure. Tags of the document in groups that take about as long as each other. */
export function groupsIn({ paths }) {
  const counts = new Map()
  for (const path of Object.values(paths))
    for (const { tags: [tag] = [] } of Object.values(path)) if (tag) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const groups = []
  let room = 0
  for (const [tag, count] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (count > room) {
      groups.push([])
      room = mostOfGroup
    }
    groups.at(-1).push(tag)
    room -= count
  }
  return groups
}

/** One person's calls: `cases` made-up ones of each operation at most, of these tags or of all. `generated` counts what was sent. */
export async function fuzz(program, { origin, headersOf }, { as, cases, seed, tags = [] }) {
  const headers = Object.entries(await headersOf(as)).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const words = [
    ...['run', resolve('docs/openapi.json'), '--url', origin, '--no-color', '--continue-on-failure'],
    ...['--checks', checks.join(','), '--phases', 'fuzzing'],
    // Whoever asks for a page waits ten seconds for the turn of its host.
    ...['--max-response-time', '13', '--request-timeout', '20'],
    ...['--seed', String(seed), '--max-examples', String(cases), '--workers', '2', ...headers],
    ...tags.flatMap(tag => ['--include-tag', tag]),
    // Where most of what can be made up is refused, what is left counts; a busy machine makes things up slowly, which is no fault of the product.
    ...['--suppress-health-check', 'filter_too_much,too_slow'],
    // They stay open: a stream has no end.
    ...streamsIn(JSON.parse(await readFile('docs/openapi.json', 'utf8'))).flatMap(id => ['--exclude-operation-id', id]),
  ]
  // It leaves what it has seen where it is started.
  const { code, output } = await runQuietly(resolve(program), words, { cwd: dirname(dirname(dirname(program))) })
  return { passed: code === 0, generated: Number(/(\d+) generated/.exec(output)?.[1] ?? 0), output }
}
