export { type CanonicalText, canonicalise, tokensOf } from './canonical.ts'
export { contentHash, distance, fingerprint } from './fingerprint.ts'
export { grams, gramsOfTerm } from './grams.ts'
export { detectLanguage, type Language, languageByScript } from './language.ts'
