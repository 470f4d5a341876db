import { Button, Moment, Note, Row, Stack, TextField, toast, toastError, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longestReason } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** In the operator's form of an organisation: asks to be let in, and goes in once somebody there has consented. */
export default function OperatorPart({ organisation }: { organisation: number }) {
  const t = useWords(strings)
  const [reason, setReason] = useState<string | null>(null)
  const { data, refetch } = useQuery({
    queryKey: ['supportAccess', 'current', organisation],
    queryFn: ({ signal }) => api.current({ params: { orgId: organisation } }, { signal }),
  })
  const attempt = async (act: () => Promise<unknown>, message?: string) => {
    try {
      await act()
      if (message) toast({ text: message })
    } catch (error) {
      toastError(error)
    }
    await refetch()
  }
  const body = { orgId: organisation }
  const enter = () =>
    attempt(async () => {
      await api.enter({ body })
      // The organisations of a session are read when it begins.
      location.hash = '#/'
      location.reload()
    })
  if (data === undefined) return null
  if (data?.state === 'open')
    return (
      <Stack gap={8}>
        <p>
          {t('openUntil', { role: t(`role_${data.role}`) })} <Moment at={data.endsAt ?? ''} />
        </p>
        <Row gap={8}>
          <Button size="small" kind="primary" onClick={() => void enter()}>
            {t('enter')}
          </Button>
          {data.isInside && (
            <Button size="small" onClick={() => void attempt(() => api.leave({ body }), t('ended'))}>
              {t('leave')}
            </Button>
          )}
        </Row>
      </Stack>
    )
  if (data?.state === 'requested' && reason === null) return <Note>{t('waiting')}</Note>
  if (reason === null)
    return (
      <p>
        <Button size="small" onClick={() => setReason('')}>
          {t('request')}
        </Button>
      </p>
    )
  const request = async () => {
    await attempt(() => api.request({ body: { ...body, reason } }), t('requested'))
    setReason(null)
  }
  return (
    <Stack gap={8}>
      <TextField
        label={t('requestReason')}
        value={reason}
        maxLength={longestReason}
        onChange={event => setReason(event.target.value)}
        autoFocus
      />
      <Row gap={8}>
        <Button size="small" kind="primary" disabled={reason.trim() === ''} onClick={() => void request()}>
          {t('request')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setReason(null)}>
          {t('cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
