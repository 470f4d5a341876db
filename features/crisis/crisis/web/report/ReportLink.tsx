import { ReportsOf } from '@guanlan/features/reports/reports/web'
import { useWords } from '@guanlan/platform/web'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'

export function ReportLink({ crisis: { id } }: { crisis: Crisis }) {
  const t = useWords(strings)
  return (
    <ReportsOf
      label={t('report')}
      queryKey={[crisesKey, 'reports', id]}
      list={signal => api.reports({ query: { crisisId: id } }, { signal })}
      make={() => api.makeReport({ body: { crisisId: id } })}
    />
  )
}
