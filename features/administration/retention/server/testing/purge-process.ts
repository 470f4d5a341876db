/** A purge in a process of its own, to be killed by tests: `node purge-process.ts DATABASE FOLDER`. */
import { diskFiles } from '@guanlan/platform/server'
import { purgeOrganisations } from '../purge-organisations/purge.ts'

const [url = '', folder = ''] = process.argv.slice(2)
process.stdout.write('ready\n')
await purgeOrganisations(url, await diskFiles(folder))
// Ended by whoever began it.
setInterval(() => {}, 60_000)
