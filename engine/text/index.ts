export { type AspectFound, createAspects } from './aspects/find.ts'
export { type CarAspect, carAspects } from './aspects/words.ts'
export { CANONICAL_VERSION, type CanonicalText, canonicalise, TOKEN_START, tokensOf } from './canonical.ts'
export { inSimplified, inTraditional } from './conversion/index.ts'
export { regions } from './data/regions.ts'
export { createDuplicates, type Placement, type Reason, storyDays, witnesses } from './duplicates/duplicates.ts'
export {
  type Similarity,
  type StoryNames,
  sameStory,
  similarityBetween,
} from './duplicates/same-story.ts'
export { leastShared, type Size as ShingleSize, sizeOf as shingleSizeOf } from './duplicates/shingle-index.ts'
export { type Shingles, shinglesOf, shinglesOfArticle } from './duplicates/shingles.ts'
export { grams, gramsOfTerm } from './grams.ts'
export { type AdvertisementFound, isAdvertisement, judgeAdvertisement } from './judge/advertisement.ts'
export {
  createDimensions,
  type Dimension,
  type DimensionFound,
  type DimensionJudge,
  defaultDimensions,
  dimensionOf,
} from './judge/dimension.ts'
export { detectLanguage, type Language, languageByScript } from './language.ts'
export { markedTerm, markedText } from './marked.ts'
export {
  createNames,
  createNamesGently,
  type LibraryEntry,
  type NameFound,
  type NameKind,
  type Names,
  type RuleNames,
} from './names/names.ts'
export { type Mention, peopleAndOrganisations } from './names/people.ts'
export { type Signature, signatureOf } from './names/signatures.ts'
export { type Country, countries } from './places/countries.ts'
export { type Division, districts, divisionOf } from './places/divisions.ts'
export { type PlaceFound, type PlacesFound, placesOf } from './places/places.ts'
export type { Region } from './places/region.ts'
export { releaseRegion } from './places/release.ts'
export { regionNames } from './region-names.ts'
export { mentionedRegions } from './regions.ts'
export {
  FULL_COPY,
  type PieceKind,
  type PieceOfRelease,
  pieceOfRelease,
  QUOTED,
  readSentText,
  type SentText,
  SHORTENED,
} from './releases/compare.ts'
export type { NumberChange, TextPlace } from './releases/number-changes.ts'
export type { Adjustment, ModelView } from './sentiment/adjust.ts'
export { adjustmentBegin, readAdjustment } from './sentiment/adjust-file.ts'
export { type Example, learnAdjustment, learnInSteps } from './sentiment/adjust-learn.ts'
export { type Proof, proveInSteps } from './sentiment/adjust-prove.ts'
export { createJudge, type Judge, type JudgedArticle, type Judgement } from './sentiment/judge.ts'
export { splitSentences, summaryOf } from './summary.ts'
export { type ContradictedPart, contradictionOf } from './support/contradiction.ts'
export { plainText } from './support/folded-text.ts'
export { pairsIn } from './support/nearest.ts'
export {
  type Evidence,
  type ReadEvidence,
  readEvidence,
  type Support,
  type SupportOptions,
  supportOf,
  supportsOf,
  type UnsupportedPart,
  unsupportedParts,
} from './support/support.ts'
export { type Cutter, type CutWord, createCutter } from './words/cut.ts'
export { type NewWord, type NewWordOptions, newWords } from './words/discover.ts'
export {
  createFrequencies,
  emotionFlag,
  emotionOf,
  type Frequencies,
  type HotArticle,
  type HotOptions,
  type HotWord,
  hotWords,
  type Leaning,
} from './words/hot.ts'
export { type Keyword, type KeywordOptions, keywordsOf, saysSomething } from './words/keywords.ts'
export { type Lexicon, readLexicon } from './words/lexicon.ts'
export { type PlacedWord, placedWords, placeIn } from './words/placed-words.ts'
export { stopWords } from './words/stop-words.ts'
