import { connect } from '@guanlan/platform/web'
import { carModels, cars, shops } from '../contract.ts'

export const seriesApi = connect(cars)
export const modelApi = connect(carModels)
export const shopApi = connect(shops)
