/**
 * Answers are compressed on the way out; what was built is compressed already (apps/web/build), and event streams leave by themselves.
 *
 * A compressed length can betray a secret that stands in one answer with text of an attacker's choosing (BREACH). It takes a request that
 * carries the reader's rights though another site made it. Calls carry a bearer token that no other site can send; only the calls under
 * /session and /realms know the reader by a cookie, and only they answer with tokens. They are never compressed.
 */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this a packet carries the answer either way (bytes). */
const worthwhile = 1_400
const secretive = /^\/(session|realms)(\/|$)/

/** Must be registered before the routes. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', route => {
    if (secretive.test(route.url)) route.compress = false
  })
  await app.register(compress, {
    // Requests stay as they are: what a small one unpacks to has no limit.
    globalDecompression: false,
    threshold: worthwhile,
    encodings: ['br', 'gzip'],
    // A list of 67 KB leaves as 10.9 KB for 1 ms of the processor; quality 5 saves 2 KB more and costs twice as much.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
