/** Numbers of embedded charts are held for a moment: a page that many read asks them once. Of this process. */
import type { EmbeddedChart } from '../../contract.ts'

/** Rights are looked at each time all the same; what is held is told to whoever sees as much. */
const heldMs = 30_000
const mostHeld = 500

const stored = new Map<string, { until: number; answer: EmbeddedChart }>()

/** @param key names the chart and what its maker sees */
export async function cachedChart(key: string, now: Date, count: () => Promise<EmbeddedChart>): Promise<EmbeddedChart> {
  const known = stored.get(key)
  if (known && known.until > now.getTime()) return known.answer
  const answer = await count()
  stored.delete(key)
  stored.set(key, { until: now.getTime() + heldMs, answer })
  for (const [oldest] of stored) {
    if (stored.size <= mostHeld) break
    stored.delete(oldest)
  }
  return answer
}
