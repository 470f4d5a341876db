// What would go into the image is worked out from its files: no secret, no data of an installation, no test.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = name => readFileSync(new URL(name, root), 'utf8')
const linesOf = text => text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('#'))
const ignored = linesOf(read('deploy/Dockerfile.dockerignore'))

/** Of a path and of every folder above it, as Docker reads its patterns. */
const isIgnored = path =>
  path
    .split('/')
    .some((_, at, parts) => ignored.some(pattern => matchesGlob(parts.slice(0, at + 1).join('/'), pattern)))

/** Folders and files of the last stage, from those of the build. */
const copied = read('deploy/Dockerfile')
  .split(/^FROM /m)
  .at(-1)
  .split('\n')
  .flatMap(line => /^COPY --from=build .*?\/guanlan\/?(\S*) /.exec(line)?.slice(1) ?? [])
const isCopied = path =>
  !isIgnored(path) && copied.some(from => from === '' || path === from || path.startsWith(`${from}/`))

const secrets = [
  ...[
    'deploy/secrets/database',
    'deploy/secrets/service',
    '.env',
    '.env.production',
    'apps/server/.env',
    'data/files/a',
  ],
  ...[
    'data/postgres/pg_hba.conf',
    'data-copy/x',
    'apps/secrets/key',
    'apps/server/tls.key',
    '.git/config',
    'docs/operating.md',
    'server.log',
  ],
]
test.each(secrets)('%s stays out of the build', path => expect(isIgnored(path)).toBe(true))
test.each(secrets)('%s stays out of the image', path => expect(isCopied(path)).toBe(false))

test('of the repository what runs goes in, and no test', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split(
    '\0',
  )
  const into = files.filter(path => path !== '' && isCopied(path))
  expect(into.filter(path => /\.test\.(ts|tsx|mjs)$|\.md$|^(docs|e2e|bench|deploy)\//.test(path))).toEqual([])
  for (const needed of [
    'apps/server/main.ts',
    'package.json',
    'tools/run.mjs',
    'platform/server/index.ts',
    'features/areas.ts',
  ])
    expect(into).toContain(needed)
  // A pattern that is too wide would take a feature away.
  const running = files.filter(
    path => /^(apps|db|engine|features|pipeline|platform)\//.test(path) && !/\.test\.tsx?$|\.md$/.test(path),
  )
  expect(running.filter(path => !isCopied(path))).toEqual([])
  expect(into.some(path => path.startsWith('db/migrations/'))).toBe(true)
})

test.each(['/deploy/secrets/', '.env', '/data/'])('git leaves %s out', line =>
  expect(linesOf(read('.gitignore'))).toContain(line),
)
test('both readers of the list read the same', () =>
  expect(read('.dockerignore')).toBe(read('deploy/Dockerfile.dockerignore')))
