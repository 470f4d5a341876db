/** Which methods an address answers to, for those who ask it with another one. */
import type { FastifyInstance } from 'fastify'

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
