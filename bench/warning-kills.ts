/**
 * Warnings while server and database are killed: `npm run bench -- warning-kills [--kills 100]`. Articles come in all the time; at the end everything that was due must
 * have arrived, once by its number. Ends with 1 when anything is lost, invented, or twice without being marked.
 */
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { newInstallation } from '../apps/server/tests/crashing.ts'
import { warnUnderKills } from '../apps/server/tests/warned-under-kills.ts'
import { machine } from './machine.ts'

const { values: requested } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const data = await newInstallation()
try {
  const { faults, ...reported } = await warnUnderKills({ data, kills: Number(requested.kills), lifeMs: [300, 4_000] })
  process.stdout.write(
    `${machine()}\n${reported.kills} kills of the server, a third of them of the database too, while ${reported.articles} articles came in, ${reported.due} of them due twice or once\n`,
  )
  process.stdout.write(
    `${reported.incidents} incidents; ${reported.webhooks} webhooks (${reported.webhooksAgain} sent again under their number), ${reported.mails} mails (${reported.mailTwins} twins), ${reported.notices} notices\n`,
  )
  process.stdout.write(
    `${faults.length} faults${faults
      .slice(0, 20)
      .map(fault => `\n  ${fault}`)
      .join('')}\n`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await rm(data, { recursive: true, force: true })
}
