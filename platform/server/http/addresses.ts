/** How long an address may be, and which methods it answers to, for those who ask it with another one. */
import { type Refusal, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'

/** Characters with the query. Node reads no more than 16 KiB of address and headers together. */
export const longestAddress = 8_000
/** Characters of one part between slashes. */
export const longestPart = 300
export const tooLongAddress = (): Refusal =>
  refuse('addressTooLong', 'platform.addressTooLong', { most: longestAddress })

/** Call it before routes are added. @returns the methods of all routes that an address fits; none: there is no such address */
export function noteAddresses(app: FastifyInstance): (url: string) => string[] {
  const routes: { fits: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The files of the web app fit every address.
    if (url.includes('*')) return
    const parts = url.split('/').map(part => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
    routes.push({ fits: new RegExp(`^${parts.join('/')}$`), methods: [method].flat() })
  })
  return url => {
    const path = url.split('?', 1)[0] ?? ''
    return [...new Set(routes.flatMap(({ fits, methods }) => (fits.test(path) ? methods : [])))].sort()
  }
}
