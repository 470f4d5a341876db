// Clients made of docs/openapi.json by three generators: each takes it whole, and what it makes compiles. Each is left out where it is not installed
// (tools/scale/README.md says how).
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const home = process.env.GUANLAN_GENERATORS ?? join(root, '.runtime', 'generators')
const document = join(root, 'docs', 'openapi.json')
const bin = (name: string) => join(home, 'node_modules', '.bin', name)
const python = (name: string) => join(home, 'python', 'bin', name)
const isMissing = (program: string) => !existsSync(program)
const long = 600_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guanlan-clients-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (program: string, words: readonly string[]) =>
  promisify(execFile)(program, [...words], { cwd: home, maxBuffer: 64 * 1024 ** 2 })

/** Nothing of a type error is let through. */
async function compile(files: readonly string[]): Promise<void> {
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, target: 'es2022', module: 'esnext' },
    ...{ moduleResolution: 'bundler', lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
  }
  await writeFile(config, JSON.stringify({ compilerOptions, files }))
  await run(bin('tsc'), ['-p', config])
}

test.skipIf(isMissing(bin('openapi-typescript')))(
  'openapi-typescript',
  async () => {
    const file = join(folder, 'types.ts')
    await run(bin('openapi-typescript'), [document, '-o', file])
    await compile([file])
  },
  long,
)

test.skipIf(isMissing(bin('openapi-ts')))(
  'openapi-ts of hey-api',
  async () => {
    const out = join(folder, 'hey')
    await run(bin('openapi-ts'), ['-i', document, '-o', out])
    const files = (await readdir(out, { recursive: true })).filter(name => name.endsWith('.ts'))
    expect(files).not.toEqual([])
    await compile(files.map(name => join(out, name)))
  },
  long,
)

test.skipIf(isMissing(python('openapi-python-client')))(
  'openapi-python-client makes every endpoint',
  async () => {
    const out = join(folder, 'python')
    const { stdout, stderr } = await run(python('openapi-python-client'), [
      'generate',
      '--path',
      document,
      '--output-path',
      out,
    ])
    expect(`${stdout}${stderr}`.match(/^.*will not be generated.*$/gm) ?? []).toEqual([])
    await run(python('python'), ['-m', 'compileall', '-q', out])
  },
  long,
)
