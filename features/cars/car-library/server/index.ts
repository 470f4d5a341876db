import { namedIds, recordRoutes, serverHalf, workerHalf } from '@guanlan/platform/server'
import { carModelsFeature, carSalesFeature, carsFeature, shopsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { models, treeOf } from './models.ts'
import { relate, relationsOf, unrelate } from './relations.ts'
import { reportSales, salesOf } from './sales.ts'
import { listSales, saleSheets } from './sales-list.ts'
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
export const carWorks = [...seriesSheets.works, ...modelSheets.works, ...saleSheets.works, ...shopSheets.works]
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

export const carSalesServer = serverHalf({
  feature: carSalesFeature,
  words: strings,
  jobs: saleSheets.jobs,
  routes: { list: (scope, { body }) => listSales(scope, body), ...saleSheets.routes },
})

export const shopsServer = serverHalf({
  feature: shopsFeature,
  words: strings,
  jobs: shopSheets.jobs,
  routes: { ...recordRoutes(shopRecords), ...shopSheets.routes },
})
