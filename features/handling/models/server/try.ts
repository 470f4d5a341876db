/** Asks a model one short question by its own interface: what it does, and how fast. */
import type { Locale } from '@guanlan/platform/contract'
import type { Tried } from '../contract.ts'
import { type EndpointAddress, ModelProblem, openEndpoint } from './endpoint.ts'
import { sayProblem } from './words.ts'

/** Nobody waits a minute for a try. */
const timeoutMs = 20_000
const request = {
  instructions: 'Answer with one JSON object and nothing else.',
  prompt: 'Answer with {"ok": true, "days": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]}',
  mostTokens: 100,
}

export async function tryModel(address: EndpointAddress, signal: AbortSignal, locale: Locale): Promise<Tried> {
  const start = performance.now()
  const since = () => Math.round(performance.now() - start)
  const tried: Tried = { reaches: false, streams: false, answersJson: false, firstMs: null, totalMs: 0, problem: null }
  let text = ''
  let pieces = 0
  try {
    for await (const piece of openEndpoint(address, timeoutMs).stream(request, signal)) {
      tried.firstMs ??= since()
      tried.reaches = true
      text += piece
      pieces++
    }
  } catch (error) {
    if (!(error instanceof ModelProblem)) throw error
    // Whoever refuses or answers something else is there.
    tried.reaches ||= error.what === 'refused' || error.what === 'badAnswer'
    tried.problem = sayProblem(error, locale)
  }
  return { ...tried, streams: pieces > 1, answersJson: isJsonObject(text), totalMs: since() }
}

/** Some put a fence around it. */
function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
