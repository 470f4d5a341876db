/** Looks every quarter of an hour whose use has to be counted; all web processes share it, as each notes when it looked. */
import { type AnyServerHalf, type Databases, type Log, noteQuotaCourse } from '@guanlan/platform/server'

const everyMs = 900_000
const firstMs = 60_000

/** @returns how it ends */
export function followQuotas(
  databases: Pick<Databases, 'app' | 'worker'>,
  halves: readonly AnyServerHalf[],
  log: Log,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    let hasMore = false
    try {
      hasMore = await noteQuotaCourse(databases, halves)
    } catch (error) {
      log(error, 'course of quotas')
    }
    if (!isOver) timer = setTimeout(() => void look(), hasMore ? 1_000 : everyMs).unref()
  }
  timer = setTimeout(() => void look(), firstMs).unref()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
