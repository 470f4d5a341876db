import { ReportsOf } from '@guanlan/features/reports/reports/web'
import { useWords } from '@guanlan/platform/web'
import type { InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'

export function ReportLink({ event: { id } }: { event: InfoEvent }) {
  const t = useWords(strings)
  return (
    <ReportsOf
      label={t('report')}
      queryKey={[eventsKey, 'reports', id]}
      list={signal => api.reports({ params: { id } }, { signal })}
      make={() => api.makeReport({ params: { id } })}
    />
  )
}
