import { Tag, useWords } from '@guanlan/platform/web'
import type { MediumState } from '../contract.ts'
import { strings } from '../strings.ts'

const accented: ReadonlySet<MediumState> = new Set(['accepted', 'came', 'published'])

export function StateTag({ state }: { state: MediumState }) {
  const t = useWords(strings)
  return <Tag accent={accented.has(state)}>{t(`state_${state}`)}</Tag>
}
