// Types, boundaries, lint, unused code, generated files: everything that needs neither browser nor test run.
import { say, seconds } from './say.mjs'
import { checkSteps } from './steps.mjs'
import { add, conclude, newTally } from './tally.mjs'

export async function run() {
  const tally = newTally()
  const started = Date.now()
  await checkInto(tally)
  tally.stages.push({ name: 'check', ms: Date.now() - started })
  return conclude(tally, { whole: true })
}

const AT_ONCE = 2

export async function checkInto(tally) {
  const waiting = await checkSteps()
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const begun = Date.now()
      const { passed, output } = await step.act()
      say(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${seconds(begun)})`)
      if (!passed) say(output.trimEnd())
      add(tally, passed ? { passed: 1 } : { failed: 1, failures: [`check › ${step.name}`] })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
