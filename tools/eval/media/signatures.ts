// Who is read out of a signature, against lines written and marked by hand (signatures.txt): text, role, people, offices, parted by tabs.
import { readFileSync } from 'node:fs'
import { signatureOf } from '../../../engine/text/index.ts'
import type { Measured, Task } from '../shape.ts'

interface Marked {
  text: string
  role: string
  people: string[]
  offices: string[]
}

const listOf = (cell = '') => cell.split(',').filter(Boolean)

function markedLines(): Marked[] {
  const lines = readFileSync(new URL('./signatures.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map(line => {
    const [text = '', role = '', people, offices] = line.split('\t')
    return { text, role, people: listOf(people), offices: listOf(offices) }
  })
}

/** By the lines whose names are counted. */
const baseline = (text: string): string[] =>
  text.split(/[\s/、，,]+/u).filter(word => /^\p{Script=Han}{2,4}$/u.test(word))

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

function scoreOf(
  lines: readonly Marked[],
  read: (text: string) => readonly string[],
  expected: (of: Marked) => readonly string[],
) {
  let [right, found, marked] = [0, 0, 0]
  for (const line of lines) {
    const names = read(line.text)
    right += names.filter(name => expected(line).includes(name)).length
    found += names.length
    marked += expected(line).length
  }
  const [precision, recall] = [right / Math.max(1, found), right / Math.max(1, marked)]
  return { precision, recall, f1: (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall), marked }
}

export const signatures: Task = {
  name: 'signatures',
  needs: [],
  run() {
    const lines = markedLines()
    const row = (metric: string, value: number, n: number, more: Partial<Measured> = {}): Measured => ({
      ...{ task: 'signatures', set: `${lines.length} lines by hand`, metric, value, n },
      ...more,
    })
    const people = scoreOf(
      lines,
      text => signatureOf(text).people,
      line => line.people,
    )
    const offices = scoreOf(
      lines,
      text => signatureOf(text).offices,
      line => line.offices,
    )
    const plain = scoreOf(lines, baseline, line => line.people)
    const wrong = lines.filter(({ text, ...line }) => {
      const read = signatureOf(text)
      return !same(read.people, line.people) || !same(read.offices, line.offices) || read.role !== line.role
    })
    for (const { text } of process.env.GUANLAN_EVAL_MISSES ? wrong : [])
      process.stderr.write(`${text}: ${JSON.stringify(signatureOf(text))}\n`)
    return [
      row('people: precision', people.precision, people.marked),
      row('people: recall', people.recall, people.marked),
      row('people: F1', people.f1, people.marked, { must: 0.9, aim: 0.97 }),
      row('people: F1, plain', plain.f1, people.marked, { note: 'baseline: words of two to four signs' }),
      row('offices: F1', offices.f1, offices.marked),
      row('lines wholly right', (lines.length - wrong.length) / lines.length, lines.length),
    ]
  },
}
