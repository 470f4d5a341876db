/** libfaketime from Debian's packages, laid out without installing it: a clock that jumps for the programs of a test alone. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clientIn } from './fetch.ts'
import { part } from './store.ts'

/** What programs are started with (`LD_PRELOAD`). */
export async function faketime(): Promise<string> {
  const folder = await part('libfaketime-debian-12', async folder => {
    await clientIn(folder, 'apt-get', ['download', '-qq', 'libfaketime'])
    for (const name of await readdir(folder)) await clientIn(folder, 'dpkg', ['-x', name, join(folder, 'root')])
  })
  return join(folder, 'root/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1')
}
