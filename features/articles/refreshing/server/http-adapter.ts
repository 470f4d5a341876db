/** An adapter by settings: a service of the operator's that is asked over HTTP. */
import { guardedFetch, userAgent } from '@guanlan/platform/server'
import { z } from 'zod'
import { type InteractionAdapter, reportedStates } from './adapter.ts'

const limits = { timeoutMs: 15_000, bytes: 64 * 1024, redirects: 0 }
const count = z.number().int().min(0).max(2_147_483_647).nullable().default(null)
const Answer = z.object({
  reads: count,
  likes: count,
  shares: count,
  comments: count,
  state: z.enum(['rateLimited', 'optimised']).nullable().catch(null).default(null),
})

/** @param site a host and all below it: `weibo.com` is m.weibo.com too. @param address the operator's own service, also in a private network */
export function httpAdapter(site: string, address: string): InteractionAdapter {
  const service = new URL(address)
  const port = service.port || (service.protocol === 'https:' ? '443' : '80')
  const trustedHosts = new Set([`${service.hostname}:${port}`])
  const answerOn = async (url: URL): Promise<z.infer<typeof Answer> | null> => {
    const requested = new URL(service)
    requested.searchParams.set('url', url.href)
    const headers = { 'user-agent': userAgent, accept: 'application/json' }
    const { status, body } = await guardedFetch(requested.href, headers, { ...limits, trustedHosts })
    if (status !== 200) return null
    const answer = Answer.safeParse(JSON.parse(body.toString('utf8')))
    return answer.success ? answer.data : null
  }
  return {
    knows: ({ hostname }) => hostname === site || hostname.endsWith(`.${site}`),
    async ask(url) {
      const answer = await answerOn(url)
      if (!answer) return null
      const { reads, likes, shares, comments } = answer
      return { reads, likes, shares, comments }
    },
    async askState(url) {
      const state = (await answerOn(url))?.state
      return state ? reportedStates[state] : null
    },
  }
}
