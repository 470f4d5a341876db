/** As many as one person may have under way with room to spare (platform/server/calls/gate.ts). */
const most = 3

/** Does the work for each, a few at once; the answers come in order. */
export async function fewAtOnce<Each, Answer>(
  all: readonly Each[],
  work: (each: Each) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Array<Answer>(all.length)
  const waiting = all.entries()
  const one = async () => {
    for (const [index, each] of waiting) answers[index] = await work(each)
  }
  await Promise.all(Array.from({ length: most }, one))
  return answers
}
