import { namedIds, recordRoutes, serverHalf, workerHalf } from '@guanlan/platform/server'
import { carModelsFeature, carsFeature, shopsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { models, treeOf } from './models.ts'
import { relate, relationsOf, unrelate } from './relations.ts'
import { reportSales, salesOf } from './sales.ts'
import { series } from './series.ts'
import { modelSheets, seriesSheets, shopSheets } from './sheets.ts'
import { shopRecords } from './shops.ts'

export { findableSeries } from './findable.ts'
export { models } from './models.ts'
export { monthsBetween } from './months.ts'
export { relate } from './relations.ts'
export { reportSales, salesOf } from './sales.ts'
export { chosenSeries, namesIn, series } from './series.ts'
export { shopRecords } from './shops.ts'
export { organisationsWithSeries, shopNames, tiedSeries } from './tied.ts'

/** Done by the workers. */
export const carWorks = [...seriesSheets.works, ...modelSheets.works, ...shopSheets.works]
export const carsWorker = workerHalf({ works: carWorks })

export const carsServer = serverHalf({
  feature: carsFeature,
  words: strings,
  jobs: seriesSheets.jobs,
  routes: { ...recordRoutes(series), ...seriesSheets.routes },
})

export const carModelsServer = serverHalf({
  feature: carModelsFeature,
  words: strings,
  jobs: modelSheets.jobs,
  routes: {
    ...recordRoutes(models),
    ...modelSheets.routes,
    delete: (scope, call) => models.remove(scope, { ids: namedIds(call), allOf: null, but: [] }),
    sales: (scope, { body }) => salesOf(scope, body),
    reportSales: (scope, { body }) => reportSales(scope, body),
    relation: (scope, { body }) => relationsOf(scope, body.seriesId),
    relate: (scope, { body }) => relate(scope, body),
    unrelate: (scope, { params }) => unrelate(scope, params.id),
    series: scope => treeOf(scope),
  },
})

export const shopsServer = serverHalf({
  feature: shopsFeature,
  words: strings,
  jobs: shopSheets.jobs,
  routes: { ...recordRoutes(shopRecords), ...shopSheets.routes },
})
