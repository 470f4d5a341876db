import { hotWordsOf } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse, say } from '@guanlan/platform/contract'
import { dispositionOf, openThreads, serverHalf, sheetTypes, writeWorkbook } from '@guanlan/platform/server'
import { type Cloud, type CloudRequest, mostTextBytes, wordCloudsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { queryOf } from './query.ts'

const counting = openThreads<CloudRequest, Cloud>(new URL('./counting.thread.ts', import.meta.url), {
  waiting: 20,
  longestMs: 10_000,
  mostMb: 512,
})

export const wordCloudsServer = serverHalf({
  feature: wordCloudsFeature,
  words: strings,
  routes: {
    make: async (_, { body }) => {
      if (Buffer.byteLength(body.text) > mostTextBytes) throw refuse('tooLarge', 'wordClouds.textTooLong', {}, 'text')
      return counting.ask(body)
    },
    search: async (scope, { body }) => {
      const words = await hotWordsOf(scope, await queryOf(scope, body))
      return words.map(({ word, count, estimated }) => ({ word, count, estimated }))
    },
    file: async ({ locale, within }, { body }, { reply }) => {
      const zone = await within(timeZoneOf)
      const columns = [
        { key: 'word', title: say(strings.word, locale), width: 30 },
        { key: 'count', title: say(strings.count, locale) },
      ]
      const sheets = [{ title: say(strings.title, locale), columns, rows: body.words }]
      await reply
        .header('content-type', sheetTypes.xlsx)
        .header('content-disposition', dispositionOf(`${say(strings.title, locale)}.xlsx`))
        .header('cache-control', 'private, no-store')
        .send(writeWorkbook({ zone, sheets }))
    },
  },
})
