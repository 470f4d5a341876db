import { connect } from '@guanlan/platform/web'
import { carModels, carSales, cars, shops } from '../contract.ts'

export const seriesApi = connect(cars)
export const modelApi = connect(carModels)
export const salesApi = connect(carSales)
export const shopApi = connect(shops)
