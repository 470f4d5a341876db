import {
  Button,
  ErrorOf,
  Moment,
  Note,
  PlainTable,
  Row,
  Segmented,
  SettingsFrame,
  SkeletonRows,
  Stack,
  TextField,
  toast,
  toastError,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SupportAccess as Access, longestReason, mostHours, supportRoles } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** A part of the organisation's settings: whether the operator may come in, until when, and who did. */
export default function SupportAccess() {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['supportAccess', 'list'],
    queryFn: ({ signal }) => api.list(undefined, { signal }),
  })
  const changed = () => void refetch()
  if (error) return <ErrorOf error={error} onRetry={changed} />
  const current = data?.find(({ state }) => state !== 'ended')
  const over = data?.filter(({ state }) => state === 'ended') ?? []
  return (
    <SettingsFrame
      title={t('title')}
      sections={[
        {
          id: 'now',
          title: t('now'),
          note: t('note'),
          content: data ? <Now current={current} onChanged={changed} /> : <SkeletonRows rows={3} />,
        },
        { id: 'history', title: t('history'), content: <Before over={over} /> },
      ]}
    />
  )
}

function Now({ current, onChanged }: { current: Access | undefined; onChanged: () => void }) {
  const t = useWords(strings)
  const end = async (id: number) => {
    try {
      await api.end({ params: { id } })
      toast({ text: t('ended') })
    } catch (error) {
      toastError(error)
    }
    onChanged()
  }
  if (current?.state === 'open')
    return (
      <Stack gap={8}>
        <p>
          {t('openUntil', { role: t(`role_${current.role}`) })} <Moment at={current.endsAt ?? ''} />
        </p>
        <p className="dim">
          {current.entered.length > 0 ? t('enteredBy', { names: current.entered.join('、') }) : t('nobodyYet')}
        </p>
        <p>
          <Button kind="danger" onClick={() => void end(current.id)}>
            {t('end')}
          </Button>
        </p>
      </Stack>
    )
  return (
    <Stack gap={12}>
      {current ? (
        <Note>{t('asks', { name: current.requestedBy ?? '', reason: current.reason })}</Note>
      ) : (
        <p className="dim">{t('none')}</p>
      )}
      <GrantForm requested={current} onChanged={onChanged} onDecline={end} />
    </Stack>
  )
}

function GrantForm({
  requested,
  onChanged,
  onDecline,
}: {
  requested: Access | undefined
  onChanged: () => void
  onDecline: (id: number) => Promise<void>
}) {
  const t = useWords(strings)
  const [hours, setHours] = useState('4')
  const [role, setRole] = useState<Access['role']>('reader')
  const [reason, setReason] = useState('')
  const number = Number(hours)
  const isValid = Number.isInteger(number) && number >= 1 && number <= mostHours
  const grant = async () => {
    try {
      await api.grant({ body: { hours: number, role, reason } })
      toast({ text: t('granted') })
    } catch (error) {
      toastError(error)
    }
    onChanged()
  }
  return (
    <Stack gap={8}>
      <Row gap={8} align="end" wrap={8}>
        <TextField
          label={t('hours')}
          inputMode="numeric"
          value={hours}
          aria-invalid={isValid ? undefined : true}
          onChange={event => setHours(event.target.value)}
        />
        <Segmented
          label={t('role')}
          options={supportRoles.map(each => ({ value: each, label: t(`role_${each}`) }))}
          value={role}
          onChange={setRole}
        />
      </Row>
      {!isValid && (
        <p className="problem" role="alert">
          {t('hoursRule')}
        </p>
      )}
      {!requested && (
        <TextField
          label={t('reasonLabel')}
          value={reason}
          maxLength={longestReason}
          onChange={event => setReason(event.target.value)}
        />
      )}
      <Row gap={8}>
        <Button kind="primary" disabled={!isValid} onClick={() => void grant()}>
          {t('grant')}
        </Button>
        {requested && <Button onClick={() => void onDecline(requested.id)}>{t('decline')}</Button>}
      </Row>
    </Stack>
  )
}

function Before({ over }: { over: readonly Access[] }) {
  const t = useWords(strings)
  if (over.length === 0) return <p className="dim">{t('noHistory')}</p>
  return (
    <PlainTable label={t('history')} head={[t('startedAt'), t('endedAt'), t('why'), t('by'), t('who')]}>
      {over.map(one => (
        <tr key={one.id}>
          <td>{one.grantedAt ? <Moment at={one.grantedAt} /> : t('declined')}</td>
          <td>{one.endedAt && <Moment at={one.endedAt} />}</td>
          <td>{one.reason}</td>
          <td>{one.grantedBy}</td>
          <td>{one.entered.join('、')}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
