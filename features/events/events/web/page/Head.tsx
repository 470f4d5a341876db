import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { Button, Icon, linkTo, Row, ScreenPart, useMay, useWords } from '@guanlan/platform/web'
import { Link, useNavigate } from 'react-router'
import { type InfoEvent, rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Follow } from '../following/Follow.tsx'
import { isOfEvent } from '../parts/addresses.ts'
import { StateTag } from '../parts/StateTag.tsx'
import { ReportLink } from '../report/ReportLink.tsx'
import { ShareButton } from '../shared/ShareButton.tsx'
import { useEventAct } from '../use-events.ts'
import { ExportButton } from './ExportButton.tsx'
import styles from './page.module.css'

/** What an event is called, where it stands, and what can be done with it. */
export function Head({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useEventAct()
  const navigate = useNavigate()
  const goOn = () =>
    act(
      () => api.goOn.act({ params: { id: event.id } }),
      ({ title, chapter }) => t('wentOn', { title, chapter }),
    )
  return (
    <Row as="header" gap={12} align="center" wrap={4} className={styles.head ?? ''}>
      <Link to="/eventAnalysis/allEvent" aria-label={t('backToList')}>
        <Icon name="left" />
      </Link>
      <h1>{event.title}</h1>
      <StateTag state={event.state} />
      <span className="dim">{t(`kind_${event.kind}`)}</span>
      <Row gap={12} align="center" to="end" wrap={4} className="at-end">
        <Link to={linkTo('/traceability', null, { event: event.id })}>{t('seeSpread')}</Link>
        <Link to={deskAddress({ range: rangeOf(event), filters: [isOfEvent(event.id)] })}>{t('seeArticles')}</Link>
        {may('guidance.edit') && (
          <Link to={linkTo('/guidedRecords', null, { open: 'new', kind: 'ownEvent', subject: event.id })}>
            {t('guideEvent')}
          </Link>
        )}
        <ExportButton event={event} />
        <ReportLink event={event} />
        <ShareButton event={event} />
        <Follow event={event} />
        <ScreenPart id="eventLibrary.ofEvent" given={{ event }} meanwhile={null} />
        {may('events.edit') && (
          <>
            {event.state === 'over' && (
              <Button icon="play" onClick={() => void goOn()}>
                {t('goOn')}
              </Button>
            )}
            <Button
              icon="edit"
              onClick={() => void navigate(linkTo('/eventAnalysis/allEvent', null, { open: event.id }))}
            >
              {t('editEvent')}
            </Button>
          </>
        )}
      </Row>
    </Row>
  )
}
