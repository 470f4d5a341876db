/** OpenSearch 3.8.0: its jars from Maven, and the launcher compiled beside them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { client, dependenciesOf, fromMaven } from './fetch.ts'
import { java } from './java.ts'
import { checkSum, MissingPart, part } from './store.ts'

const ours = (name: string): string => fileURLToPath(new URL(`../opensearch/${name}`, import.meta.url))
const COMPILER = 'org.eclipse.jdt:ecj:3.43.0'
const COMPILER_SHA256 = 'c786468c65e906498e7e36ece4e0d04c6d3dd34c9a61b34a3a5b512801911a82'

/** What Java takes as its class path. */
export async function openSearchClasses(): Promise<string> {
  const runtime = await java()
  const folder = await part('opensearch-3.8.0', async folder => {
    const jars = join(folder, 'jars')
    await dependenciesOf(ours('pom.xml'), jars)
    await checkAll(jars)
    const compiler = await fromMaven(COMPILER, COMPILER_SHA256, folder)
    const sources = [ours('Launcher.java'), ours('AnalysisWithoutThai.java')]
    const path = await classPath(folder)
    await client(runtime, ['-jar', compiler, '-21', '-nowarn', '-cp', path, '-d', join(folder, 'classes'), ...sources])
  })
  return classPath(folder)
}

async function checkAll(jars: string): Promise<void> {
  const lines = (await readFile(ours('jars.sha256'), 'utf8')).trim().split('\n')
  const expected = new Map(lines.map(line => [line.slice(66), line.slice(0, 64)]))
  for (const name of await readdir(jars)) {
    const sum = expected.get(name)
    if (!sum) throw new MissingPart(`${name} came with OpenSearch and has no line in jars.sha256.`)
    await checkSum(join(jars, name), sum)
  }
}

async function classPath(folder: string): Promise<string> {
  const jars = await readdir(join(folder, 'jars'))
  return [join(folder, 'classes'), ...jars.sort().map(name => join(folder, 'jars', name))].join(':')
}
