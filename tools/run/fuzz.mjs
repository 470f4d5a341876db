// Sends the server what nobody would think of: every call of docs/openapi.json with made-up values, by a stranger, a member, an administrator and
// an operator. `npm run fuzz -- --cases 20 --rounds 5 --seed 1 --as member,admin --minutes 5`; a run that was ended goes on where it was and counts on,
// `--again` begins anew. Calls are sent by one tag after the other, so that an ended run has lost a minute at most.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openInstallation, people } from '../fuzz/installation.mjs'
import { ensureSchemathesis, fuzz, groupsIn, installedSchemathesis } from '../fuzz/schemathesis.mjs'
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
      minutes: { type: 'string', default: '0' },
      again: { type: 'boolean', default: false },
    },
  })
  const who = values.as.split(',')
  for (const one of who) if (!people.includes(one)) throw new Stop(`--as: say some of ${people.join(', ')}.`)
  const [cases, rounds, seed] = ['cases', 'rounds', 'seed'].map(name => numberOf(name, values[name]))
  const minutes = Number(values.minutes)
  if (!(minutes >= 0)) throw new Stop('--minutes must be a number; 0: until all is done.')
  await mkdir(folder, { recursive: true })
  const asked = { cases, seed }
  const kept = values.again ? null : await readPlace(asked)
  const done = kept?.done ?? []
  const sentBefore = kept?.sent ?? 0
  const program = await ensureSchemathesis(folder)
  const tally = newTally()
  const groups = groupsIn(JSON.parse(await readFile('docs/openapi.json', 'utf8')))
  const slices = Array.from({ length: rounds }, (_, round) =>
    who.flatMap(as => partsOf({ as, cases, seed: seed + round })),
  )
    .flat()
    .flatMap(part => groups.map((tags, group) => ({ ...part, tags, group: group + 1 })))
  const left = slices.filter(slice => !done.includes(nameOf(slice)))
  const until = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY
  let sent = sentBefore
  await sendInto(tally, program, left, {
    until,
    passed: async (slice, generated) => {
      done.push(nameOf(slice))
      sent += generated
      await writeFile(place, JSON.stringify({ asked, done, sent }))
    },
  })
  say(`${sent} cases without a finding in all runs; ${slices.length - done.length} of ${slices.length} slices are left`)
  return conclude(tally)
}

/** A token lasts for five minutes: more cases than these are parts with a sign-in each. */
const casesAtOnce = 4
const partsOf = ({ as, cases, seed }) =>
  Array.from({ length: Math.ceil(cases / casesAtOnce) }, (_, part) => ({
    as,
    seed: seed + 7_919 * part,
    cases: Math.min(casesAtOnce, cases - casesAtOnce * part),
  }))

const nameOf = ({ as, seed, group }) => (group === undefined ? `${as} ${seed}` : `${as} ${seed} ${group}`)

/** @param until no slice is begun after it, in ms. @param passed hears of each slice that found nothing, and how many cases it sent */
async function sendInto(tally, program, slices, { until = Number.POSITIVE_INFINITY, passed = async () => {} } = {}) {
  const installation = await openInstallation()
  let sent = 0
  try {
    for (const slice of slices) {
      if (Date.now() > until) break
      const found = await fuzz(program, installation, slice)
      sent += found.generated
      say(`${found.passed ? 'ok    ' : 'FAILED'} ${nameOf(slice)}: ${found.generated} cases`)
      if (!found.passed) say(found.output)
      add(tally, found.passed ? { passed: 1 } : { failed: 1, failures: [`fuzz › ${nameOf(slice)}`] })
      if (found.passed) await passed(slice, found.generated)
    }
  } finally {
    await installation.close()
  }
  say(`${sent} cases`)
}

/** The short form, a stage of `npm test`: always the same calls, in less than a minute. Left out where nobody has installed the program. */
export async function fuzzInto(tally) {
  const program = installedSchemathesis(folder)
  if (!program) {
    say('Left out: schemathesis is not installed; `npm run fuzz` installs it.')
    return add(tally, { skipped: 1 })
  }
  await sendInto(
    tally,
    program,
    people.map(as => ({ as, cases: 1, seed: 1 })),
  )
}

/** The long form, a stage of `npm run test:long`, by the seed of that run. */
export async function longFuzzInto(tally, { seed }) {
  await mkdir(folder, { recursive: true })
  const program = await ensureSchemathesis(folder)
  await sendInto(
    tally,
    program,
    people.flatMap(as => partsOf({ as, cases: 20, seed })),
  )
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
