export { type Decoded, declaredCharset, decode } from './charset.ts'
export { type DateContext, findDate, type ReadDate, readDate } from './dates.ts'
export { type ExtractContext, type ExtractedPage, extractPage, type PageState } from './extract.ts'
export type { PageFacts } from './page-facts.ts'
