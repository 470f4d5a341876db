export { comparableBefore } from './against.ts'
export { whyOf } from './anomalies/reasons.ts'
export { disturbedDays } from './disturbed-days.ts'
export { chartsOf } from './figures/ask.ts'
export { describeQuestion } from './figures/describe-question.ts'
export { hotSpotsOf, largestStoriesOf } from './hot-spots.ts'
export { hotWordsOf } from './hot-words.ts'
export { openMaps } from './maps/folder.ts'
export {
  local,
  moment,
  overviewOf,
  type Parts,
  partsOf,
  totalBefore,
  totalOver,
  trendOf,
  unitOf,
} from './overview.ts'
export { type ChartParts, chartServer, chartsServer } from './routes.ts'
export { sourceReader } from './spread/named-sources.ts'
export { addressOf, originsOf, placesShown } from './spread/origins.ts'
export { readSpread, type SpreadArticle } from './spread/read.ts'
export { spreadOf } from './spread/spread.ts'
export { touchOf } from './touch.ts'
export { usualCount } from './usual.ts'
export { weightsOf } from './weights.ts'
export { mostTallied, tallyWords } from './word-tallies.ts'
export { pointsOf } from './zone.ts'
