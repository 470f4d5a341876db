import { Button, EmptyState, ErrorOf, linkTo, SkeletonPage, useTabTitle, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { editingStrings } from '../../strings/editing.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { EditorRoom } from './EditorRoom.tsx'
import { ReviewActs } from './ReviewActs.tsx'

/** A report as it will look, with its texts, charts and articles to be changed by several people at once. */
export default function EditReport() {
  const t = useWords(strings)
  const said = useWords(editingStrings)
  const navigate = useNavigate()
  const id = Number(useSearchParams()[0].get('id'))
  const { data, error, refetch } = useQuery({
    queryKey: ['report', id, 'edited'],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    enabled: id > 0,
    // The editor itself follows what the server has; what it began with is never older than the visit.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  useTabTitle(data?.reportName)
  const back = <Button onClick={() => void navigate(linkTo('/report'))}>{t('back')}</Button>
  if (!(id > 0)) return <EmptyState title={t('notChosen')} actions={back} />
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  const read = <Link to={linkTo('/htmlTemplateReport', null, { id })}>{t('read')}</Link>
  if (data.state === 'released')
    return (
      <EmptyState
        title={said('isReleased', { by: data.releasedBy ?? '' })}
        actions={
          <>
            {read} <ReviewActs report={data} isSaid={false} changed={refetch} />
          </>
        }
      />
    )
  if (data.state === 'making' || data.state === 'failed') return <EmptyState title={t('stillMaking')} actions={read} />
  return <EditorRoom key={id} report={data} reload={async () => (await refetch()).data ?? data} />
}
