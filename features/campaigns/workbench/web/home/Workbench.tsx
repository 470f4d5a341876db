import { campaignAddress } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  linkTo,
  SkeletonRows,
  useMay,
  useWords,
  Welcome,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import { campaignApi, campaignsKey, useLiveCampaigns } from '../api.ts'
import { Moved } from './Moved.tsx'
import { Promises } from './Promises.tsx'
import { Releases } from './Releases.tsx'
import { Running } from './Running.tsx'
import { UnreadNegatives } from './UnreadNegatives.tsx'
import { Waiting } from './Waiting.tsx'

export default function Workbench() {
  const t = useWords(strings)
  if (useMay()('campaigns.view')) return <OfCampaigns />
  return (
    <EmptyState title={t('forbidden')} isPage>
      {t('forbiddenText')}
    </EmptyState>
  )
}

const mostRunning = 50

/** What of all campaigns is to be looked at now; each part leads on to what it counts. */
function OfCampaigns() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  useLiveCampaigns()
  const running = useQuery({
    queryKey: [campaignsKey, 'running'],
    queryFn: ({ signal }) => campaignApi.list({ query: { state: 'running', pageSize: mostRunning } }, { signal }),
  })
  const any = useQuery({
    queryKey: [campaignsKey, 'any'],
    queryFn: ({ signal }) => campaignApi.list({ query: { pageSize: 1 } }, { signal }),
  })
  const error = running.error ?? any.error
  if (error) return <ErrorOf error={error} onRetry={() => void Promise.all([running.refetch(), any.refetch()])} />
  if (!running.data || !any.data) return <SkeletonRows />
  const toList = () => void navigate(linkTo('/activeMonitor', null, { open: 'new' }))
  return (
    <DashboardFrame
      title={t('workbench')}
      controls={
        may('campaigns.edit') && (
          <Button kind="primary" icon="plus" onClick={toList}>
            {t('add')}
          </Button>
        )
      }
    >
      {any.data.total === 0 ? (
        <Welcome
          title={t('firstSteps')}
          text={t('firstStepsText')}
          ways={[
            { title: t('stepOne'), text: t('stepOneText'), act: t('add'), run: toList },
            {
              ...{ title: t('stepTwo'), text: t('stepTwoText'), act: t('goThere') },
              run: () => void navigate(linkTo('/mediaList', null, { tab: 'shared' })),
            },
            {
              ...{ title: t('stepThree'), text: t('stepThreeText'), act: t('goThere') },
              run: () => void navigate(linkTo('/myMedia', null, { part: 'groups' })),
            },
          ]}
        />
      ) : (
        <>
          <Running list={running.data.list} total={running.data.total ?? 0} />
          <UnreadNegatives campaignIds={running.data.list.map(({ id }) => id)} />
          <Waiting addressOf={id => campaignAddress(id, 'pieces', { state: 'proposed', basis: 'matched' })} />
          <Releases addressOf={id => campaignAddress(id, 'releases')} />
          <Promises addressOf={id => campaignAddress(id, 'media')} />
          {may('mediaLibrary.view') && <Moved />}
        </>
      )}
    </DashboardFrame>
  )
}
