/** PgBouncer from Debian's packages, laid out without installing them. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clientIn } from './fetch.ts'
import { part } from './store.ts'

const packages = ['pgbouncer', 'libevent-2.1-7', 'libc-ares2']

/** The program, and where its libraries are (`LD_LIBRARY_PATH`). */
export async function pgbouncer(): Promise<{ file: string; libraries: string }> {
  const folder = await part('pgbouncer-debian-12', async folder => {
    // The packages are signed, and apt checks that.
    await clientIn(folder, 'apt-get', ['download', '-qq', ...packages])
    for (const name of await readdir(folder)) await clientIn(folder, 'dpkg', ['-x', name, join(folder, 'root')])
  })
  return { file: join(folder, 'root/usr/sbin/pgbouncer'), libraries: join(folder, 'root/usr/lib/x86_64-linux-gnu') }
}
