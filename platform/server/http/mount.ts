/** Puts one declared endpoint at its addresses: what comes in is validated, what leaves is held to the reply's schema. */

import { Transform } from 'node:stream'
import { changes, type Endpoint, methodsOf, refuse, refuseAll, withInput } from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { z } from 'zod'
import type { RequestContext } from '../server-half.ts'
import type { CallerHooks } from './identity.ts'
import { isExpensive, limitOf } from './limits.ts'
import { emptyUnseen, requireText } from './storable-text.ts'
import { unknownProblems } from './unknown-problems.ts'

/** What `run` gives leaves only as far as the reply's schema allows it. @param hooks find out who calls; without them nobody is asked @param feature names the fields of its call */
export function mount(
  app: FastifyInstance,
  endpoint: Endpoint,
  run: (exchange: RequestContext) => Promise<unknown>,
  hooks?: CallerHooks,
  feature?: string,
): void {
  const countAsked = app.limits[limitOf(endpoint)]
  const count: typeof countAsked = (request, reply) =>
    request.caller?.key ? app.limits.key(request, reply) : countAsked(request, reply)
  const isCounted = limitOf(endpoint) === 'expensive'
  /** A key has what it asks in all counted, and what is expensive of it besides, like everybody. */
  const countExpensive: typeof countAsked = async (request, reply) => {
    if ((request.caller?.key || !isCounted) && isExpensive(endpoint, request.body))
      await app.limits.expensive(request, reply)
  }
  // Machines ask for health all day.
  const counted = endpoint.path.startsWith('/health') ? [] : [count]
  const isOpen = endpoint.access === 'public' || endpoint.access === 'link'
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
    app.route({
      method: [...methodsOf(endpoint)],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      // A HEAD of it would be a change that nobody meant.
      ...(endpoint.mutates && { exposeHeadRoute: false }),
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
      onRequest: [
        keepNowhere,
        ...(!hooks
          ? counted
          : isOpen
            ? [hooks.recognise, ...counted]
            : [async (request: FastifyRequest) => hooks.verify(request, endpoint), ...counted, hooks.refuseStrangers]),
      ],
      ...((endpoint.cost || endpoint.expensiveWhen) && { preHandler: countExpensive }),
      config: { ...(endpoint.anyText && { longNumbersAsText: true }), ...(feature && { feature }) },
      ...(endpoint.keepsBytes && { preParsing: keepBytes }),
      handler: async (request, reply) => {
        const exchange: RequestContext = { request, reply }
        const result = await run(exchange)
        if (endpoint.envelope === 'file' || endpoint.envelope === 'events') return reply
        const data = exchange.isRepeated ? result : z.parse(endpoint.reply, result)
        if (endpoint.envelope === 'bare') return data
        const { operation } = exchange
        return { status: 0, code: 200, msg: '', ...(operation !== undefined && { operation }), data }
      },
    })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of bodies in a sender's own shape: ids beyond 2^53 keep their digits. */
    longNumbersAsText?: true
    feature?: string
  }
  interface FastifyRequest {
    /** The body as it came, of calls that declare `keepsBytes`. */
    bytes?: Buffer
  }
}

/** The reader of the body bounds its length and stops a longer one. */
const keepBytes = async (request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload) => {
  const chunks: Buffer[] = []
  const stored = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done(null, chunk)
    },
    flush(done) {
      request.bytes = Buffer.concat(chunks)
      done()
    },
  })
  payload.once('error', error => stored.destroy(error))
  return payload.pipe(stored)
}

/** Answers are made for one person at one moment; a handler that knows better says so. */
const keepNowhere = async (_request: FastifyRequest, reply: FastifyReply) =>
  void reply.header('Cache-Control', 'no-store')

/** What a GET says in its address, a POST of the same call may say in its body. */
const queryOf = ({ body: hasBody }: Endpoint, { method, query, body }: FastifyRequest): unknown =>
  !hasBody && method === 'POST' && typeof body === 'object' ? { ...(query as object), ...body } : query

function parse(schema: z.core.$ZodType, given: unknown): unknown {
  const { data, error } = z.safeParse(schema, given)
  if (error) throw withInput(error, given)
  return data
}

/** Whoever changes something is told which of their fields would be lost, also where the call takes none. */
function requireKnown(endpoint: Endpoint, request: FastifyRequest): void {
  const { body, query, params, bodyKind, files, anyFields } = endpoint
  if (anyFields || files || bodyKind === 'raw' || bodyKind === 'multipart' || !changes(endpoint)) return
  const problems = unknownProblems(body ?? query ?? params ?? z.object({}), request.body, endpoint.reply)
  if (problems.length > 0) throw refuseAll(problems)
}

/** @throws a ZodError or a refusal that names the field */
export function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (endpoint.params) input.params = parse(endpoint.params, request.params)
  if (endpoint.query) input.query = parse(endpoint.query, queryOf(endpoint, request))
  // Files sent to a call that takes none: the body would never be read.
  if (!endpoint.files && request.isMultipart()) throw refuse('unsupported', 'platform.unsupportedBody')
  if (!endpoint.anyText) emptyUnseen(request.body)
  if (endpoint.body) input.body = parse(endpoint.body, request.body ?? {})
  requireKnown(endpoint, request)
  for (const [part, value] of Object.entries(input)) if (part !== 'body' || !endpoint.anyText) requireText(value)
  return input
}
