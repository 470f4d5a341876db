import { campaignsKey } from '@guanlan/features/campaigns/campaigns/web'
import { ReportsOf } from '@guanlan/features/reports/reports/web'
import { useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { BookMenu } from './BookMenu.tsx'

/** What is made of a campaign: its clipping book, and its reports. Loaded once the page stands. */
export default function Files({ id, name }: { id: number; name: string }) {
  const t = useWords(strings)
  return (
    <>
      <BookMenu id={id} name={name} />
      <ReportsOf
        label={t('report')}
        queryKey={[campaignsKey, 'reports', id]}
        list={signal => api.reports({ params: { id } }, { signal })}
        make={() => api.makeReport({ params: { id } })}
      />
    </>
  )
}
