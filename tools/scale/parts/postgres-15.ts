/** PostgreSQL 15 from Debian's packages, laid out without installing it: older than what Guanlan takes. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clientIn } from './fetch.ts'
import { part } from './store.ts'

/** A folder with all of it, which may be copied; its programs are in `usr/lib/postgresql/15/bin`. */
export async function postgres15(): Promise<string> {
  const folder = await part('postgresql-15-debian-12', async folder => {
    await clientIn(folder, 'apt-get', ['download', '-qq', 'postgresql-15'])
    for (const name of await readdir(folder)) await clientIn(folder, 'dpkg', ['-x', name, join(folder, 'root')])
  })
  return join(folder, 'root')
}
