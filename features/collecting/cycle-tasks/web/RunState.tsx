import { Tag, useWords } from '@guanlan/platform/web'
import type { Run } from '../contract.ts'
import { strings } from '../strings.ts'

export function RunState({ run }: { run: Run }) {
  const t = useWords(strings)
  return <Tag accent={run.state === 'running'}>{t(run.state)}</Tag>
}
