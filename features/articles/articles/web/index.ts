/** The door of articles on screen: one article as a row, its facts and its highlighted text; ranges of time. */
export { ArticleCard } from './ArticleCard.tsx'
export { ArticleHeadline } from './ArticleHeadline.tsx'
export { ArticleLines } from './ArticleLines.tsx'
export { ArticleRowView } from './ArticleRowView.tsx'
export { ArticleTime } from './ArticleTime.tsx'
export { regionChoices, wordChoices } from './choices.ts'
export { Highlighted } from './Highlighted.tsx'
export { MediaInput } from './MediaInput.tsx'
export { MediumInput } from './MediumInput.tsx'
export { mediaIcon } from './media-icon.ts'
export { mediaSource } from './media-source.ts'
export { type HitStretch, piecesOf, type TextPiece } from './pieces.ts'
export { RegionInput, RegionName } from './RegionInput.tsx'
export {
  endsNow,
  isNamed,
  lengths,
  type Moments,
  momentsOf,
  type NamedRange,
  namedRanges,
  problemOf,
  rangeOfQuery,
  type TimeRange,
} from './range.ts'
export { useRegionName } from './region-name.ts'
export { SetsInput } from './SetsInput.tsx'
export { StoriesInput } from './StoriesInput.tsx'
export { sentimentName } from './sentiment-name.ts'
export { webAddress } from './web-address.ts'
