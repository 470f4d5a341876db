/** A process of its own: what it makes outlives a collection of what is new and is dropped soon after. Prints the largest heap, in MB. `slowly`: as the product sets it. */
import { growSlowly } from '../heap.ts'

if (process.argv[2] === 'slowly') growSlowly()
const made = (n: number) => ({ n, list: [n, n + 1, n + 2], text: `number ${n}` })
const kept = Array.from({ length: 600_000 }, (_, n) => made(n))
const passing = new Array<ReturnType<typeof made>>(400_000)
let most = 0
for (let n = 0; n < 8_000_000; n++) {
  passing[n % passing.length] = made(n)
  if (n % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
}
process.stdout.write(JSON.stringify({ most: Math.round(most / 1e6), kept: kept.length }))
