/** When an article tells of the same matter as an incident, though in other words: names and keywords in common. Pure. */

/** So long after its last article an incident of another story still takes one up. */
export const resemblesMs = 6 * 3_600_000
/** So long after its last article an incident takes up further articles of its own stories. */
export const foldsMs = 72 * 3_600_000
/** Of each warning so many incidents at most are compared by names and words: those with the newest articles. */
export const mostCompared = 200

/** In common at least; one alone may be chance. */
export const leastShared = 2
const leastIncidents = 4

/** Each mark once, without what the warning itself asks for: all of its articles have that. */
export const distinguishing = (marks: readonly string[], requested: readonly string[]): string[] =>
  [...new Set(marks)].filter(mark => !requested.some(word => mark.includes(word) || word.includes(mark)))

/** What stands in more than half of the incidents distinguishes nothing, when there are enough to tell. */
export const isCommon = (having: number, incidents: number): boolean =>
  incidents >= leastIncidents && having * 2 > incidents
