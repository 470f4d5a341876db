// Clients made of docs/openapi.json by three generators: each takes it whole, and what it makes compiles and makes ten calls. Each is left out where it is not installed
// (tools/scale/README.md says how).
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct } from '../product.ts'
import { byFunctions, byPython, byTypes } from '../testing/clients-calls.ts'
import { roleOfEverything } from '../testing/role-of-everything.ts'

const root = resolve(import.meta.dirname, '../../../..')
const home = process.env.GUANLAN_GENERATORS ?? join(root, '.runtime', 'generators')
const document = join(root, 'docs', 'openapi.json')
const bin = (name: string) => join(home, 'node_modules', '.bin', name)
const python = (name: string) => join(home, 'python', 'bin', name)
const isMissing = (program: string) => !existsSync(program)
const long = 1_200_000

let folder: string
/** Of the product, and what its samples are filled with. */
let filled: Record<string, string>
beforeAll(async () => {
  await mkdir(home, { recursive: true })
  folder = await mkdtemp(join(home, 'clients-'))
  const database = await migratedDatabase()
  const product = await openProduct(database.url)
  const owner = await product.member(11, 'clients@example.com', 'orgAdmin')
  const roleId = await roleOfEverything(product)
  const key = await owner.ask('POST', '/inews/apiKey', { name: '客户端', roleId })
  const monitor = await owner.ask('POST', '/inews/monitor', { kind: 'item', name: '车门', rule: '车门' })
  // The host that the product of tests is known by is not where it listens.
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', async () => {
      const answer = await product.app.inject({
        ...{ method: request.method as 'GET', url: request.url ?? '/', payload: Buffer.concat(pieces) },
        headers: { ...request.headers, host: 'localhost:8080' },
      })
      const { 'transfer-encoding': _, ...headers } = answer.headers
      reply.writeHead(answer.statusCode, headers).end(answer.rawPayload)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  filled = {
    ADDRESS: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    KEY: key.body.data.secret,
    MONITOR: String(monitor.body.data.id),
  }
  return async () => {
    server.closeAllConnections()
    server.close()
    await product.close()
    await database.drop()
  }
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

const fill = (sample: string) => sample.replace(/\b(?:ADDRESS|KEY|MONITOR|PACKAGE)\b/g, word => filled[word] ?? word)

const run = (program: string, words: readonly string[]) =>
  promisify(execFile)(program, [...words], {
    ...{ cwd: home, maxBuffer: 64 * 1024 ** 2 },
    // A generator in Python calls its formatter by name.
    env: { ...process.env, PATH: [join(home, 'python', 'bin'), process.env.PATH].join(delimiter), PYTHONPATH: folder },
  })

/** Nothing of a type error is let through; then it makes its ten calls. */
async function compileAndCall(name: string, program: string, files: readonly string[]): Promise<void> {
  const source = join(folder, `${name}.ts`)
  await writeFile(source, fill(program))
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = {
    ...{ outDir: join(folder, 'out'), rootDir: folder, strict: true, skipLibCheck: true, target: 'es2022' },
    ...{ module: 'commonjs', moduleResolution: 'node10', lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
  }
  await writeFile(config, JSON.stringify({ compilerOptions, files: [...files, source] }))
  await run(bin('tsc'), ['-p', config])
  await writeFile(join(folder, 'out', 'package.json'), JSON.stringify({ type: 'commonjs' }))
  const { stdout } = await run(process.execPath, [join(folder, 'out', `${name}.js`)])
  expect(stdout.trim()).toBe('ten')
}

test.skipIf(isMissing(bin('openapi-typescript')) || !existsSync(join(home, 'node_modules', 'openapi-fetch')))(
  'openapi-typescript',
  async () => {
    const file = join(folder, 'types.ts')
    await run(bin('openapi-typescript'), [document, '-o', file])
    await compileAndCall('by-types', byTypes, [file])
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
    await compileAndCall(
      'by-functions',
      byFunctions,
      files.map(name => join(out, name)),
    )
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
    await run(python('python'), ['-m', 'compileall', '-q', '-j', '0', out])
    const made = (await readdir(out, { withFileTypes: true })).find(
      each => each.isDirectory() && !each.name.startsWith('.'),
    )
    filled.PACKAGE = `python.${made?.name}`
    const program = join(folder, 'by_python.py')
    await writeFile(program, fill(byPython))
    const answer = await run(python('python'), [program])
    expect(answer.stdout.trim()).toBe('ten')
  },
  long,
)
