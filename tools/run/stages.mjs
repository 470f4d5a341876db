// Stages of a run, one after the other, counted together. A stage is a function of the tally, a folder for its files, and its words.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stop, say } from './say.mjs'
import { add, conclude, newTally } from './tally.mjs'

/**
 * @param stages by name
 * @param planned name, words and options of each that is run
 * @param whole whether each is run as a whole, as its budget is meant
 */
export async function runStages(stages, planned, { whole = false } = {}) {
  const tally = newTally()
  const scratch = await mkdtemp(join(tmpdir(), 'guanlan-run-'))
  await chmod(scratch, 0o755) // the database's own user has to enter it when we are root
  try {
    for (const [name, words, options] of planned) {
      const started = Date.now()
      await runStage(stages[name], { name, tally, scratch, words, options })
      tally.stages.push({ name, ms: Date.now() - started })
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return conclude(tally, { whole })
}

/** A stage that cannot run has failed; the others still run. */
async function runStage(stage, { name, tally, scratch, words, options }) {
  say(`── ${name}`)
  try {
    await stage(tally, scratch, words, options)
  } catch (error) {
    say(error instanceof Stop ? error.message : (error.stack ?? String(error)))
    add(tally, { failed: 1, failures: [`${name}, which could not run`] })
  }
}

/** All stages, or the one that is named with the words that follow it. */
export function plannedOf(stages, [part, ...words], command) {
  if (part !== undefined && !Object.hasOwn(stages, part))
    throw new Stop(`${command} -- ${part}: say one of ${Object.keys(stages).join(', ')}, or nothing for all.`)
  return (part ? [part] : Object.keys(stages)).map(name => [name, words])
}
