// Doubled negations, turns, repetitions, headlines that only name a harm: sentences of this project with their labels.
import { hardSentences } from '../../../engine/text/testing/hard-sentences.ts'
import type { Measured, Task } from '../shape.ts'
import { theJudge } from './judge.ts'

export const turns: Task = {
  name: 'turns',
  needs: [],
  run() {
    const sentences = hardSentences()
    const kinds = [...new Set(sentences.map(({ kind }) => kind))]
    const row = (set: string, of: typeof sentences): Measured => ({
      task: 'turns',
      set,
      metric: 'right, 3 classes',
      value: of.filter(sentence => theJudge().judge(sentence).sentiment === sentence.sentiment).length / of.length,
      n: of.length,
      must: 0.75,
      aim: 0.85,
    })
    return [
      row('all', sentences),
      ...kinds.map(kind =>
        row(
          kind,
          sentences.filter(sentence => sentence.kind === kind),
        ),
      ),
    ]
  },
}
