export { type Decoded, declaredCharset, decode } from './charset.ts'
export { type DateContext, findDate, type ReadDate, readDate } from './dates.ts'
export { type ExtractContext, type ExtractedPage, extractPage, type PageState } from './extract.ts'
export {
  type Feed,
  type FeedAsks,
  type FeedContext,
  type FeedEntry,
  type FeedLink,
  type FeedTime,
  readFeed,
} from './feeds/read-feed.ts'
export { articleShapes, type LinkShape, shapeOf } from './link-shapes.ts'
export { type OpmlFeed, readOpml } from './opml.ts'
export type { PageFacts } from './page-facts.ts'
export { linksOf, type PageLink, type PageLinks } from './page-links.ts'
export { plainText } from './rich-text.ts'
export { copyPolicy, type PartKind, type ResolvePart, selfContained, selfContainedStyle } from './self-contained.ts'
export { type MappedPage, readSiteMap, type SiteMap } from './site-map.ts'
