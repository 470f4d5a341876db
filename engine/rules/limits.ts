// Every number the rule language and the word-group form hold people to.

/** Word groups in one monitor item: spec 182, monitor.words.groups. */
export const MAX_GROUPS = 5
/** Media groups in one monitor item: spec 182, monitor.media.groups. */
export const MAX_MEDIA_GROUPS = 10
/** `^n`, also the word frequency of a group: spec 182, monitor.words.frequency. */
export const FREQUENCY = { min: 1, max: 10 } as const
/** `{n}`: query-language.md, "Grammar". */
export const DISTANCE = { min: 0, max: 500 } as const
/** UTF-16 units in one rule: what the product's calls take. 10,000 are parsed within a keystroke, 16 ms (query-language.md). */
export const MAX_RULE_LENGTH = 750_000
/** Brackets, scopes and exclusions inside one another: no person needs more, and no stack overflows. */
export const MAX_DEPTH = 50
/** Letters before the `*` of a prefix: query-language.md, "Meaning". */
export const MIN_PREFIX = 3
/** Problems listed for one text: the rest shows up as these are mended. */
export const MAX_PROBLEMS = 100
