import { useCampaign, useLiveCampaigns } from '@guanlan/features/campaigns/campaigns/web'
import { EmptyState, ErrorOf, Icon, linkTo, SkeletonPage, useWords } from '@guanlan/platform/web'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import styles from '../parts/page.module.css'
import { CampaignPage } from './CampaignPage.tsx'

/** One campaign: `?id=` names it. */
export default function CampaignScreen({ isCase = false }: { isCase?: boolean }) {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const id = Number(search.get('id')) || 0
  useLiveCampaigns()
  const { data: campaign, isPending, error, refetch } = useCampaign(id)
  if (campaign) return <CampaignPage key={id} campaign={campaign} isCase={isCase} />
  if (isPending && id > 0) return <SkeletonPage />
  return (
    <div className={styles.gone}>
      {id > 0 ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <EmptyState title={t('noneNamed')} isPage />}
      <Link to={linkTo('/activeMonitor')}>
        <Icon name="left" size={14} /> {t('allCampaigns')}
      </Link>
    </div>
  )
}
