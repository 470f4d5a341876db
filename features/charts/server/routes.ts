import type { Question } from '@guanlan/features/articles/contract'
import { wantedBy } from '@guanlan/features/monitors/server'
import { timeZoneOf } from '@guanlan/features/organisations/server'
import { type Scope, serve } from '@guanlan/platform/server'
import { charts, type Overview } from '../contract.ts'
import { overviewOf } from './overview.ts'

const ask = async (scope: Scope, question: Question): Promise<Overview> =>
  overviewOf(scope, await wantedBy(scope, question), await timeZoneOf(scope))

export const chartRoutes = serve(charts)({
  overview: (scope, { body }) => ask(scope, body),
  volumeTrend: async (scope, { body }) => (await ask(scope, body)).trend,
  overviewVolumeTrend: async (scope, { body }) => (await ask(scope, body)).trend,
  sentimentShares: async (scope, { body }) => {
    const { positive, neutral, negative } = (await ask(scope, body)).total
    return [
      { sentiment: 1 as const, count: positive },
      { sentiment: 0 as const, count: neutral },
      { sentiment: -1 as const, count: negative },
    ]
  },
  sentimentTrend: async (scope, { body }) => (await ask(scope, body)).trend,
  mediaTypes: async (scope, { body }) => (await ask(scope, body)).mediaTypes,
  activeMedia: async (scope, { body }) => (await ask(scope, body)).media,
  popularAccounts: async (scope, { body }) => (await ask(scope, body)).authors,
  releaseRegions: async (scope, { body }) => (await ask(scope, body)).regions,
})
