// A service like OpenAI's, over HTTP, that reads what it is sent and nothing else: honest, or inventing at known places.
import { splitSentences } from '../../../../engine/text/index.ts'
import { type ModelRequestSeen, startModelServer } from '../../../../platform/testing/index.ts'
import { type InventedKind, inventedKinds, inventions } from '../inventions.ts'

/** Sentences of an answer. */
const most = 4
/** Of the pairs of letters that a question has, how many a sentence has to have to answer it. */
const leastShared = 0.25

interface Passage {
  n: number
  text: string
}
interface Read extends Passage {
  sentence: string
}
export interface Invented {
  kind: InventedKind
  text: string
}

/** What belongs to asking, and says nothing of what is asked. */
const asking = /什么|多少|几篇|一共|为什么|怎么样|哪些|是谁|有没有|消息|时候|谁|吗|呢|了|的|在|，|。|？|\?/gu

function pairsOf(text: string): Set<string> {
  const letters = [...text.replace(asking, '').replace(/\s+/gu, '')]
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}

/** The sentences that have most of a question, each of another passage. */
function sentencesFor(question: string, passages: readonly Passage[]): Read[] {
  const queried = [...pairsOf(question)]
  const shareOf = (text: string) => queried.filter(pair => text.includes(pair)).length / Math.max(1, queried.length)
  return passages
    .flatMap(passage => {
      const [best] = splitSentences(passage.text)
        .map(each => each.trim())
        .filter(each => each.length >= 6)
        .map(sentence => ({ ...passage, sentence, share: shareOf(sentence) }))
        .toSorted((one, other) => other.share - one.share)
      return best ? [best] : []
    })
    .filter(({ share }) => share >= leastShared)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most)
}

/** Whether the first part of a joined sentence says, besides a time, what the passage of the second part has. */
function saysOne(text: string, passages: readonly Passage[]): boolean {
  const [first = '', ...rest] = text.split('，')
  const bare = first
    .replace(/[\d年月日时分点至0-9—～~\-－零、:：]+/gu, '')
    .replace(/(?:截至|截止|目前|今天|昨天|当日|晚间|上午|下午)/gu, '')
  const last = rest.join('，').replace(/[。！？]$/u, '')
  return [...bare].length < 6 || passages.some(passage => passage.text.includes(last) && passage.text.includes(bare))
}

/** Each sentence that answers, changed in each way in which it can be; what stands in the passage all the same is no invention. */
function inventedOf(read: readonly Read[], passages: readonly Passage[]): (Invented & { from: number[] })[] {
  return read.flatMap((each, at) => {
    const next = passages[(passages.findIndex(({ n }) => n === each.n) + 1) % passages.length] ?? each
    const [sentence = ''] = splitSentences(next.text)
    const material = { sentence: each.sentence, names: [], other: { sentence: sentence.trim(), names: [] } }
    return inventedKinds.flatMap(kind => {
      const text = inventions[kind](material)
      const isThere = text === null || passages.some(passage => passage.text.includes(text))
      // A day before what was said on that day joins nothing.
      const isOneEvent = kind === 'joined' && text !== null && saysOne(text, passages)
      return isThere || isOneEvent || (kind === 'added' && at > 0) ? [] : [{ kind, text, from: [each.n] }]
    })
  })
}

export interface QuestionModel {
  url: string
  /** How it answers from now on. */
  answers(how: 'honest' | 'inventing'): void
  /** What it has invented since it was asked for last. */
  invented(): Invented[]
  close(): Promise<void>
}

export async function openQuestionModel(): Promise<QuestionModel> {
  let how: 'honest' | 'inventing' = 'honest'
  let invented: Invented[] = []
  const line = (text: string, from: number[]) => `${JSON.stringify({ text, from })}\n`
  const pieces = ({ body }: ModelRequestSeen): string[] => {
    const { question, passages } = JSON.parse(body.messages.at(-1)?.content ?? '{}') as {
      question: string
      passages: Passage[]
    }
    const read = sentencesFor(question, passages)
    const honest = read.map(({ sentence, n }) => line(sentence, [n]))
    if (how === 'honest') return honest
    const made = inventedOf(read, passages)
    invented.push(...made)
    return [...honest, ...made.map(({ text, from }) => line(text, from))]
  }
  const server = await startModelServer({ pieces })
  return {
    url: server.url,
    answers(next) {
      how = next
    },
    invented() {
      const since = invented
      invented = []
      return since
    },
    close: server.close,
  }
}
