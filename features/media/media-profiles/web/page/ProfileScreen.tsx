import { articlesAddress, EntryActs } from '@guanlan/features/media/media-library/web'
import {
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Icon,
  later,
  linkTo,
  RefusalError,
  Segmented,
  SkeletonPage,
  Tag,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { periods } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { profilesKey } from '../api.ts'
import { AuthorsPanel } from './AuthorsPanel.tsx'
import { BrandPanels } from './BrandPanels.tsx'
import { FactsPanel } from './FactsPanel.tsx'
import { HotPanel } from './HotPanel.tsx'
import { HousePanel } from './HousePanel.tsx'
import { InfluencePanel } from './InfluencePanel.tsx'
import { JournalistsPanel } from './JournalistsPanel.tsx'
import styles from './page.module.css'
import { SimilarPanel } from './SimilarPanel.tsx'
import { TrendPanel } from './TrendPanel.tsx'
import { useFigure, useInfo, useProfileAddress } from './use-profile.ts'
import { WordsPanel } from './WordsPanel.tsx'

const Drawer = later(() => import('./Drawer.tsx'))

/** One medium or account: `?id=m12`, `?id=a34` or `?account=34`, over 7, 30 or 90 days. */
export default function ProfileScreen() {
  const t = useWords(strings)
  const { ref, isNamed, period, setPeriod } = useProfileAddress()
  const { data: info, isPending, error, refetch } = useInfo(ref, period)
  const client = useQueryClient()
  const { figure, open, close } = useFigure(info)
  const toList = (
    <Link to={linkTo('/mediaList')}>
      <Icon name="left" size={14} /> {t('toMediaList')}
    </Link>
  )
  if (ref === null || (error instanceof RefusalError && !info))
    return (
      <EmptyState isPage title={t(isNamed ? 'wrongEntry' : 'noEntry')} actions={toList}>
        {t(isNamed ? 'wrongEntryText' : 'noEntryText')}
      </EmptyState>
    )
  if (!info && isPending) return <SkeletonPage />
  if (!info) return <ErrorOf error={error} onRetry={() => void refetch()} />
  const { ours, isOwn } = info.info
  const given = { info }
  const opening = { info, onOpen: open }
  return (
    <div className={styles.screen}>
      <DashboardFrame
        title={info.info.name}
        controls={
          <>
            {ours && <Tag>{t('isOurs')}</Tag>}
            {isOwn && <Tag>{t('isOwn')}</Tag>}
            {toList}
            <EntryActs
              entry={info.info}
              onTaken={() => void client.invalidateQueries({ queryKey: [profilesKey, 'basicInfo'] })}
            />
            <Link to={articlesAddress(info.info)}>{t('itsArticles')}</Link>
            <Segmented
              label={t('period')}
              value={String(period)}
              options={periods.map(days => ({ value: String(days), label: t('lastDaysDays', { days }) }))}
              onChange={value => setPeriod(periods.find(days => String(days) === value) ?? 30)}
            />
          </>
        }
      >
        <div data-wide className={styles.panels} key={info.entry}>
          <FactsPanel {...opening} />
          <TrendPanel {...opening} />
          <BrandPanels {...opening} />
          <HotPanel {...given} />
          <SimilarPanel {...given} />
          <HousePanel {...given} />
          <WordsPanel {...opening} />
          <AuthorsPanel {...opening} />
          <JournalistsPanel {...given} />
          <InfluencePanel {...given} />
        </div>
      </DashboardFrame>
      {figure && (
        <Suspense>
          <Drawer figure={figure} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
