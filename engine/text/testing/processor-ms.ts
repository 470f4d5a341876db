/**
 * Milliseconds of processor time since, as a quiet machine of two processors would have taken: what a machine that is busy with others, or slower,
 * takes longer for a fixed piece of work is taken off. Test files run in processes of their own.
 */
export function processorMs(since: NodeJS.CpuUsage): number {
  return spent(since) / Math.max(1, fixedWorkMs() / quietMs)
}

/** What the fixed work takes on a quiet machine. */
const quietMs = 12

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

function fixedWorkMs(): number {
  const began = process.cpuUsage()
  const counts = new Map<string, number>()
  for (let n = 0; n < 60_000; n++) {
    const word = `词${n % 997}`
    counts.set(word, (counts.get(word) ?? 0) + word.length)
  }
  return counts.size === 997 ? spent(began) : Number.POSITIVE_INFINITY
}
