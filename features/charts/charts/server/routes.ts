import type { Question } from '@guanlan/features/articles/articles/contract'
import { mentionedPlaces } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Scope, serverHalf } from '@guanlan/platform/server'
import { chartsFeature, type HotWord, type Overview } from '../contract.ts'
import { strings } from '../strings.ts'
import { againstOf } from './against.ts'
import { anomaliesOf } from './anomalies/points.ts'
import { whyOf } from './anomalies/reasons.ts'
import { byWeekday } from './by-weekday.ts'
import { companionsOf } from './companions.ts'
import { coverageOf } from './coverage.ts'
import { disturbancesOf } from './disturbances.ts'
import { embeddedChart, sendPage } from './embeds/embedded.ts'
import { changeEmbed, listEmbeds, makeEmbed, revokeEmbed } from './embeds/embeds.ts'
import { describeQuestion } from './figures/describe-question.ts'
import { sendCharts } from './figures/file.ts'
import { forecastOf } from './forecast/forecast.ts'
import { hotSpotsOf } from './hot-spots.ts'
import { hotWordsOf } from './hot-words.ts'
import { type MapFolder, noMaps } from './maps/folder.ts'
import { listMaps, sendMap } from './maps/send.ts'
import { negativeOf } from './negative.ts'
import { marksOf } from './notes/list.ts'
import { addNote, changeNote, getNote, removeNote } from './notes/records.ts'
import { overviewOf, trendOf } from './overview.ts'
import { listPublishers } from './publishers.ts'
import { regionsOf } from './regions.ts'
import { accountTypesOf, gendersOf, positionsOf } from './senders.ts'
import { splitOf } from './split.ts'
import { spreadOf } from './spread/spread.ts'
import { touchOf } from './touch.ts'
import { trendsOfMonitors } from './trends-of-monitors.ts'
import { setWeights, weightsOf } from './weights.ts'
import { wordMovesOf } from './word-moves.ts'

/** All provinces. */
const mostMentioned = 40

const ask = async (scope: Scope, question: Question): Promise<Overview> =>
  overviewOf(scope, await articleQuery(scope, question), await timeZoneOf(scope))

const askTrend = async (scope: Scope, question: Question, asked?: { usual: boolean }): Promise<Overview['trend']> =>
  trendOf(scope, await articleQuery(scope, question), await timeZoneOf(scope), asked)

const askWords = async (scope: Scope, question: Question): Promise<HotWord[]> =>
  hotWordsOf(scope, await articleQuery(scope, question))

export interface ChartParts {
  /** The built page of embedded charts; null: the screens are not built. */
  embedPage: () => Promise<string | null>
  maps: MapFolder
}

export const chartsServer = ({ embedPage, maps }: ChartParts) =>
  serverHalf({
    feature: chartsFeature,
    words: strings,
    routes: {
      overview: (scope, { body }) => ask(scope, body),
      volumeTrend: (scope, { body }) => askTrend(scope, body, { usual: body.usual }),
      overviewVolumeTrend: (scope, { body }) => askTrend(scope, body),
      disturbances: (scope, { body }) => disturbancesOf(scope, new Date(body.from), new Date(body.to)),
      sentimentShares: async (scope, { body }) => {
        const { positive, neutral, negative } = (await ask(scope, body)).total
        return [
          { sentiment: 1 as const, count: positive },
          { sentiment: 0 as const, count: neutral },
          { sentiment: -1 as const, count: negative },
        ]
      },
      anomalies: async (scope, { body }) =>
        anomaliesOf(scope, await articleQuery(scope, body), await timeZoneOf(scope)),
      against: async (scope, { body: { against, ...question } }) =>
        againstOf(scope, await articleQuery(scope, question), against, await timeZoneOf(scope)),
      forecast: async (scope, { body }) => forecastOf(scope, await articleQuery(scope, body), await timeZoneOf(scope)),
      why: async (scope, { body }) => whyOf(scope, await articleQuery(scope, body)),
      notes: (scope, { body }) => marksOf(scope, body),
      note: (scope, { params }) => getNote(scope, params.id),
      addNote: (scope, { body }) => addNote(scope, body),
      changeNote: (scope, { params, body }) => changeNote(scope, { ...body, ...params }),
      removeNote: (scope, { params }) => removeNote(scope, params.id),
      sentimentTrend: async (scope, { body }) => (await ask(scope, body)).trend,
      mediaTypes: async (scope, { body }) => (await ask(scope, body)).mediaTypes,
      activeMedia: async (scope, { body }) => (await ask(scope, body)).media,
      popularAccounts: async (scope, { body }) => (await ask(scope, body)).authors,
      hotWords: (scope, { body }) => askWords(scope, body),
      overviewHotWords: (scope, { body }) => askWords(scope, body),
      hotSpots: async (scope, { body }) => hotSpotsOf(scope, await articleQuery(scope, body)),
      mentionedRegions: async (scope, { body }) =>
        mentionedPlaces(scope, await articleQuery(scope, body), mostMentioned),
      regions: async (scope, { body: { of, within, ...question } }) =>
        regionsOf(scope, await articleQuery(scope, question), { of, within }),
      maps: scope => listMaps(scope, maps),
      map: (_, { params }, exchange) => sendMap(maps, params.code, exchange),
      accountTypes: async (scope, { body }) => accountTypesOf(scope, await articleQuery(scope, body)),
      accountGenders: async (scope, { body }) => gendersOf(scope, await articleQuery(scope, body)),
      articlePositions: async (scope, { body }) => positionsOf(scope, await articleQuery(scope, body)),
      byWeekday: async (scope, { body }) => byWeekday(scope, await articleQuery(scope, body), await timeZoneOf(scope)),
      publishers: async (scope, { body: { all, like, sort, order, page, pageSize, after, ...question } }) =>
        listPublishers(scope, await articleQuery(scope, question), { all, like, sort, order, page, pageSize, after }),
      wordMoves: async (scope, { body }) => wordMovesOf(scope, await articleQuery(scope, body)),
      companions: async (scope, { body: { word, by, ...question } }) =>
        companionsOf(scope, await articleQuery(scope, question), { word, by }),
      coverage: async (scope, { body }) => coverageOf(scope, await articleQuery(scope, body), await timeZoneOf(scope)),
      split: async (scope, { body: { by, ...question } }) =>
        splitOf(scope, await articleQuery(scope, question), by, await timeZoneOf(scope)),
      negative: async (scope, { body }) => negativeOf(scope, await articleQuery(scope, body), await timeZoneOf(scope)),
      spread: async (scope, { body: { story, ...question } }) =>
        spreadOf(scope, await articleQuery(scope, question), story, await timeZoneOf(scope)),
      standings: scope => trendsOfMonitors(scope),
      touch: async (scope, { body }) => touchOf(scope, await articleQuery(scope, body)),
      releaseRegions: async (scope, { body }) => (await ask(scope, body)).regions,
      export: (scope, { body }, exchange) => sendCharts(scope, body, exchange),
      inWords: (scope, { body }) => describeQuestion(scope, body, scope.locale),
      embeds: (scope, { query }) => listEmbeds(scope, query),
      makeEmbed: (scope, { body }) => makeEmbed(scope, body),
      changeEmbed: (scope, { params, body }) => changeEmbed(scope, params.id, body),
      revokeEmbed: (scope, { params }) => revokeEmbed(scope, params.id),
      embedPage: (scope, _, exchange) => sendPage(scope, embedPage, exchange),
      embedded: (scope, _, exchange) => embeddedChart(scope, exchange),
      weights: scope => weightsOf(scope),
      setWeights: (scope, { body }) => setWeights(scope, body.weights, body.version),
    },
  })

/** Without the page and without maps. */
export const chartServer = chartsServer({ embedPage: async () => null, maps: noMaps })
