import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { useCampaignAct } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  exact,
  linkTo,
  PopoverButton,
  Row,
  Segmented,
  Stack,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type AtEnd, summaryLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../parts/page.module.css'
import { movedTo } from '../parts/place.ts'

/** Of a campaign that is over: its numbers as of its end or as of now, what is gone since, and whether it is a case. */
export default function AtEndBar({
  campaign: { id, name },
  end,
  isCase,
  isAtEnd,
}: {
  campaign: Campaign
  end: AtEnd
  isCase: boolean
  isAtEnd: boolean
}) {
  const t = useWords(strings)
  const may = useMay()
  const format = useFormat()
  const act = useCampaignAct()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const written = end.case
  const moment = (at: string) => format.moment(at).slice(0, 16)
  return (
    <Stack gap={4} className={styles.atEnd ?? ''}>
      {isCase && written?.summary && <p className={styles.summary}>{written.summary}</p>}
      <Row gap={12} align="center" wrap={4}>
        {!isCase && (
          <Segmented
            label={t('asOf')}
            value={isAtEnd ? 'end' : 'now'}
            onChange={value =>
              void navigate(movedTo(search, { as: value === 'end' ? 'end' : null }), { replace: true })
            }
            options={(['now', 'end'] as const).map(value => ({ value, label: t(`asOf_${value}`) }))}
          />
        )}
        {isCase && !written && <span className="dim">{t('notPublished')}</span>}
        {isCase && written && (
          <span className="dim">
            {t('casePublished', { by: written.publishedBy ?? '—', at: moment(written.publishedAt) })}
          </span>
        )}
        {isAtEnd && <span className="dim">{t('takenAt', { at: moment(end.takenAt) })}</span>}
        {end.gone > 0 && <span>{t('goneSince', { count: exact(end.gone) })}</span>}
        <Row gap={8} align="center" to="end" wrap={4} className="at-end">
          {isCase && <Link to={linkTo('/resourceLibrary/eventLibrary/activityDetail')}>{t('cases')}</Link>}
          {isCase && <Link to={linkTo('/actMonitorDetail', null, { id })}>{t('openCampaign')}</Link>}
          {!isCase && isAtEnd && may('campaigns.edit') && (
            <Button
              size="small"
              onClick={() =>
                void act(
                  () => api.takeAtEnd.act({ params: { id } }),
                  () => t('didTake'),
                )
              }
            >
              {t('takeAgain')}
            </Button>
          )}
          {may('results.publish') && (
            <PopoverButton label={t(written ? 'editCase' : 'publishCase')} icon="share" size="small">
              {close => (
                <Publish
                  start={written?.summary ?? ''}
                  onSave={summary => {
                    close()
                    const body = { summary, ...(written && { version: written.version }) }
                    void act(
                      () => api.publishCase.act({ params: { id }, body }),
                      () => t('didPublish', { name }),
                    )
                  }}
                />
              )}
            </PopoverButton>
          )}
          {written && may('results.publish') && (
            <Button
              size="small"
              onClick={() =>
                void act(
                  () => api.withdrawCase.act({ params: { id } }),
                  () => t('didWithdraw', { name }),
                )
              }
            >
              {t('withdrawCase')}
            </Button>
          )}
        </Row>
      </Row>
    </Stack>
  )
}

function Publish({ start, onSave }: { start: string; onSave: (summary: string) => void }) {
  const t = useWords(strings)
  const [summary, setSummary] = useState(start)
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.publish ?? ''}
      onSubmit={event => {
        event.preventDefault()
        onSave(summary.trim())
      }}
    >
      <textarea
        className="field"
        aria-label={t('caseSummary')}
        placeholder={t('caseSummary')}
        rows={5}
        maxLength={summaryLength}
        value={summary}
        onChange={event => setSummary(event.target.value)}
      />
      <Row to="end">
        <Button kind="primary" type="submit">
          {t('publishCase')}
        </Button>
      </Row>
    </Stack>
  )
}
