// 240 questions over real news, each asked in the product by extraction, with a model that is honest and with one that invents: how many are answered rightly, refused or wrong, and what of the inventions is shown.
import { writeFileSync } from 'node:fs'
import type { Data, Measured, Task } from '../shape.ts'
import { type InventedKind, inventedKinds } from './inventions.ts'
import { withNews } from './questions/ask.ts'
import { type Verdict, verdictOf } from './questions/judge.ts'
import { type QuestionKind, questionKinds, questionsOf } from './questions/made.ts'
import { openQuestionModel } from './questions/model.ts'
import { itemsOf, sets } from './questions/rows.ts'

const answerers = ['extraction', 'honest', 'inventing'] as const
type Answerer = (typeof answerers)[number]

/** Of all that can be answered; and of those that cannot. */
const must: Readonly<Record<Answerer, number>> = { extraction: 0.65, honest: 0.75, inventing: 0.75 }
const aim: Readonly<Record<Answerer, number>> = { extraction: 0.8, honest: 0.88, inventing: 0.88 }
const refused = { must: 0.92, aim: 0.98 }
/** What must not pass at all; the others may in a few cases. */
const grave: readonly InventedKind[] = ['number', 'unit', 'date', 'name', 'quotation', 'citation']

type Tallies = Map<QuestionKind, Record<Verdict, number>>

export const questions: Task = {
  name: 'questions',
  needs: Object.values(sets).map(set => `${set}.jsonl.gz`),
  async run({ folder }: Data): Promise<Measured[]> {
    const items = itemsOf(folder)
    const all = questionsOf(items)
    const tallies = new Map(answerers.map(answerer => [answerer, emptyTallies()]))
    const invented = new Map(inventedKinds.map(kind => [kind, { n: 0, through: 0 }]))
    const lines: string[] = []
    const model = await openQuestionModel()
    await withNews(items, model.url, async ({ ask, askModel }) => {
      for (const answerer of answerers)
        for (const { kind, text, expected } of all) {
          if (answerer !== 'extraction') model.answers(answerer)
          const answer = await (answerer === 'extraction' ? ask(text) : askModel(text))
          const verdict = verdictOf(expected, answer)
          const tally = tallies.get(answerer)?.get(kind)
          if (tally) tally[verdict]++
          const shown = new Set(answer.sentences.map(sentence => sentence.text))
          const passed = model.invented().map(each => ({ ...each, isShown: shown.has(each.text) }))
          for (const { kind: of, isShown } of passed) {
            const counts = invented.get(of)
            if (counts) {
              counts.n++
              counts.through += Number(isShown)
            }
          }
          const through = passed.filter(({ isShown }) => isShown)
          lines.push(JSON.stringify({ answerer, kind, verdict, text, expected, through, answer }))
        }
    })
    await model.close()
    // Each answer with what was expected, to be read.
    const { GUANLAN_EVAL_ANSWERS: file } = process.env
    if (file) writeFileSync(file, `${lines.join('\n')}\n`)
    return [
      ...[...tallies].flatMap(([answerer, of]) => rowsOf(answerer, of)),
      ...[...invented].map(([kind, { n, through }]): Measured => {
        const isGrave = grave.includes(kind)
        return {
          ...{ task: 'questions', set: 'inventing', metric: `shown: ${kind}`, value: through / Math.max(1, n), n },
          ...{ must: isGrave ? 0 : 0.03, aim: isGrave ? 0 : 0.01, atMost: true },
        }
      }),
    ]
  },
}

const emptyTallies = (): Tallies => new Map(questionKinds.map(kind => [kind, { right: 0, refused: 0, wrong: 0 }]))

function rowsOf(answerer: Answerer, tallies: Tallies): Measured[] {
  const rows = [...tallies].flatMap(([kind, { right, refused: refusals, wrong }]): Measured[] => {
    const n = right + refusals + wrong
    const row = { task: 'questions', set: `${kind}, ${answerer}`, n }
    if (kind === 'no answer') return [{ ...row, metric: 'refused', value: right / n, ...refused }]
    return [
      { ...row, metric: 'right', value: right / n },
      { ...row, metric: 'refused', value: refusals / n },
      { ...row, metric: 'wrong', value: wrong / n },
    ]
  })
  const answerable = [...tallies].filter(([kind]) => kind !== 'no answer').map(([, tally]) => tally)
  const n = answerable.reduce((sum, each) => sum + each.right + each.refused + each.wrong, 0)
  const value = answerable.reduce((sum, { right }) => sum + right, 0) / n
  const whole = { task: 'questions', set: 'answerable', metric: `right, ${answerer}`, value, n }
  return [...rows, { ...whole, must: must[answerer], aim: aim[answerer] }]
}
