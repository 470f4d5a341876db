/** The door of the car library on screen. */
export { modelApi, seriesApi } from './api.ts'
