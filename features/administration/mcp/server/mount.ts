/**
 * `POST /mcp`: the Model Context Protocol (revision 2026-07-28, and clients of 2025 without sessions) for assistants that have a key of the open
 * interface. Each tool is a call of the product, sent within this process with that key: its role, addresses, end, limits and prices hold as for any call.
 */
import { refuse } from '@guanlan/platform/contract'
import { type Identity, localeOfRequest } from '@guanlan/platform/server'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { strings } from '../strings.ts'
import { askingBy } from './product.ts'
import { type McpCaller, type McpParts, mcpServer } from './server.ts'

export interface MountedMcp extends McpParts {
  /** @throws a key that opens nothing, or not from here */
  authenticate(token: string, request: FastifyRequest): Promise<Identity>
  isKey(token: string): boolean
  /** Whether the installation answers at this name, given without its port. */
  isOurHost(host: string): Promise<boolean>
}

const longestMessage = 1024 * 1024
/** Requests with a key that an administrator lets write. */
const writers = new WeakSet<FastifyRequest>()

/** Before `serve` it may stand as well as after: it is no call of a contract. */
export function mountMcp(app: FastifyInstance, parts: MountedMcp): void {
  app.phrases.mcp = strings
  const handler = createMcpHandler(({ authInfo }) => mcpServer(parts, authInfo?.extra as unknown as McpCaller), {
    keepAliveMs: 0,
  })
  app.addHook('onClose', () => handler.close())
  app.post(
    '/mcp',
    {
      bodyLimit: longestMessage,
      onRequest: [
        (request: FastifyRequest, reply: FastifyReply) => requireCaller(parts, request, reply),
        (request: FastifyRequest, reply: FastifyReply) => app.limits.key(request, reply),
      ],
    },
    async (request, reply) => {
      if (Array.isArray(request.body)) throw refuse('invalid', 'mcp.oneMessage')
      const authorization = request.headers.authorization ?? ''
      const locale = localeOfRequest(request)
      const ask = askingBy(async ({ method, url, body }) => {
        const answer = await app.inject({
          method: method as NonNullable<InjectOptions['method']>,
          url,
          // What is held against addresses and hosts is the caller's own.
          remoteAddress: request.ip,
          headers: { authorization, 'accept-language': locale, host: request.host },
          ...(body !== undefined && { payload: body as object }),
        })
        return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : null }
      })
      const answered = await handler.fetch(
        new Request(`${request.protocol}://${request.host}/mcp`, { method: 'POST', headers: headersOf(request) }),
        {
          parsedBody: request.body,
          authInfo: {
            token: '',
            clientId: '',
            scopes: [],
            extra: { ask, locale, mayWrite: writers.has(request), secret: authorization },
          },
        },
      )
      reply.code(answered.status).header('cache-control', 'no-store')
      const type = answered.headers.get('content-type')
      if (type) reply.header('content-type', type)
      return reply.send(await answered.text())
    },
  )
}

/** Host and origin first: a page of another site, or a name that leads here by a forged entry, is answered nothing. */
async function requireCaller(parts: MountedMcp, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, authorization } = request.headers
  if (!request.headers.host || !(await parts.isOurHost(nameOf(request.host))))
    throw refuse('forbidden', 'mcp.unknownHost')
  if (origin !== undefined && !(await parts.isOurHost(nameOf(originOf(origin)))))
    throw refuse('forbidden', 'mcp.foreignOrigin')
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  try {
    if (!token || !parts.isKey(token)) throw refuse('signedOut', 'mcp.keyRequired')
    const caller = await parts.authenticate(token, request)
    request.countedAs = `mcp ${caller.userId}`
    if (caller.key?.mayWrite) writers.add(request)
  } catch (error) {
    await request.server.limits.signIn(request, reply)
    throw error
  }
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()
const originOf = (origin: string): string => {
  try {
    return new URL(origin).host
  } catch {
    return ''
  }
}

const headersOf = ({ headers }: FastifyRequest): Headers => {
  const taken = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(?:accept|content-type|mcp-.*)$/.test(name)) taken.set(name, value)
  return taken
}
