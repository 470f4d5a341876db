/** Which sentences of articles accuse, and which answer: as they stand there. Pure. */
import { splitSentences } from '@guanlan/engine/text'
import { type CueKind, cueOrder } from '@guanlan/features/articles/articles/contract'
import { cueOf, hasCue, isClaim } from '@guanlan/features/articles/articles/server/questions'
import { mostClaims } from '../../contract.ts'
import { differing, type SourceText } from '../course/sentences.ts'

/** The earliest article of a story of the event. */
export interface StoryText extends SourceText {
  story: number
  at: Date
  copies: number
  /** That article, whatever its copies were judged. */
  isNegative: boolean
}

export interface Line {
  text: string
  articleId: number
  story: number
  copies: number
  at: Date
}
export type AnswerLine = Line & { kind: CueKind }

const shortest = 8
const longest = 160
/** What a text is about stands in front. */
const mostRead = 1_500
const hourMs = 3_600_000

/** @param stories those with most articles first */
export function claimsBesideAnswers(stories: readonly StoryText[]): {
  claims: Line[]
  answers: AnswerLine[]
  hours: number | null
} {
  const [claims, answers]: [Line[], AnswerLine[]] = [[], []]
  for (const story of stories) {
    const kind = cueOf(story)
    const line = lineOf(story, text => (kind ? hasCue(kind, { title: text, body: text }) : isClaim(text)))
    // Together the sentences of a text give its cue, where none does by itself.
    if (kind) answers.push({ ...(line ?? titleOf(story)), kind })
    else if (story.isNegative && line) claims.push(line)
  }
  const shown = {
    claims: differing(claims, mostClaims).sort(byTime),
    answers: inAllWays(answers).sort(byTime),
  }
  const first = shown.claims[0]?.at
  const answer = answers.filter(({ at }) => first && at >= first).sort(byTime)[0]?.at
  return { ...shown, hours: first && answer ? (answer.getTime() - first.getTime()) / hourMs : null }
}

/** The earliest of each kind, then what most articles carry. */
function inAllWays(answers: readonly AnswerLine[]): AnswerLine[] {
  const earliest = cueOrder.flatMap(kind => answers.filter(answer => answer.kind === kind).sort(byTime)[0] ?? [])
  return differing(new Set([...earliest, ...answers]), mostClaims)
}

const byTime = (a: Line, b: Line) => a.at.getTime() - b.at.getTime() || a.articleId - b.articleId

const lineFrom = ({ id, story, copies, at }: StoryText, text: string): Line => ({
  ...{ text: text.trim(), articleId: id, story, copies, at },
})
const titleOf = (story: StoryText): Line => lineFrom(story, story.title)

/** The title where it fits, else the first sentence that does; null: none does by itself. */
function lineOf(story: StoryText, fits: (sentence: string) => boolean): Line | null {
  const { title, body } = story
  const isShown = (text: string) => text.length >= shortest && text.length <= longest && fits(text)
  const sentences = splitSentences(body.slice(0, mostRead)).map(sentence => sentence.trim())
  const text = fits(title) ? title : sentences.find(isShown)
  return text === undefined ? null : lineFrom(story, text)
}
