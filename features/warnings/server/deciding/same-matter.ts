/** Whether an article tells of the same matter as an incident, though in other words. Pure. */

/** So long after its last article an incident of another story still takes one up. */
export const resemblesMs = 6 * 3_600_000
/** So long after its last article an incident takes up further articles of its own stories. */
export const foldsMs = 72 * 3_600_000

const leastShared = 2
const leastIncidents = 4

/**
 * Names and keywords in common, when there are two that distinguish; null: another matter. What the warning itself asks for, and what stands in
 * more than half of its incidents, distinguishes nothing.
 */
export function sharedMarks(
  marks: readonly string[],
  incident: readonly string[],
  common: ReadonlySet<string>,
  asked: readonly string[],
): string[] | null {
  const theirs = new Set(incident)
  const isAsked = (mark: string) => asked.some(word => mark.includes(word) || word.includes(mark))
  const shared = marks.filter(mark => theirs.has(mark) && !common.has(mark) && !isAsked(mark))
  return shared.length >= leastShared ? shared : null
}

/** Marks that stand in more than half of the incidents, when there are enough to tell. */
export function commonMarks(incidents: readonly (readonly string[])[]): Set<string> {
  const common = new Set<string>()
  if (incidents.length < leastIncidents) return common
  const seen = new Map<string, number>()
  for (const marks of incidents) for (const mark of new Set(marks)) seen.set(mark, (seen.get(mark) ?? 0) + 1)
  for (const [mark, count] of seen) if (count * 2 > incidents.length) common.add(mark)
  return common
}
