/** Versity Gateway 1.8.0, an S3 server over a folder, built from its source by Go, which holds each module against its checksum. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientWith } from './fetch.ts'
import { part } from './store.ts'

const VERSION = '1.8.0'

/** The program. */
export async function versitygw(): Promise<string> {
  const folder = await part(`versitygw-${VERSION}`, async folder => {
    const usual = '/usr/local/go/bin/go'
    const go = existsSync(usual) ? usual : 'go'
    // What it fetches and makes on the way goes with the folder of the build.
    const env = { GOBIN: folder, GOTOOLCHAIN: 'local' }
    await clientWith(env, go, ['install', `github.com/versity/versitygw/cmd/versitygw@v${VERSION}`])
  })
  return join(folder, 'versitygw')
}
