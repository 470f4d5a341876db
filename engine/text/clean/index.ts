export { type Decoded, declaredCharset, decode } from './charset.ts'
export { type DateContext, findDate, type ReadDate, readDate } from './dates.ts'
