/** The one place that turns what went wrong into status, code and a sentence in the reader's language. */

import {
  type Locale,
  nameOfField,
  type Phrase,
  type Phrases,
  type ProblemKey,
  phraseOfIssue,
  platformStrings,
  Refusal,
  type RefusalKind,
  type RefusalReply,
  refusalKinds,
  refuse,
  say,
  valuesOfIssue,
} from '@guanlan/platform/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isConnectionFailure } from '../database.ts'
import { formatBytes } from '../format-bytes.ts'
import { longestPart } from './addresses.ts'
import { localeOfRequest } from './language.ts'

export type PhraseBook = Readonly<Record<string, Phrases>>

const phraseOf = (book: PhraseBook, key: string): Phrase | undefined => {
  const [feature = '', name = ''] = key.split('.', 2)
  return (feature === 'platform' ? platformStrings : book[feature])?.[name as never]
}
const sentence = (book: PhraseBook, key: string, locale: Locale, values: Readonly<Record<string, unknown>>): string => {
  const phrase = phraseOf(book, key)
  return phrase ? say(phrase, locale, values) : key
}

/** A schema names its own sentence by using a key as message: `z.string().min(2, 'monitors.nameLength')`. */
const isKey = (message: string): boolean => /^[a-z][A-Za-z]*\.[A-Za-z]\w*$/.test(message)

function problemOf(issue: z.core.$ZodIssue): ProblemKey {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = [...issue.path, ...unknown].join('.')
  const values = { field, ...valuesOfIssue(issue) }
  return { field, key: isKey(issue.message) ? issue.message : `platform.${phraseOfIssue(issue)}`, values }
}

/** Anything that is not an expected refusal stays null and is logged as a fault of ours. @param mostBytes of the body of this call */
export function refusalOf(error: unknown, mostBytes = 0): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof z.core.$ZodError)
    return new Refusal('invalid', 'platform.invalid', {}, error.issues.slice(0, 50).map(problemOf))
  if (isDiskFull(error)) return refuse('unavailable', 'platform.diskFull')
  if (isTimeout(error)) return refuse('unavailable', 'platform.tookTooLong')
  if (isConnectionFailure(error)) return refuse('unavailable', 'platform.unavailable')
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse('tooLarge', 'platform.tooLarge', { limit: formatBytes(mostBytes) })
  if (code === 'FST_ERR_MAX_PARAM_LENGTH')
    return refuse('addressTooLong', 'platform.addressPartTooLong', { most: longestPart })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('unsupported', 'platform.unsupportedBody')
  if (statusCode === 429) return refuse('tooMany', 'platform.tooMany', { seconds: 60 })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('invalid', 'platform.malformed')
  return null
}

/** PostgreSQL's 57014: a statement was cancelled or over its time; 25P04: a transaction was. */
export const isTimeout = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '57014' || code === '25P04'
}

/** Of PostgreSQL (53100), or of the folder of files. */
const isDiskFull = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
}

/** When asking again may help, in whole seconds. */
function secondsToWait({ kind, values }: Refusal): number | undefined {
  if (kind === 'unavailable') return 2
  return kind === 'tooMany' && typeof values.seconds === 'number' ? Math.max(1, Math.ceil(values.seconds)) : undefined
}

/** A refusal that was kept by its key, in the language of whoever asks. */
export const sentenceFor = (request: FastifyRequest, key: string, values: Readonly<Record<string, unknown>>): string =>
  sentence(request.server.phrases, key, localeOfRequest(request), values)

/** @param feature whose call was refused: it names its fields */
export function refusalReply(
  refusal: Refusal,
  book: PhraseBook,
  locale: Locale,
  requestId: string,
  feature?: string,
): RefusalReply {
  const { code } = refusalKinds[refusal.kind]
  const problems = refusal.problems.map(({ field, key, values = {} }) => {
    const named = values.field === field && { field: nameOfField(field, feature ? book[feature] : undefined, locale) }
    return { field, key, msg: sentence(book, key, locale, { ...values, ...named }) }
  })
  const own = sentence(book, refusal.key, locale, refusal.values)
  // The first named field is what a person can act on; "the request is not valid" alone would not help.
  const msg = refusal.key === 'platform.invalid' && problems[0] ? problems[0].msg : own
  return { status: code, code, msg, key: refusal.key, problems, requestId, data: null }
}

/** RFC 6750: who sent nothing is told how, who sent something is told that it is not (or no longer) believed. */
const challengeOf = (sent: string | undefined): string =>
  `Bearer realm="guanlan"${sent === undefined ? '' : ', error="invalid_token"'}`

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, book: PhraseBook): void {
  const locale = localeOfRequest(request)
  // Whoever has left half-way hears no answer, and nothing is wrong.
  if (reply.raw.destroyed && (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') return
  const refusal = refusalOf(error, request.routeOptions?.bodyLimit)
  if (!refusal) {
    request.log.error({ err: error }, 'unexpected')
    const msg = say(platformStrings.unexpected, locale, { requestId: request.id })
    void reply.code(500).send({
      status: 500,
      code: 500,
      msg,
      key: 'platform.unexpected',
      problems: [],
      requestId: request.id,
      data: null,
    })
    return
  }
  if (refusal.kind === 'unavailable' && !reply.raw.destroyed) request.log.warn({ err: error }, 'unavailable')
  const kind: RefusalKind = refusal.kind
  const seconds = secondsToWait(refusal)
  if (seconds !== undefined) void reply.header('Retry-After', String(seconds))
  if (refusalKinds[kind].http === 401) void reply.header('WWW-Authenticate', challengeOf(request.headers.authorization))
  const { feature } = request.routeOptions?.config ?? {}
  void reply.code(refusalKinds[kind].http).send(refusalReply(refusal, book, locale, request.id, feature))
}
