import { exact, type Translate } from '@guanlan/platform/web'
import type { TaskFigures } from '../../contract.ts'
import type { strings } from '../../strings.ts'

/** Requests and bytes. */
export const costOf = (
  { asked: requested, bytes }: Pick<TaskFigures, 'asked' | 'bytes'>,
  t: Translate<typeof strings>,
): string => t('costOf', { asked: exact(requested), size: sizeOf(bytes) })

const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${exact(Math.ceil(bytes / 1_024))} KB` : `${exact(Math.round(bytes / 1_048_576))} MB`
