import { useMay, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { useIncidentNumbers } from './use-incident-numbers.ts'

/** How many incidents are open, as the rail carries it; nothing while there is none. */
export function OpenIncidents({ className }: { className?: string | undefined }) {
  const may = useMay()
  return may('warnings.view') ? <Open className={className} /> : null
}

function Open({ className }: { className?: string | undefined }) {
  const t = useWords(strings)
  const open = useIncidentNumbers()?.open ?? 0
  if (open === 0) return null
  return (
    <i className={className} title={t('openIncidents', { count: open })}>
      {open > 99 ? '99+' : open}
    </i>
  )
}
