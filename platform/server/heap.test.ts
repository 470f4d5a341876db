import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const churn = fileURLToPath(new URL('./testing/churn.ts', import.meta.url))

/** Collected by one thread at the border itself, so that the answer does not depend on how busy the machine is. */
async function largestHeap(...words: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--single-threaded-gc', churn, ...words])
  return (JSON.parse(stdout) as { most: number }).most
}

test('the heap grows by half of what is alive, and by far more where nothing is said', {
  timeout: 60_000,
}, async () => {
  // One that began while the machine was short of something collects later: the least of three is what the setting does.
  const [usual, ...slowly] = await Promise.all([
    largestHeap(),
    ...Array.from({ length: 3 }, () => largestHeap('slowly')),
  ])
  expect(Math.min(...slowly)).toBeLessThan(usual * 0.7)
})
