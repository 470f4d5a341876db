// What an organisation gains from correcting: an analyst reads so many texts and corrects what is wrong, the rest is measured.
import { type Adjustment, adjustedAnswer, answerOf } from '../../../engine/text/sentiment/adjust.ts'
import { readAdjustment } from '../../../engine/text/sentiment/adjust-file.ts'
import { type Example, learnInSteps } from '../../../engine/text/sentiment/adjust-learn.ts'
import { proveInSteps } from '../../../engine/text/sentiment/adjust-prove.ts'
import { macroF1 } from '../../train-sentiment/macro-f1.ts'
import type { Measured, Task } from '../shape.ts'
import { adjustmentNeeds, type Organisation, organisations, type Text } from './adjustment-sets.ts'

const seen = [25, 100, 400, 800]
/** So many orders of the texts, whose figures are averaged. */
const ORDERS = 5
/** Of the texts at least so many are left to measure on. */
const REST = 0.25
/** As features/articles/articles/server/analysis/learn/due.ts has it. */
const NEEDED = 20

export const adjustment: Task = {
  name: 'adjustment',
  needs: adjustmentNeeds,
  run: data => organisations(data).flatMap(measured),
}

interface Trial {
  corrections: number
  proven: boolean
  before: number
  after: number
}

function measured({ name, texts }: Organisation): Measured[] {
  return seen
    .filter(count => count <= texts.length * (1 - REST))
    .flatMap(count => {
      const trials = Array.from({ length: ORDERS }, (_, order) => trial(shuffled(texts, order + 1), count))
      const mean = (of: (one: Trial) => number): number => trials.reduce((sum, one) => sum + of(one), 0) / ORDERS
      const proven = trials.filter(one => one.proven).length
      const row = { task: 'adjustment', set: name, n: texts.length - count }
      const note = `before ${mean(one => one.before).toFixed(3)}; ${Math.round(mean(one => one.corrections))} corrections, proven in ${proven} of ${ORDERS} orders`
      return [
        { ...row, metric: `macro-F1 after ${count} seen, adjusted`, value: mean(one => one.after), note },
        {
          ...row,
          metric: `macro-F1 after ${count} seen, as used`,
          value: mean(one => (one.proven ? one.after : one.before)),
        },
      ]
    })
}

function trial(texts: readonly Text[], count: number): Trial {
  const examples = texts.slice(0, count).map(({ view, said: reported }): Example => {
    return { view, sentiment: reported, anchor: answerOf(view).sentiment === reported }
  })
  const corrections = examples.filter(({ anchor }) => !anchor).length
  const learned = readAdjustment(ended(learnInSteps(examples)))
  return {
    corrections,
    proven: corrections >= NEEDED && ended(proveInSteps(examples)).proven,
    before: f1(texts.slice(count)),
    after: f1(texts.slice(count), learned),
  }
}

const f1 = (texts: readonly Text[], adjusted?: Adjustment): number =>
  macroF1(
    texts.map(({ view, truth }) => [(adjusted ? adjustedAnswer(view, adjusted) : answerOf(view)).sentiment, truth]),
  )

function ended<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Another order for each seed, the same each time. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const result = [...values]
  let state = seed
  for (let i = result.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (i + 1))
    ;[result[i], result[other]] = [result[other]!, result[i]!]
  }
  return result
}
