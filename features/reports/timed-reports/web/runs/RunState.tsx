import { Tag, useWords } from '@guanlan/platform/web'
import type { Run } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** How a run stands, and whether it is late. */
export function RunState({ run }: { run: Run }) {
  const t = useWords(strings)
  return (
    <>
      <Tag accent={run.state !== 'done'}>{t(run.state)}</Tag>
      {run.isLate && <Tag>{t('late')}</Tag>}
    </>
  )
}
