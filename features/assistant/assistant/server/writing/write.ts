/** Lets a model write and checks each sentence as soon as it is whole. What it costs counts on meanwhile. */
import {
  type CountedTokens,
  type ModelInUse,
  ModelProblem,
  microFenOf,
  tokensOfText,
  type UseEstimate,
  yuanOf,
} from '@guanlan/features/handling/models/server'
import type { Prepared } from './cost.ts'
import { isPlain, lineReader, type WrittenLine } from './read-lines.ts'

export interface Wrote {
  /** `complete`: to its end; `tooSlow`, `unusable`: the model; `stopped`: a person. */
  end: 'complete' | 'tooSlow' | 'unusable' | 'stopped'
  counted: CountedTokens | null
  /** By our count. */
  estimate: UseEstimate
}

export interface Writer {
  /** A whole line of what it writes, in plain text. */
  onLine(line: WrittenLine): Promise<void>
  /** One that is no plain text. */
  onRefused(text: string): Promise<void>
  onTokens(tokens: number, yuan: string): Promise<void>
}

/** Tokens between two counts that are shown. */
const tokensApart = 20
/** An endpoint that goes on behind its bound is cut off. */
const mostBeyond = 2

/** @throws what is no problem of the model */
export async function write(
  model: ModelInUse,
  { request, estimate }: Pick<Prepared, 'request' | 'estimate'>,
  { onLine, onRefused, onTokens }: Writer,
  signal: AbortSignal,
): Promise<Wrote> {
  const reader = lineReader()
  const pieces = model.endpoint.stream(request, signal)
  const used: UseEstimate = { tokensIn: estimate.tokensIn, tokensOut: 0 }
  let lines = 0
  let shownAt = 0
  const take = async (whole: readonly WrittenLine[]) => {
    for (const line of whole) {
      lines++
      await (isPlain(line.text) ? onLine(line) : onRefused(line.text))
    }
  }
  const count = () => onTokens(used.tokensIn + used.tokensOut, yuanOf(microFenOf(model, used.tokensIn, used.tokensOut)))
  let counted: CountedTokens | null = null
  try {
    await count()
    for (;;) {
      const { done, value } = await pieces.next()
      if (done) {
        counted = value.tokensIn === null && value.tokensOut === null ? null : value
        break
      }
      used.tokensOut += tokensOfText(value)
      if (used.tokensOut > mostBeyond * (request.mostTokens ?? 0)) {
        await pieces.return(null as never)
        break
      }
      await take(reader.read(value))
      if (used.tokensOut - shownAt >= tokensApart) {
        shownAt = used.tokensOut
        await count()
      }
    }
    await take(reader.end())
    return { end: lines === 0 ? 'unusable' : 'complete', counted, estimate: used }
  } catch (error) {
    if (signal.aborted) return { end: 'stopped', counted, estimate: used }
    if (!(error instanceof ModelProblem)) throw error
    // What was whole until then is checked like any other.
    await take(reader.end())
    return { end: error.what === 'tooSlow' ? 'tooSlow' : 'unusable', counted, estimate: used }
  }
}
