/** The processes of an installation. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

export const Process = z.object({
  host: z.string(),
  pid: Count,
  role: z.enum(['all', 'web', 'worker']),
  version: z.string(),
  startedAt: Moment,
  /** Since its last beat; each beats every five seconds. */
  silentSeconds: Count,
  /** For more than 30 seconds: it died, hangs or does not reach the database. */
  silent: z.boolean(),
  memoryBytes: Count,
  /** What it matches with; null where it does not match. */
  rulesVersion: z.string().nullable(),
  /** Of the newest batch it stored, from accepted to stored. */
  lagMs: z.number().nullable(),
  /** OpenSearch asked to be spared (429): this process sends it less for a while. */
  sparesIndex: z.boolean(),
})
export type Process = z.infer<typeof Process>

/** What strangers may know: no host, no size. */
export const ProcessCount = z.object({
  role: Process.shape.role,
  version: z.string(),
  there: Count,
  silent: Count.describe('Not heard for more than 30 seconds, within the last hour'),
})
export type ProcessCount = z.infer<typeof ProcessCount>

export function countProcesses(processes: readonly Process[]): ProcessCount[] {
  const counts = new Map<string, ProcessCount>()
  for (const { role, version, silent } of processes) {
    const key = `${role} ${version}`
    const count = counts.get(key) ?? { role, version, there: 0, silent: 0 }
    count[silent ? 'silent' : 'there']++
    counts.set(key, count)
  }
  return [...counts.values()]
}
