import { hotListOfDay } from '@guanlan/features/collecting/hot-lists/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { say } from '@guanlan/platform/contract'
import { dispositionOf, serverHalf, sheetTypes, writeWorkbook } from '@guanlan/platform/server'
import { resourcesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { articlesOfBrand, brandNames, campaignsOf, incidentsOf, mediaOfBrand, platformsOfBrand } from './brands.ts'
import { rowsOfDay } from './hot-rows.ts'

export const resourcesServer = serverHalf({
  feature: resourcesFeature,
  words: strings,
  routes: {
    brandNames: (scope, { body }) => brandNames(scope, body.like),
    brandArticle: (scope, { body }) => articlesOfBrand(scope, body),
    brandPlatform: (scope, { body }) => platformsOfBrand(scope, body),
    brandMedia: (scope, { body }) => mediaOfBrand(scope, body),
    brandActivity: (scope, { body }) => campaignsOf(scope, body),
    brandForewarning: (scope, { body }) => incidentsOf(scope, body),
    async hotFile({ within, locale }, { body: { day } }, { reply }) {
      const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
      const [zone, list, past] = await within(async scope => {
        const zone = await timeZoneOf(scope)
        return [zone, await hotListOfDay(scope, day, zone), await hotListOfDay(scope, before, zone)] as const
      })
      const t = (key: keyof typeof strings) => say(strings[key], locale)
      const columns = [
        { key: 'rank', title: t('rank') },
        { key: 'before', title: t('before') },
        { key: 'title', title: t('event'), width: 50 },
        { key: 'platforms', title: t('platforms'), width: 30 },
        { key: 'minutes', title: t('minutes') },
        { key: 'index', title: t('index') },
      ]
      const sheets = [{ title: day, columns, rows: rowsOfDay(list.list, past.list) }]
      await reply
        .header('content-type', sheetTypes.xlsx)
        .header('content-disposition', dispositionOf(`${t('hotList')} ${day}.xlsx`))
        .header('cache-control', 'private, no-store')
        .send(writeWorkbook({ zone, sheets }))
    },
  },
})
