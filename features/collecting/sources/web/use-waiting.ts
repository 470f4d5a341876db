/** A source that was just added is asked within seconds: the list is asked again until it says what came of it. */
import { type AnyList, useRefreshWhile } from '@guanlan/platform/web'
import type { SourceRow } from '../contract.ts'

const everyMs = 1_000
/** A host that may not be asked yet is left to the next visit of the screen. */
const longestMs = 60_000

export const useWaiting = (records: AnyList<SourceRow>['records']): void =>
  useRefreshWhile(
    records,
    row => row.condition === 'waiting' && Date.now() - new Date(row.updatedAt).getTime() < longestMs,
    everyMs,
  )
