// 240 questions over real news, each asked in the product without a model: how many are answered rightly, refused or wrong, by kind.
import { writeFileSync } from 'node:fs'
import type { Data, Measured, Task } from '../shape.ts'
import { withNews } from './questions/ask.ts'
import { type Verdict, verdictOf } from './questions/judge.ts'
import { questionKinds, questionsOf } from './questions/made.ts'
import { itemsOf, sets } from './questions/rows.ts'

/** Of all that can be answered; and of those that cannot. */
const must = { answerable: 0.65, refused: 0.92 }
const aim = { answerable: 0.8, refused: 0.98 }

export const questions: Task = {
  name: 'questions',
  needs: Object.values(sets).map(set => `${set}.jsonl.gz`),
  async run({ folder }: Data): Promise<Measured[]> {
    const items = itemsOf(folder)
    const all = questionsOf(items)
    const tallies = new Map(questionKinds.map(kind => [kind, { right: 0, refused: 0, wrong: 0 }]))
    const lines: string[] = []
    await withNews(items, async ask => {
      for (const { kind, text, expected } of all) {
        const answer = await ask(text)
        const verdict: Verdict = verdictOf(expected, answer)
        const tally = tallies.get(kind)
        if (tally) tally[verdict]++
        lines.push(JSON.stringify({ kind, verdict, text, expected, answer }))
      }
    })
    // Each answer with what was expected, to be read.
    const { GUANLAN_EVAL_ANSWERS: file } = process.env
    if (file) writeFileSync(file, `${lines.join('\n')}\n`)
    const rows = [...tallies].flatMap(([kind, { right, refused, wrong }]): Measured[] => {
      const n = right + refused + wrong
      const row = { task: 'questions', set: kind, n }
      if (kind === 'no answer')
        return [{ ...row, metric: 'refused', value: right / n, must: must.refused, aim: aim.refused }]
      return [
        { ...row, metric: 'right', value: right / n },
        { ...row, metric: 'refused', value: refused / n },
        { ...row, metric: 'wrong', value: wrong / n },
      ]
    })
    const answerable = [...tallies].filter(([kind]) => kind !== 'no answer').map(([, tally]) => tally)
    const n = answerable.reduce((sum, { right, refused, wrong }) => sum + right + refused + wrong, 0)
    const right = answerable.reduce((sum, tally) => sum + tally.right, 0)
    return [
      ...rows,
      {
        ...{ task: 'questions', set: 'answerable', metric: 'right, extraction', value: right / n, n },
        ...{ must: must.answerable, aim: aim.answerable },
      },
    ]
  },
}
