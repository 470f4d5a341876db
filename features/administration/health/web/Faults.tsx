import {
  Button,
  ChoiceMenu,
  connect,
  EmptyState,
  ErrorOf,
  Moment,
  PlainTable,
  SettingsFrame,
  SkeletonRows,
  Tag,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Fault, type FaultQuestion, faultStates, health } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(health)

/** A part of the operators' console: what went wrong on screens, by cause. */
export default function Faults() {
  const t = useWords(strings)
  const [state, setState] = useState<FaultQuestion['state']>('open')
  const { data, error, refetch } = useQuery({
    queryKey: ['health', 'faults', state],
    queryFn: ({ signal }) => api.faults({ body: { state } }, { signal }),
  })
  const solve = async ({ id }: Fault, solved: boolean) => {
    await api.solveFault({ body: { id, solved } })
    await refetch()
  }
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <SettingsFrame
      title={t('faults')}
      sections={[
        {
          id: 'faults',
          title: t('faults'),
          note: t('faultsNote'),
          content: (
            <>
              <ChoiceMenu values={faultStates} value={state} name={each => t(`state_${each}`)} onChange={setState} />
              {data ? <FaultTable faults={data} onSolve={solve} /> : <SkeletonRows />}
            </>
          ),
        },
      ]}
    />
  )
}

function FaultTable({
  faults,
  onSolve,
}: {
  faults: readonly Fault[]
  onSolve: (fault: Fault, solved: boolean) => Promise<void>
}) {
  const t = useWords(strings)
  const { exact } = useFormat()
  if (faults.length === 0) return <EmptyState title={t('noFaults')}>{t('noFaultsText')}</EmptyState>
  return (
    <PlainTable
      label={t('faults')}
      head={[
        t('message'),
        { number: t('times') },
        { number: t('people') },
        t('firstAt'),
        t('lastAt'),
        t('faultStates'),
        t('act'),
      ]}
    >
      {faults.map(fault => (
        <tr key={fault.id}>
          <th scope="row">
            {fault.message}
            {fault.url && <div className="dim">{fault.url}</div>}
          </th>
          <td data-number>{exact(fault.times)}</td>
          <td data-number>{exact(fault.people)}</td>
          <td>
            <Moment at={fault.firstAt} />
          </td>
          <td>
            <Moment at={fault.lastAt} />
          </td>
          <td>
            <Tag accent={fault.state === 'again'}>{t(`state_${fault.state}`)}</Tag>
          </td>
          <td>
            <Button size="small" onClick={() => void onSolve(fault, fault.state !== 'solved')}>
              {t(fault.state === 'solved' ? 'reopen' : 'solve')}
            </Button>
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
