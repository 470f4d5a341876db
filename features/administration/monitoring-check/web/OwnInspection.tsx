import {
  Button,
  confirm,
  copyText,
  DashboardFrame,
  ErrorOf,
  SkeletonRows,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Inspection } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, sharedAddressOf } from './api.ts'
import { Findings } from './Findings.tsx'
import { Period } from './Period.tsx'

/** One inspection of the member's organisation, with links to where things are mended. */
export function OwnInspection({ id }: { id: number }) {
  const t = useWords(strings)
  const query = useQuery({
    queryKey: ['monitoringCheck', 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    retry: false,
  })
  if (query.data) return <Own inspection={query.data} />
  return (
    <DashboardFrame title={t('one')} controls={<Link to="/insReport">{t('toList')}</Link>}>
      {query.isError ? <ErrorOf error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows rows={6} />}
    </DashboardFrame>
  )
}

function Own({ inspection }: { inspection: Inspection }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const params = { id: inspection.id }
  const after = (work: Promise<unknown>) =>
    work.catch((error: Error) => toast({ text: error.message, tone: 'warning' }))
  const share = async () => {
    const { token } = await api.share({ params })
    const address = `${location.origin}${location.pathname}#${sharedAddressOf(token)}`
    setLink(address)
    await copyText(address, t('shareCopied'), t('shareShown', { address }))
  }
  const unshare = async () => {
    await api.unshare({ params })
    setLink(null)
    toast({ text: t('unshared') })
  }
  const remove = async () => {
    if (!(await confirm({ title: t('removeTitle'), loss: t('removeLoss'), act: t('remove') }))) return
    await api.remove({ params })
    await client.invalidateQueries({ queryKey: ['monitoringCheck'] })
    void navigate('/insReport')
  }
  return (
    <DashboardFrame
      title={t('one')}
      controls={
        <>
          <Period inspection={inspection} />
          <Link to="/insReport">{t('toList')}</Link>
          {may('monitoringCheck.make') && (
            <>
              <Button icon="share" onClick={() => void after(share())}>
                {t('share')}
              </Button>
              <Button onClick={() => void after(unshare())}>{t('unshare')}</Button>
              <Button icon="trash" onClick={() => void after(remove())}>
                {t('remove')}
              </Button>
            </>
          )}
        </>
      }
    >
      {link && (
        <p data-wide role="status">
          {t('shareShown', { address: link })}
        </p>
      )}
      <Findings inspection={inspection} isMember />
    </DashboardFrame>
  )
}
