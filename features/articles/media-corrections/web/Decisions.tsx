import {
  Button,
  choicesOf,
  ErrorOf,
  exact,
  RecordView,
  Segmented,
  TextField,
  toast,
  toastError,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingProposal } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { ProposalFacts } from './ProposalView.tsx'

/** For operators: what organisations proposed, with the number of articles of everybody that it changes. */
export function Decisions() {
  const t = useWords(strings)
  const [state, setState] = useState<'proposed' | 'accepted'>('proposed')
  const { data, error, refetch } = useQuery({
    queryKey: ['media-corrections', 'waiting', state],
    queryFn: ({ signal }) => api.waiting({ body: { state } }, { signal }),
  })
  return (
    <RecordView
      title={t('decisions')}
      acts={
        <Segmented
          label={t('state')}
          value={state}
          onChange={setState}
          options={choicesOf(['proposed', 'accepted'], t)}
        />
      }
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <p>{t('nothingWaits')}</p>}
      {data?.list.map(proposal => (
        <Decision key={`${proposal.orgId} ${proposal.id}`} proposal={proposal} onDone={() => void refetch()} />
      ))}
    </RecordView>
  )
}

function Decision({ proposal, onDone }: { proposal: WaitingProposal; onDone: () => void }) {
  const t = useWords(strings)
  const [answer, setAnswer] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { orgId, id, version } = proposal
  const send = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      toast({ text: t('decided') })
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
    onDone()
  }
  const decide = (accept: boolean) => send(() => api.decide({ body: { orgId, id, version, accept, answer } }))
  return (
    <section aria-label={proposal.mediumName}>
      <h3>
        {proposal.mediumName} <span className="dim">{proposal.orgName}</span>
      </h3>
      <p>{t('reachAll', { count: exact(proposal.articles) })}</p>
      <ProposalFacts proposal={proposal} />
      {proposal.state === 'proposed' ? (
        <>
          <TextField label={t('answer')} value={answer} onChange={event => setAnswer(event.target.value)} />
          <Button kind="primary" disabled={isBusy} onClick={() => void decide(true)}>
            {t('accept')}
          </Button>{' '}
          <Button disabled={isBusy} onClick={() => void decide(false)}>
            {t('reject')}
          </Button>
        </>
      ) : (
        <Button disabled={isBusy} onClick={() => void send(() => api.revert({ body: { orgId, id, version } }))}>
          {t('revert')}
        </Button>
      )}
    </section>
  )
}
