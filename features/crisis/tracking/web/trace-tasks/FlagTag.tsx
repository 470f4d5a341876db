import { Tag, useWords } from '@guanlan/platform/web'
import type { TraceTask } from '../../contract/trace-tasks.ts'
import { traceStrings as strings } from '../../strings/trace-tasks.ts'

export function FlagTag({ of: { flag, recalledAt } }: { of: Pick<TraceTask, 'flag' | 'recalledAt'> }) {
  const t = useWords(strings)
  return <Tag accent={flag < 2}>{t(recalledAt === null ? `traceFlag${flag}` : 'wasRecalled')}</Tag>
}
