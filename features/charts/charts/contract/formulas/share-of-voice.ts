/** Share of voice: what part of all articles about the subjects compared is about each, from 0 to 1 and together 1. An article that names two subjects counts for both; null where there is none at all. */
export function sharesOfVoice(counts: readonly number[]): (number | null)[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map(count => (all > 0 ? count / all : null))
}
