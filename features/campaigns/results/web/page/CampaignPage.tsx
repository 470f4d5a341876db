import { MediaTab } from '@guanlan/features/campaigns/campaign-media/web'
import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { CampaignForm, useAskCampaigns } from '@guanlan/features/campaigns/campaigns/web'
import { OfflinePieces } from '@guanlan/features/campaigns/offline-pieces/web'
import { PiecesTab, ReleasesTab } from '@guanlan/features/campaigns/pieces/web'
import { exact, later, mayGo, ProgressLine, Segmented, SkeletonPage, useMay, useWords } from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import { useAtEnd } from '../overview/use-results.ts'
import styles from '../parts/page.module.css'
import { lastDays, movedTo, type PagePlace, placeOf, type Span, type Tab, tabs } from '../parts/place.ts'
import { Head } from './Head.tsx'

const AtEndBar = later(() => import('../at-end/AtEndBar.tsx'))
const Overview = later(() => import('../overview/Overview.tsx'))
const Spread = later(() => import('../spread/Spread.tsx'))
const Negative = later(() => import('../negative/Negative.tsx'))

/** Tabs whose numbers are of a part of the time. */
const ranged: readonly Tab[] = ['overview', 'spread', 'negative']

/** The page of a campaign. @param isCase it is read, and nothing of it is changed */
export function CampaignPage({ campaign, isCase }: { campaign: Campaign; isCase: boolean }) {
  const t = useWords(strings)
  const may = useMay()
  const [search] = useSearchParams()
  const [now] = useState(() => Date.now())
  const isEditor = may('campaigns.edit') && !isCase
  const shown = tabs.filter(tab => (isCase ? ranged.includes(tab) : tab !== 'plan' || isEditor))
  const place = placeOf(search, campaign, now)
  const tab = shown.includes(place.tab) ? place.tab : 'overview'
  const { filling } = campaign
  const { data: end = null } = useAtEnd(campaign.id, campaign.state === 'over')
  const isAtEnd = end !== null && ranged.includes(tab) && (isCase ? end.case !== null : search.get('as') === 'end')
  return (
    <div className={styles.page}>
      <Head campaign={campaign} isEditor={isEditor} isCase={isCase} />
      <div className={styles.tabs}>
        <nav aria-label={t('tabs')}>
          {shown.map(each => (
            <Link
              key={each}
              to={tabAddress(search, each)}
              aria-current={each === tab ? 'page' : undefined}
              replace={each === tab}
            >
              {t(`tab_${each}`)}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        {ranged.includes(tab) && !isAtEnd && <RangeChoice place={place} />}
      </div>
      {end && ranged.includes(tab) && (
        <Suspense>
          <AtEndBar campaign={campaign} end={end} isCase={isCase} isAtEnd={isAtEnd} />
        </Suspense>
      )}
      {filling && (
        <ProgressLine
          title={t('fillingNow')}
          done={filling.done}
          total={Math.max(1, filling.total ?? filling.done)}
          note={t('foundSoFar', { found: exact(filling.found) })}
        />
      )}
      <div className={styles.body}>
        <Suspense fallback={<SkeletonPage />}>
          <Content tab={tab} place={place} campaign={campaign} isAtEnd={isAtEnd} />
        </Suspense>
      </div>
    </div>
  )
}

/** Of its own words in the address a tab keeps none for the others. */
const tabAddress = (search: URLSearchParams, tab: Tab): string => {
  const others = new URLSearchParams()
  for (const name of ['id', 'days', 'from', 'to', 'as']) {
    const value = search.get(name)
    if (value !== null) others.set(name, value)
  }
  return movedTo(others, { tab: tab === 'overview' ? null : tab })
}

function Content({
  tab,
  place: { range },
  campaign,
  isAtEnd,
}: {
  tab: Tab
  place: PagePlace
  campaign: Campaign
  isAtEnd: boolean
}) {
  const { id } = campaign
  const of = { id, range: isAtEnd ? null : range, isAtEnd }
  const ask = useAskCampaigns()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  switch (tab) {
    case 'overview':
      return <Overview campaign={campaign} of={of} />
    case 'releases':
      return <ReleasesTab campaignId={id} />
    case 'media':
      return <MediaTab campaignId={id} />
    case 'pieces':
      return <PiecesTab campaignId={id} />
    case 'offline':
      return <OfflinePieces campaignId={id} />
    case 'spread':
      return <Spread of={of} />
    case 'negative':
      return <Negative of={of} />
    case 'plan':
      return (
        <CampaignForm
          start={campaign}
          onSaved={ask}
          onClose={() => void mayGo().then(may => may && navigate(tabAddress(search, 'overview')))}
        />
      )
  }
}

function RangeChoice({ place: { span } }: { place: PagePlace }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const spans: readonly Span[] = ['whole', ...lastDays, ...(span === 'own' ? (['own'] as const) : [])]
  const choose = (next: Span) =>
    next !== 'own' &&
    void navigate(movedTo(search, { days: next === 'whole' ? null : next, from: null, to: null }), { replace: true })
  return (
    <Segmented
      label={t('range')}
      value={span}
      onChange={choose}
      options={spans.map(value => ({ value, label: t(`span_${value}`) }))}
    />
  )
}
