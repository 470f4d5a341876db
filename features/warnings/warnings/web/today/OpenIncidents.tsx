import { useMay, useWords } from '@guanlan/platform/web'
import { elsewhere as strings } from '../../strings/elsewhere.ts'
import { useIncidentNumbers } from './use-incident-numbers.ts'

/** How many incidents wait for somebody, as the rail carries it; nothing while there is none. */
export function OpenIncidents({ className }: { className?: string | undefined }) {
  const may = useMay()
  return may('warnings.view') ? <Open className={className} /> : null
}

function Open({ className }: { className?: string | undefined }) {
  const t = useWords(strings)
  const { open = 0, waiting = 0 } = useIncidentNumbers() ?? {}
  const sum = open + waiting
  if (sum === 0) return null
  const parts = [
    ...(open > 0 ? [t('openIncidents', { count: open })] : []),
    ...(waiting > 0 ? [t('waitingIncidents', { count: waiting })] : []),
  ]
  return (
    <i className={className} title={parts.join(t('startBetween'))}>
      {sum > 99 ? '99+' : sum}
    </i>
  )
}
