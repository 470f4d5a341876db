// Whether the check of answers takes away what is invented and lets through what is right: sentences of real news, changed at known places.
import { readEvidence, splitSentences, supportOf } from '../../../engine/text/index.ts'
import { generalCutter } from '../../../engine/text/testing/general-cutter.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { rowsOf } from '../text/packed.ts'
import { type InventedKind, inventedKinds, inventions, type Material } from './inventions.ts'

interface Row {
  title: string
  body: string
  time?: string
  source?: string
  company?: string
  code?: string
}
const sets = ['news/dxy_covid_2020', 'news/sina_2018', 'news/cctv_xinwenlianbo', 'sentiment/financial_news'] as const
/** Articles of each set. */
const most = 250
/** UTF-16 units, as an answer cuts them (features/assistant). */
const longestPassage = 300

interface Passage extends Material {
  text: string
  day: string
  media: string
}

/** What must not pass at all, and what may in a few cases. */
const grave: readonly InventedKind[] = ['number', 'unit', 'date', 'name', 'quotation', 'citation']

export const support: Task = {
  name: 'support',
  needs: sets.map(set => `${set}.jsonl.gz`),
  run({ folder }: Data): Measured[] {
    const passages = sets.flatMap(set => passagesOf(rowsOf<Row>(folder, set) ?? []))
    const cutter = generalCutter()
    const right = { n: 0, dropped: 0 }
    const invented = new Map(inventedKinds.map(kind => [kind, { n: 0, through: 0 }]))
    for (const passage of passages) {
      const evidence = readEvidence(passage)
      const names = [...passage.names, ...passage.other.names]
      const isCarried = (sentence: string) => supportOf(sentence, evidence, { cutter, names }).carried
      for (const sentence of rightOf(passage.sentence)) {
        right.n++
        if (!isCarried(sentence)) right.dropped++
      }
      for (const kind of inventedKinds) {
        const sentence = inventions[kind](passage)
        const tally = invented.get(kind)
        if (!sentence || !tally || saysTheSame(passage.text, sentence)) continue
        tally.n++
        if (isCarried(sentence)) tally.through++
      }
    }
    return [
      ...[...invented].map(([kind, { n, through }]): Measured => {
        const isGrave = grave.includes(kind)
        return {
          ...{ task: 'support', set: 'news', metric: `let through: ${kind}`, value: through / Math.max(1, n), n },
          ...{ must: isGrave ? 0 : 0.03, aim: isGrave ? 0 : 0.01, atMost: true },
        }
      }),
      {
        ...{ task: 'support', set: 'news', metric: 'right, dropped', value: right.dropped / Math.max(1, right.n) },
        ...{ n: right.n, must: 0.1, aim: 0.05, atMost: true },
      },
    ]
  },
}

function passagesOf(rows: readonly Row[]): Passage[] {
  const usable = rows.flatMap(row => passageOf(row) ?? [])
  const step = Math.max(1, Math.floor(usable.length / most))
  const chosen = usable.filter((_, at) => at % step === 0).slice(0, most)
  return chosen.map((each, at) => {
    const { sentence, names } = chosen[(at + 7) % chosen.length] ?? each
    return { ...each, other: { sentence, names: names.filter(name => !each.names.includes(name)) } }
  })
}

/** Its first sentences, and of them the one that says most. */
function passageOf({ body, time = '2018-11-08', source = '新浪', company }: Row): Omit<Passage, 'other'> | null {
  const sentences = splitSentences(body).map(each => each.trim())
  let text = ''
  for (const sentence of sentences) {
    if (text.length + sentence.length > longestPassage) break
    text += sentence
  }
  const [sentence] = sentences
    .filter(each => text.includes(each) && each.length >= 20 && each.length <= 160)
    .toSorted((one, other) => figuresIn(other) - figuresIn(one))
  return sentence ? { text, sentence, media: source, day: time.slice(0, 10), names: company ? [company] : [] } : null
}
const figuresIn = (text: string): number => (text.match(/\d+/gu) ?? []).length

/** The sentence as an honest answerer says it: as it stands, in full width, without its last clause, without who said it. */
function rightOf(sentence: string): string[] {
  const wide = sentence.replace(/\d/gu, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  const clauses = sentence.replace(/[。！？]$/u, '').split('，')
  const shorter = clauses.length > 2 ? [`${clauses.slice(0, -1).join('，')}。`] : []
  const bare = sentence.replace(/^(?:据[^，]{2,12}(?:报道|消息|介绍)|[^，]{2,8}讯)[，,：:]?\s*/u, '')
  return [sentence, wide, ...shorter, ...(bare === sentence ? [] : [bare])]
}

/** Changed and yet in the passage: nothing was invented. */
const saysTheSame = (passage: string, sentence: string): boolean => passage.includes(sentence)
