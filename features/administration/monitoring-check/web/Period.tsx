import { useFormat, useWords } from '@guanlan/platform/web'
import type { Inspection } from '../contract.ts'
import { strings } from '../strings.ts'

export function Period({ inspection: { from, madeAt } }: { inspection: Inspection }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <span className="dim">
      {t('period', { from: format.moment(new Date(from)), to: format.moment(new Date(madeAt)) })}
    </span>
  )
}
