/** Sends what somebody wrote, to this host alone, and answers what came, whatever it is. */
import type { DescribedCall } from '../contract.ts'
import type { Sent } from './CallView.tsx'
import type { ExampleRequest } from './example.ts'

const shownHeaders = /^(ratelimit|retry-after|idempotency|x-request-id|content-type)/i
const mostShown = 50_000

export async function sendExample(
  { method }: DescribedCall,
  { address, body }: ExampleRequest,
  headers: Readonly<Record<string, string>>,
): Promise<Sent> {
  const url = new URL(address, location.origin)
  // An address such as //elsewhere would take the key there.
  if (url.origin !== location.origin) throw new Error(url.origin)
  const began = performance.now()
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== null && { 'Content-Type': 'application/json' }) },
    ...(body !== null && method !== 'GET' && { body }),
  })
  const text = await reply.text()
  return {
    status: reply.status,
    ms: Math.round(performance.now() - began),
    headers: [...reply.headers].filter(([name]) => shownHeaders.test(name)),
    text: readable(text).slice(0, mostShown),
  }
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
