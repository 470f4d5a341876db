import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignAddress, campaignApi, useCampaignAct } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  chosenOrganisation,
  Icon,
  later,
  linkTo,
  Row,
  Tag,
  useFormat,
  useMay,
  useOpens,
  useWords,
} from '@guanlan/platform/web'
import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import styles from '../parts/page.module.css'
import { spanOf } from '../span.ts'

const Files = later(() => import('./Files.tsx'))
const longestName = 50

/** What it is, when it is, and whether its rule is followed. */
export function Head({ campaign, isEditor, isCase }: { campaign: Campaign; isEditor: boolean; isCase: boolean }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const format = useFormat()
  const navigate = useNavigate()
  const act = useCampaignAct()
  const may = useMay()
  const opens = useOpens()
  const { id, version, name, state, kind, startTime, endTime, owner, tracked, rule } = campaign
  const comparisonAddress = linkTo(
    '/Comparison/settings/:orgId/:id',
    { orgId: chosenOrganisation() ?? 0, id: 'new' },
    { campaigns: id },
  )
  const track = () =>
    act(
      () => campaignApi.track.act({ body: { id, version, status: tracked ? 0 : 1 } }),
      () => t(tracked ? 'didStop' : 'didStart', { name }),
    )
  const copy = async () => {
    const copied = await act(
      () =>
        campaignApi.copy.act({
          body: { id, name: t('copyOf', { name }).slice(0, longestName), startTime: new Date().toISOString() },
        }),
      made => t('didCopy', { name: made.name }),
    )
    if (copied) void navigate(campaignAddress(copied.id, 'plan'))
  }
  return (
    <Row as="header" gap={12} align="center" wrap={4} className={styles.head ?? ''}>
      {!isCase && (
        <Link to={linkTo('/activeMonitor')} aria-label={t('allCampaigns')}>
          <Icon name="left" />
        </Link>
      )}
      <h1>{name}</h1>
      <Tag accent={state === 'running'}>{c(`state_${state}`)}</Tag>
      <span className="dim">{c(`kind_${kind}`)}</span>
      <span className="dim">
        {endTime === null
          ? `${format.moment(startTime).slice(0, 16)} – ${t('goesOn')}`
          : spanOf(format.moment(startTime), format.moment(endTime), day => t('oneDay', { day }))}
      </span>
      {owner && <span className="dim">{t('ownerIs', { name: owner.name })}</span>}
      <Row gap={12} align="center" to="end" wrap={4} className="at-end">
        {tracked && <Tag accent>{t('isTracked')}</Tag>}
        {may('comparison.edit') && opens(comparisonAddress) && (
          <Link to={comparisonAddress}>
            <Icon name="analysis" size={14} /> {t('compare')}
          </Link>
        )}
        {!isCase && (
          <Suspense>
            <Files id={id} name={name} />
          </Suspense>
        )}
        {isEditor && (
          <>
            <Button icon="copy" onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button
              icon={tracked ? 'pause' : 'play'}
              disabled={!tracked && rule === ''}
              title={rule === '' ? t('noRule') : undefined}
              onClick={() => void track()}
            >
              {t(tracked ? 'stop' : 'start')}
            </Button>
          </>
        )}
      </Row>
    </Row>
  )
}
