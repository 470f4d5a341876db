/// <reference types="@fastify/cookie" preserve="true" />
/** The HTTP side of the product: one Fastify with limits, security headers, request ids and the built web app. */
import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import statics from '@fastify/static'
import { type Phrases, refuse } from '@guanlan/platform/contract'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { acceptUploads } from '../files/receive.ts'
import { withLongNumbers } from '../json/read-json.ts'
import { longestAddress, longestPart, noteAddresses, tooLongAddress } from './addresses.ts'
import { type Bounds, keepBounds, serverBounds, usualBounds } from './bounds.ts'
import { CallCounts } from './call-counts.ts'
import { compressAnswers } from './compress.ts'
import { type Limits, limitCalls, usualLimits } from './limits.ts'
import { answerError, type PhraseBook } from './refusals.ts'
import { answerUnreadable } from './unreadable.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sentences of refusals by feature; `serve` adds those of each feature. */
    phrases: Record<string, Phrases>
  }
}

export interface AppOptions {
  /** Of what is no feature. */
  phrases?: PhraseBook
  logger: FastifyServerOptions['logger']
  /** Folder of the built web app; nothing is served when it is absent. */
  webRoot?: string
  /** Addresses and networks of proxies whose `X-Forwarded-…` is believed; nobody's unless said. */
  trustedProxies?: readonly string[]
  /** Of what may be open at once, where they are not the usual ones. */
  bounds?: Partial<Bounds>
  /** Of calls a minute, where they are not the usual ones. */
  limits?: Partial<Limits>
  /** Shared with other processes; absent: this one counts for itself. */
  counts?: CallCounts
}

const mebibyte = 1024 * 1024

/** Canonical addresses carry /INEWSAPI; the plain path and the doubled /inews/inews are accepted too (ambiguities 46). */
export const plainAddress = (url: string): string => {
  if (!url.startsWith('/INEWSAPI/')) return url
  const plain = url.slice('/INEWSAPI'.length)
  return plain.startsWith('/inews/inews/') ? plain.slice('/inews'.length) : plain
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const bounds = { ...usualBounds, ...options.bounds }
  const app: FastifyInstance = Fastify({
    ...serverBounds(bounds),
    logger: options.logger ?? false,
    bodyLimit: mebibyte,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    rewriteUrl: request => plainAddress(request.url ?? '/'),
    routerOptions: { caseSensitive: true, maxParamLength: longestPart },
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    // An address that cannot be read, before any route is asked.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, app.phrases),
  })
  app.decorate('phrases', { ...options.phrases })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, app.phrases))
  keepBounds(app, bounds, Boolean(options.trustedProxies?.length))
  await limitCalls(app, { ...usualLimits, ...options.limits }, options.counts ?? new CallCounts())
  const methodsOfAddress = noteAddresses(app)
  app.setNotFoundHandler({ preValidation: app.limits.public }, (request, reply) => {
    const known = methodsOfAddress(request.url)
    // A part of it is too long to name anything: the method is not to blame.
    const methods = known.includes(request.method) ? '' : known.join(', ')
    if (methods) void reply.header('Allow', methods)
    const refusal = methods
      ? refuse('wrongMethod', 'platform.wrongMethod', { methods })
      : refuse('missing', 'platform.noSuchAddress')
    answerError(refusal, request, reply, app.phrases)
  })
  app.addHook('onSend', async (request, reply) => {
    // Nobody looks for how a file of the build was given out.
    if (!String(reply.getHeader('cache-control')).includes('immutable')) reply.header('X-Request-Id', request.id)
    // A year, as soon as the product was reached by https; of this host alone.
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000')
  })
  app.addHook('onRequest', async ({ raw }) => {
    if ((raw.url?.length ?? 0) > longestAddress) throw tooLongAddress()
    requireOnce(raw.rawHeaders)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    // The usual parser refuses what is no JSON, or poisoned; numbers are looked at after it.
    parseJson(request, body as string, (error, value) =>
      error || !request.routeOptions.config.longNumbersAsText
        ? done(error, value)
        : done(null, withLongNumbers(body as string, value)),
    ),
  )
  // Bodies that a handler reads itself: uploads of files and of lines.
  app.addContentTypeParser(
    ['application/octet-stream', 'application/gzip', 'application/x-ndjson', 'text/csv'],
    (_request, payload, done) => done(null, payload),
  )
  await acceptUploads(app)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Component styles are set at run time; scripts are never inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    // For browsers and plugins that nobody has any more; each answer would carry them.
    ...{ xDownloadOptions: false, xPermittedCrossDomainPolicies: false, xXssProtection: false },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  await compressAnswers(app)
  const { webRoot } = options
  if (
    webRoot &&
    (await access(webRoot).then(
      () => true,
      () => false,
    ))
  )
    await serveWeb(app, webRoot)
  return app
}

/** Who is asked, and who asks, is said once: of two, a proxy in front may have read the other one (RFC 9112, 3.2). */
function requireOnce(rawHeaders: readonly string[]): void {
  const seen = new Set<string>()
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]?.toLowerCase() ?? ''
    if (name !== 'host' && name !== 'authorization') continue
    if (seen.has(name)) throw refuse('invalid', 'platform.malformed')
    seen.add(name)
  }
}

/**
 * A script or style sheet of a page obeys the policies of its page, and one with a hash in its name is never asked for again. Of two hundred
 * files these lines are 130 KB. Workers have policies of their own.
 */
const needless = [
  'accept-ranges',
  'etag',
  'last-modified',
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
]

/** Files with a hash in their name never change; the page itself is asked for anew each time. */
async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async web => {
    web.addHook('onRequest', async (request, reply) => {
      // They come in dozens at once.
      if (!request.url.startsWith('/assets/')) await app.limits.public(request, reply)
    })
    await web.register(statics, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (isHashed && /\.(js|css)(\.br|\.gz)?$/.test(path) && !path.includes('.worker'))
          for (const name of needless) reply.removeHeader(name)
      },
    })
  })
}
