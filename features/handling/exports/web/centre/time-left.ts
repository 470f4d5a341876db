import type { DownloadRecord } from '../../contract.ts'

/** Seconds until it is done if it goes on as it went so far; null where that would be a guess. Pure. */
export function secondsLeft(
  { state, rows, rowsDone, startedAt }: Pick<DownloadRecord, 'state' | 'rows' | 'rowsDone' | 'startedAt'>,
  now: number,
): number | null {
  if (state !== 'running' || !rows || startedAt === null) return null
  const gone = (now - Date.parse(startedAt)) / 1000
  // The first moments say little of the rest.
  if (gone < 3 || rowsDone / rows < 0.02) return null
  return Math.max(0, (gone * (rows - rowsDone)) / rowsDone)
}
