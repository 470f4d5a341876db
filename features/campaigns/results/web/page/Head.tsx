import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignApi, useCampaignAct } from '@guanlan/features/campaigns/campaigns/web'
import { Button, Icon, linkTo, Moment, Row, Tag, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import styles from './page.module.css'

/** What it is, when it is, and whether its rule is followed. */
export function Head({ campaign, isEditor, isCase }: { campaign: Campaign; isEditor: boolean; isCase: boolean }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const act = useCampaignAct()
  const { id, version, name, state, kind, startTime, endTime, owner, tracked, rule } = campaign
  const track = () =>
    act(
      () => campaignApi.track.act({ body: { id, version, status: tracked ? 0 : 1 } }),
      () => t(tracked ? 'didStop' : 'didStart', { name }),
    )
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
        <Moment at={startTime} exact /> – {endTime === null ? t('goesOn') : <Moment at={endTime} exact />}
      </span>
      {owner && <span className="dim">{t('ownerIs', { name: owner.name })}</span>}
      <span className="grow" />
      {tracked && <Tag accent>{t('isTracked')}</Tag>}
      {isEditor && (
        <Button
          icon={tracked ? 'pause' : 'play'}
          disabled={!tracked && rule === ''}
          title={rule === '' ? t('noRule') : undefined}
          onClick={() => void track()}
        >
          {t(tracked ? 'stop' : 'start')}
        </Button>
      )}
    </Row>
  )
}
