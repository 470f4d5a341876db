import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Moment,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Proposal } from '../../contract.ts'
import { receiverStrings, strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ManageSwitch } from '../ManageSwitch.tsx'
import styles from './proposals.module.css'

/** What receivers would rather not get; whoever keeps the warning agrees, which writes it into the rule, or leaves it. */
export function Proposals() {
  const t = useWords(strings)
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['warnings', 'proposals'],
    queryFn: ({ signal }) => api.proposals(undefined, { signal }),
  })
  const act = useUndo(refetch)
  const decide = ({ id, name }: Proposal, accept: boolean) =>
    act(
      () => api.decideProposal.act({ params: { id }, body: { accept } }),
      () => t(accept ? 'proposalAccepted' : 'proposalDeclined', { name }),
    )
  return (
    <DashboardFrame title={t('title')} controls={<ManageSwitch now="proposals" />}>
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows />
      ) : data.length === 0 ? (
        <EmptyState title={t('noProposals')}>{t('noProposalsText')}</EmptyState>
      ) : (
        <Stack as="ul" gap={8} className={styles.proposals} data-wide>
          {data.map(proposal => (
            <li key={proposal.id} className="panel">
              <Said proposal={proposal} />
              {may('warnings.edit') && (
                <Row as="span" gap={8}>
                  <Button kind="primary" onClick={() => void decide(proposal, true)}>
                    {t(proposal.kind === 'story' ? 'acceptStory' : 'acceptProposal')}
                  </Button>
                  <Button onClick={() => void decide(proposal, false)}>{t('declineProposal')}</Button>
                </Row>
              )}
            </li>
          ))}
        </Stack>
      )}
    </DashboardFrame>
  )
}

function Said({
  proposal: { kind, name, note, receiver, madeAt, warningId, warningName, incidentId },
}: {
  proposal: Proposal
}) {
  const t = useWords(strings)
  const r = useWords(receiverStrings)
  return (
    <div className={styles.said}>
      <p>
        <Tag>{r(`leftOut_${kind}`)}</Tag> <b>{name}</b>
      </p>
      {note && <p>{note}</p>}
      <p className="dim">
        {receiver} · <Moment at={madeAt} /> · <Link to={`/warningManage?open=${warningId}`}>{warningName}</Link> ·{' '}
        <Link to={`/earlyWarning?state=all&open=${incidentId}`}>{t('incident')}</Link>
      </p>
    </div>
  )
}
