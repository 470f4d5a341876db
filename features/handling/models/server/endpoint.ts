/** The one door to models behind an interface like OpenAI's: bounded bytes and time, no redirects, and no words of the service's own in what goes wrong. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { AnswerTooLarge, FetchProblem, type ServiceLimits, serviceFetch } from '@guanlan/platform/server'
import { APICallError, generateText, streamText } from 'ai'

/** Of one question. */
const usualTimeoutMs = 60_000
/** Bytes of one answer with all that stands around it: a stream has some 200 for each token. */
const mostBytes = 1024 * 1024

export interface EndpointAddress {
  /** Up to and with its version: `https://api.example.com/v1`. */
  url: string
  model: string
  key?: string | undefined
  /** Hosts of an own network that it may lie at; absent: any, since the operator chose it. */
  trustedHosts?: ServiceLimits['trustedHosts']
}

export interface ModelRequest {
  /** What is to be done. */
  instructions: string
  /** What it is to be done with: data, whatever stands in it. */
  prompt: string
  /** Tokens of the answer. */
  mostTokens?: number
}

/** As the service counted; null: it did not. */
export interface CountedTokens {
  tokensIn: number | null
  tokensOut: number | null
}

export interface ModelEndpoint {
  model: string
  /** @throws ModelProblem, or what the signal was aborted with */
  complete(request: ModelRequest, signal: AbortSignal): Promise<CountedTokens & { text: string; total: number | null }>
  /** Pieces of the answer as they come, then what was counted. @throws the same */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string, CountedTokens>
}

export const modelProblems = ['tooSlow', 'tooLarge', 'refused', 'unreachable', 'badAnswer'] as const

/** Without words of the service's own: they may hold its key or address. */
export class ModelProblem extends Error {
  readonly what: (typeof modelProblems)[number]
  /** Of HTTP, where it answered with one; otherwise 0. */
  readonly status: number

  constructor(what: ModelProblem['what'], status = 0) {
    super(what)
    this.what = what
    this.status = status
  }
}

export function openEndpoint(
  { url, model, key, trustedHosts = 'all' }: EndpointAddress,
  timeoutMs = usualTimeoutMs,
): ModelEndpoint {
  const provider = createOpenAICompatible({
    name: 'models',
    baseURL: url.replace(/\/+$/, ''),
    fetch: serviceFetch({ mostBytes, trustedHosts }),
    includeUsage: true,
    ...(key !== undefined && { apiKey: key }),
  })
  const of = ({ instructions, prompt, mostTokens }: ModelRequest, abortSignal: AbortSignal) => ({
    model: provider.chatModel(model),
    instructions,
    prompt,
    temperature: 0,
    maxRetries: 0,
    abortSignal,
    ...(mostTokens !== undefined && { maxOutputTokens: mostTokens }),
  })
  return {
    model,
    async complete(request, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const { text, usage } = await generateText(of(request, AbortSignal.any([signal, timeout])))
        return { text, ...countedOf(usage), total: usage.totalTokens ?? null }
      } catch (error) {
        throw problemOf(error, signal, timeout)
      }
    },
    async *stream(request, signal) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const enough = new AbortController()
      let counted: CountedTokens = { tokensIn: null, tokensOut: null }
      let isThere = false
      try {
        const given = of(request, AbortSignal.any([signal, timeout, enough.signal]))
        // Without this it writes what went wrong to the log, with words of the service.
        for await (const part of streamText({ ...given, onError: () => {} }).fullStream) {
          if (part.type === 'text-delta') {
            isThere ||= part.text.trim() !== ''
            yield part.text
          } else if (part.type === 'error') throw part.error
          else if (part.type === 'abort') throw new ModelProblem('tooSlow')
          else if (part.type === 'finish') counted = countedOf(part.totalUsage)
        }
        if (!isThere) throw new ModelProblem('badAnswer')
        return counted
      } catch (error) {
        throw problemOf(error, signal, timeout)
      } finally {
        enough.abort()
      }
    },
  }
}

const countedOf = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): CountedTokens => ({
  tokensIn: counted(usage.inputTokens),
  tokensOut: counted(usage.outputTokens),
})
/** Some count zero where they do not count. */
const counted = (tokens: number | undefined): number | null =>
  tokens && Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : null

function problemOf(error: unknown, signal: AbortSignal, timeout: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (timeout.aborted) return new ModelProblem('tooSlow')
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ModelProblem) return cause
    // A private address is nowhere, for whoever may not name it.
    if (cause instanceof FetchProblem) return new ModelProblem('unreachable')
    if (cause instanceof AnswerTooLarge) return new ModelProblem('tooLarge')
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400)
      return new ModelProblem('refused', cause.statusCode)
  }
  return new ModelProblem(
    APICallError.isInstance(error) && error.statusCode === undefined ? 'unreachable' : 'badAnswer',
  )
}
