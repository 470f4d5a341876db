/** Speech to text by an interface with `/audio/transcriptions`, by settings: a service of the operator's choice, also in a private network. */
import { refuse } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { RecogLine } from '../contract.ts'

export interface Transcriber {
  /** @throws a refusal with what the service answered */
  transcribe(file: { name: string; type: string; bytes: Buffer }, signal: AbortSignal): Promise<RecogLine[]>
}

export interface TranscriberSettings {
  /** Up to and with its version: `https://api.example.com/v1`. */
  url: string
  model: string
  key?: string
}

const timeoutMs = 10 * 60_000
/** Bytes of an answer. */
const mostAnswer = 20_000_000

const Answer = z.object({
  text: z.string().default(''),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).optional(),
})

export const endpointTranscriber = ({ url, model, key }: TranscriberSettings): Transcriber => ({
  async transcribe({ name, type, bytes }, signal) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    form.append('model', model)
    form.append('response_format', 'verbose_json')
    const failed = (problem: string) => refuse('unavailable', 'recognition.endpointFailed', { problem })
    const reply = await fetch(`${url.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      // A redirect is not followed: the key would travel with it.
      redirect: 'error',
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(error => {
      if (signal.aborted) throw error
      // Without words of the service's own: they may hold its key or address.
      throw failed(error instanceof Error ? error.name : 'network')
    })
    if (!reply.ok) throw failed(String(reply.status))
    const text = await reply.text()
    if (text.length > mostAnswer) throw failed('size')
    return linesOf(text) ?? Promise.reject(failed('format'))
  },
})

/** Null: the answer is none of an interface of this kind. */
export function linesOf(answer: string): RecogLine[] | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(answer)
  } catch {
    return null
  }
  const read = Answer.safeParse(parsed)
  if (!read.success) return null
  const { text, segments } = read.data
  const lines = segments?.map(({ start, end, text }) => ({ from: start, to: Math.max(start, end), text: text.trim() }))
  return (lines ?? [{ from: 0, to: 0, text: text.trim() }]).filter(line => line.text !== '')
}
