/** Title and text of the page of a policy: by the guard against private addresses, in the turn of its host. */
import { extractPage } from '@guanlan/engine/clean'
import { refuse } from '@guanlan/platform/contract'
import { askInTurn, type Database, HostBusy, inWords, isTrusted } from '@guanlan/platform/server'
import { longestBody, titleLength } from '../contract.ts'

export interface ReadingParts {
  system: Database
  /** Hosts of an own network that may be asked all the same. */
  trustedHosts: ReadonlySet<string>
  signal?: AbortSignal
}

const limits = { timeoutMs: 20_000, bytes: 5 * 1024 * 1024, redirects: 5 }
const accept = 'text/html, application/xhtml+xml, */*;q=0.1'

/**
 * @param by a person who waits; a schedule keeps to robots.txt
 * @throws a refusal with the reason; HostBusy for a schedule: the page was not asked
 */
export async function readPolicyPage(
  address: string,
  { system, trustedHosts, signal }: ReadingParts,
  by: 'person' | 'schedule',
): Promise<{ title: string; body: string; issuer: string; url: string }> {
  const hosts = isTrusted(address, trustedHosts) ? trustedHosts : new Set<string>()
  const waitMs = by === 'person' ? 10_000 : 1_500
  const page = await askInTurn(
    system,
    address,
    { trustedHosts: hosts, waitMs, ...(signal && { signal }) },
    ({ ask, askPolitely }) => (by === 'person' ? ask : askPolitely)(address, { accept }, limits),
  ).catch(error => {
    if (error instanceof HostBusy && by === 'schedule') throw error
    throw refuse('unavailable', 'policies.notRead', { problem: inWords(error).slice(0, 200) }, 'url')
  })
  if (page.status < 200 || page.status >= 300)
    throw refuse('unavailable', 'policies.pageAnswered', { status: page.status }, 'url')
  const contentType = String(page.headers['content-type'] ?? '')
  const { title, text, source } = extractPage(page.body, { url: page.url, contentType, now: new Date() })
  if (text === '') throw refuse('invalid', 'policies.noText', {}, 'url')
  return {
    title: (title ?? '').slice(0, titleLength),
    body: text.slice(0, longestBody),
    issuer: (source ?? '').slice(0, 100),
    url: address,
  }
}
