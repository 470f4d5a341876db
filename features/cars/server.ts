import { carAspectsFeature } from '@guanlan/features/cars/car-aspects/contract'
import { carAspectsServer, carAspectsWorker } from '@guanlan/features/cars/car-aspects/server'
import { carInsightFeature } from '@guanlan/features/cars/car-insight/contract'
import { carInsightServer } from '@guanlan/features/cars/car-insight/server'
import {
  carModelsFeature,
  carSalesFeature,
  carsFeature,
  shopsFeature,
} from '@guanlan/features/cars/car-library/contract'
import {
  carModelsServer,
  carSalesServer,
  carsServer,
  carsWorker,
  shopsServer,
} from '@guanlan/features/cars/car-library/server'
import { carOwnersFeature } from '@guanlan/features/cars/car-owners/contract'
import { carOwnersServer, carOwnersWorker } from '@guanlan/features/cars/car-owners/server'
import type { Area } from '@guanlan/platform/server'

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const cars: Area = [
  [carsFeature, carsServer, carsWorker],
  [carModelsFeature, carModelsServer],
  [carSalesFeature, carSalesServer],
  [shopsFeature, shopsServer],
  [carOwnersFeature, carOwnersServer, carOwnersWorker],
  [carAspectsFeature, carAspectsServer, carAspectsWorker],
  [carInsightFeature, carInsightServer],
]
