// Sends the server what nobody would think of: every call of docs/openapi.json with made-up values, by a stranger, a member, an administrator and
// an operator. `npm run fuzz -- --cases 20 --rounds 5 --seed 1 --as member,admin`; a run that was ended goes on where it was, `--again` begins anew.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openInstallation, people } from '../fuzz/installation.mjs'
import { ensureSchemathesis, fuzz } from '../fuzz/schemathesis.mjs'
import { Stop, say } from './say.mjs'
import { add, conclude, newTally } from './tally.mjs'

const folder = '.runtime/fuzz'
const place = `${folder}/place.json`

export async function run(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      cases: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      as: { type: 'string', default: people.join(',') },
      again: { type: 'boolean', default: false },
    },
  })
  const who = values.as.split(',')
  for (const one of who) if (!people.includes(one)) throw new Stop(`--as: say some of ${people.join(', ')}.`)
  const [cases, rounds, seed] = ['cases', 'rounds', 'seed'].map(name => numberOf(name, values[name]))
  await mkdir(folder, { recursive: true })
  const asked = { cases, seed }
  const kept = values.again ? null : await readPlace(asked)
  const done = kept?.done ?? []
  const program = await ensureSchemathesis(folder)
  const installation = await openInstallation()
  const tally = newTally()
  let sent = 0
  try {
    for (let round = 0; round < rounds; round++)
      for (const one of who) {
        const slice = `${one} ${seed + round}`
        if (done.includes(slice)) continue
        const { passed, generated, output } = await fuzz(program, installation, { as: one, cases, seed: seed + round })
        sent += generated
        say(`${passed ? 'ok    ' : 'FAILED'} ${slice}: ${generated} cases`)
        if (!passed) say(output)
        add(tally, passed ? { passed: 1 } : { failed: 1 })
        if (passed) done.push(slice)
        await writeFile(place, JSON.stringify({ asked, done }))
      }
  } finally {
    await installation.close()
  }
  say(`${sent} cases`)
  return conclude(tally)
}

function numberOf(name, text) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Stop(`--${name} must be a whole number from 1 on.`)
  return number
}

/** What an earlier run with the same words has done; null when there was none. */
async function readPlace(asked) {
  const kept = JSON.parse(await readFile(place, 'utf8').catch(() => 'null'))
  return JSON.stringify(kept?.asked) === JSON.stringify(asked) ? kept : null
}
