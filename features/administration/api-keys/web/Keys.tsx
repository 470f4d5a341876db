import {
  Button,
  confirm,
  ErrorOf,
  Moment,
  Row,
  SettingsFrame,
  SkeletonRows,
  Stack,
  Tag,
  toast,
  toastError,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '../contract.ts'
import { strings } from '../strings.ts'
import { Assistants } from './Assistants.tsx'
import { api } from './api.ts'
import styles from './api-keys.module.css'
import { KeyForm } from './KeyForm.tsx'
import { SecretOnce, type ShownSecret } from './SecretOnce.tsx'

function KeysOfOrganisation() {
  const t = useWords(strings)
  const queries = useQueryClient()
  const keys = useQuery({ queryKey: ['apiKeys', 'keys'], queryFn: ({ signal }) => api.keys(undefined, { signal }) })
  const roles = useQuery({
    queryKey: ['apiKeys', 'roles'],
    queryFn: ({ signal }) => api.keyRoles(undefined, { signal }),
  })
  const uses = useQuery({ queryKey: ['apiKeys', 'uses'], queryFn: ({ signal }) => api.uses(undefined, { signal }) })
  const [opened, setOpened] = useState<ApiKey | 'new' | null>(null)
  const [shown, setShown] = useState<(ShownSecret & { id: number }) | null>(null)
  const reload = () => queries.invalidateQueries({ queryKey: ['apiKeys'] })
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toastError(error)
    }
    await reload()
  }
  const exchange = ({ id, name }: ApiKey) =>
    tried(async () => {
      const title = t('exchangeTitle', { name })
      if (!(await confirm({ title, loss: t('exchangeLoss'), act: t('exchange'), danger: false }))) return
      setShown({ ...(await api.exchangeKey({ params: { id }, body: {} })), id })
    })
  const withdraw = ({ id, name }: ApiKey) =>
    tried(async () => {
      const title = t('withdrawTitle', { name })
      if (!(await confirm({ title, loss: t('withdrawLoss'), act: t('withdraw'), danger: true }))) return
      await api.withdrawKey({ params: { id } })
      // Its secret opens nothing any more.
      setShown(now => (now?.id === id ? null : now))
      setOpened(now => (now !== null && now !== 'new' && now.id === id ? null : now))
      toast({ text: t('withdrawn') })
    })

  if (keys.error) return <ErrorOf error={keys.error} onRetry={() => void keys.refetch()} />
  if (!keys.data || !roles.data) return <SkeletonRows />
  const { used, limit } = uses.data ?? { used: null, limit: null }
  return (
    <Stack gap={12}>
      <Row as="p" gap={16} wrap={8} align="center">
        <Button
          kind={shown ? 'plain' : 'primary'}
          icon="plus"
          onClick={() => {
            setShown(null)
            setOpened('new')
          }}
        >
          {t('makeKey')}
        </Button>
        {used !== null && (
          <span className="dim">{limit === null ? t('usedOfMonth', { used }) : t('usedOfLimit', { used, limit })}</span>
        )}
      </Row>
      {shown && <SecretOnce {...shown} onClose={() => setShown(null)} />}
      {opened && (
        <div className={styles.form}>
          <KeyForm
            key={opened === 'new' ? 'new' : opened.id}
            start={opened === 'new' ? null : opened}
            roles={roles.data}
            onMade={setShown}
            onClose={() => {
              setOpened(null)
              void reload()
            }}
          />
        </div>
      )}
      {keys.data.length === 0 && !opened && <p className="dim">{t('noKeys')}</p>}
      <Stack as="ul" gap={12} className={styles.list}>
        {keys.data.map(key => (
          <KeyLine
            key={key.id}
            of={key}
            onEdit={() => setOpened(key)}
            onExchange={() => void exchange(key)}
            onWithdraw={() => void withdraw(key)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

/** A part of the personal centre: keys of the organisation, made, exchanged and withdrawn by its administrators. */
export default function Keys() {
  const t = useWords(strings)
  return (
    <SettingsFrame
      title={t('keys')}
      sections={[
        { id: 'keys', title: t('keys'), note: t('keysNote'), content: <KeysOfOrganisation /> },
        { id: 'assistants', title: t('assistants'), note: t('assistantsNote'), content: <Assistants /> },
      ]}
    />
  )
}

function KeyLine({
  of: key,
  onEdit,
  onExchange,
  onWithdraw,
}: {
  of: ApiKey
  onEdit: () => void
  onExchange: () => void
  onWithdraw: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <li>
      <b>{key.name}</b>
      <code>{key.prefix}…</code>
      <Tag accent={key.state === 'active'}>{t(`state_${key.state}`)}</Tag>
      <span>{key.roleName ?? t('noRole')}</span>
      {key.madeBy !== null && (
        <span className="dim" title={t('madeByNote')}>
          {t('madeBy', { name: key.madeBy })}
        </span>
      )}
      {key.limited && <Tag>{t('limited')}</Tag>}
      {key.addresses.length > 0 && <span className="dim">{key.addresses.join('、')}</span>}
      {key.expiresAt !== null && (
        <span className="dim">
          {t('expiresAt')} {format.moment(key.expiresAt)}
        </span>
      )}
      {key.previousUntil !== null && (
        <span className="dim">{t('bothOpen', { until: format.moment(key.previousUntil) })}</span>
      )}
      <span className="dim">
        {t('lastUsed')} {key.lastUsedAt === null ? t('never') : <Moment at={key.lastUsedAt} />}
        {key.lastAddress !== null && ` · ${key.lastAddress}`}
      </span>
      <span className="grow" />
      {key.state !== 'withdrawn' && (
        <Row as="span" gap={16} wrap={8} align="center">
          <Button size="small" aria-label={t('editNamed', { name: key.name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button size="small" onClick={onExchange}>
            {t('exchange')}
          </Button>
          <Button size="small" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </Row>
      )}
    </li>
  )
}
