import {
  Button,
  ChoiceMenu,
  confirm,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  toast,
  toastError,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Registration, RegistrationQuestion, registrationStates } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** A part of the operators' console: people who have registered and wait. */
export default function Registrations() {
  const t = useWords(strings)
  const list = useList({
    name: 'registrations',
    question: RegistrationQuestion,
    load: ({ query }, options) => api.registrations({ body: query }, options),
  })
  const { changed } = list.records
  const columns = useMemo<RecordColumn<Registration>[]>(() => {
    const decide = async ({ id, nickname: name }: Registration, isLetIn: boolean) => {
      const requested = isLetIn
        ? { title: t('approveTitle', { name }), loss: t('approveLoss'), act: t('approve'), danger: false }
        : { title: t('declineTitle', { name }), loss: t('declineLoss'), act: t('decline') }
      if (!(await confirm(requested))) return
      try {
        await api.decide({ params: { id, status: isLetIn ? '1' : '0' } })
        toast({ text: t(isLetIn ? 'approvedNow' : 'declinedNow', { name }) })
      } catch (error) {
        toastError(error)
      }
      await changed()
    }
    return [
      { id: 'nickname', title: t('nickname'), width: 180, pinned: 'start', cell: row => row.nickname },
      { id: 'account', title: t('mailAddress'), width: 260, cell: row => row.account },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row => <Tag accent={row.state === 'waiting'}>{t(`state_${row.state}`)}</Tag>,
      },
      { id: 'createdAt', title: t('asked'), width: 140, cell: row => <Moment at={row.createdAt} /> },
      { id: 'decidedBy', title: t('decidedBy'), width: 140, cell: row => row.decidedBy },
      {
        id: 'acts',
        title: '',
        width: 180,
        pinned: 'end',
        cell: row =>
          row.state === 'waiting' && (
            <>
              <Button size="small" kind="primary" onClick={() => void decide(row, true)}>
                {t('approve')}
              </Button>{' '}
              <Button size="small" kind="quiet" onClick={() => void decide(row, false)}>
                {t('decline')}
              </Button>
            </>
          ),
      },
    ]
  }, [t, changed])
  return (
    <RecordScreen
      title={t('registrations')}
      list={list}
      search={t('findRegistration')}
      columns={columns}
      nameOf={row => row.nickname}
      empty={t('noRegistrations')}
      emptyText={t('noRegistrationsText')}
      filters={
        <ChoiceMenu
          values={['all', ...registrationStates] as const}
          value={list.question.state}
          name={each => t(`state_${each}`)}
          onChange={state => list.change({ state })}
        />
      }
    />
  )
}
