/** The push API. What an organisation hands in is its own: other organisations' rules never see it. */

import { type Locale, type ReceivedFile, say } from '@guanlan/platform/contract'
import { type RequestContext, type Scope, saveFile, serverHalf, sheetTypes } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { intakeFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { readAddress, requireChosen } from './enter.ts'
import type { HandIn, Into, RefusedItem } from './parts.ts'
import { templateOf } from './template.ts'
import { checkUpload } from './uploads/check.ts'
import { uploadArticles } from './uploads/jobs.ts'
import { listUploads, startUpload } from './uploads/start.ts'

/** PostgreSQL cannot keep NUL. */
const withoutNul = (text: string): string => text.replaceAll('\u0000', '')

export const intakeServer = (parts: HandIn) => {
  const { handIn, phrases } = parts
  const inWords = (refused: readonly RefusedItem[], locale: Locale) =>
    refused.map(item => {
      const phrase = phrases[item.key.slice('pipeline.'.length)]
      return { ...item, msg: phrase ? say(phrase, locale) : item.key }
    })
  const answer = async (
    scope: Scope,
    source: string,
    items: readonly unknown[],
    { reply }: RequestContext,
    into?: Into,
  ) => {
    const { accepted, same, refused, leftOut, left } = await handIn(scope, source, items, into)
    const { perSecond, burst } = parts.share
    // Beside what is said of calls of a key.
    const add = (name: string, text: string) =>
      reply.header(name, [reply.getHeader(name), text].filter(Boolean).join(', '))
    add('RateLimit-Policy', `"articles";q=${burst};w=${Math.ceil(burst / perSecond)}`)
    add('RateLimit', `"articles";r=${left};t=${Math.ceil((burst - left) / perSecond)}`)
    return { accepted, same, refused: inWords(refused, scope.locale), leftOut: inWords(leftOut, scope.locale) }
  }
  return serverHalf({
    feature: intakeFeature,
    words: strings,
    jobs: [uploadArticles],
    routes: {
      add: (scope, { body }, exchange) => answer(scope, 'push', [body], exchange),
      addMany: (scope, { body }, exchange) => answer(scope, withoutNul(body.source), body.items, exchange),
      read: (scope, { body }) => readAddress(scope, body.url, parts),
      enter: async (scope, { body: { article, monitors, labels } }, exchange) => {
        await requireChosen(scope, { monitors, labels })
        return answer(scope, 'entry', [article], exchange, { by: scope.userId, monitors, labels })
      },
      uploadFile: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, 24),
      checkUpload: (scope, { body }) => checkUpload(scope, body, parts),
      startUpload: (scope, { body }) => startUpload(scope, body),
      uploads: (scope, { body }) => listUploads(scope, body),
      template: async ({ locale }, { query: { kind } }, { reply }) =>
        void reply
          .header('content-type', sheetTypes[kind])
          .header('content-disposition', `attachment; filename="articles.${kind}"`)
          .send(templateOf(kind, locale)),
      refused: async (scope, { body }) => {
        const { rows } = await sql<RefusedItem & { source: string; at: Date; total: number }>`
        select source, position, field, key, excerpt, at, count(*) over ()::int as total from refused_items
        order by id desc limit ${body.pageSize} offset ${(body.page - 1) * body.pageSize}`.execute(scope.db)
        const list = inWords(rows, scope.locale).map((item, index) => ({
          ...item,
          source: rows[index]?.source ?? '',
          at: rows[index]?.at.toISOString() ?? '',
        }))
        return { list, total: rows[0]?.total ?? 0, page: body.page, pageSize: body.pageSize }
      },
    },
  })
}
