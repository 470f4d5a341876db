import { Tag, useWords } from '@guanlan/platform/web'
import type { State } from '../../contract.ts'
import { strings } from '../../strings.ts'

export function TaskState({ status }: { status: State }) {
  const t = useWords(strings)
  return <Tag accent={status === 'c_1'}>{t(status)}</Tag>
}
