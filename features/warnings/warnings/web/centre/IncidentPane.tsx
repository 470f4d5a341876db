import {
  Button,
  ErrorOf,
  exact,
  IconButton,
  LevelBars,
  Moment,
  Note,
  RecordView,
  Row,
  ScreenPart,
  SkeletonRows,
  Tag,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useIncidentTitle } from '../use-incident-title.ts'
import { ActsDone } from './ActsDone.tsx'
import { Correct } from './Correct.tsx'
import styles from './centre.module.css'
import { EscalationClock } from './EscalationClock.tsx'
import { IncidentActs } from './IncidentActs.tsx'
import { IncidentCourse } from './IncidentCourse.tsx'
import { IncidentNote } from './IncidentNote.tsx'
import { IncidentReach } from './IncidentReach.tsx'
import { IncidentState } from './IncidentState.tsx'
import { SentMessages } from './SentMessages.tsx'
import type { IncidentActions } from './use-incident-acts.ts'
import { WhyWarned } from './WhyWarned.tsx'

/** One incident: its clocks, why it is one, its course, what was sent, and what people did. */
export function IncidentPane({
  id,
  acts,
  review,
  onOpen,
  onClose,
}: {
  id: number
  acts: IncidentActions
  /** Acts on what waits for a person. */
  review?: ReactNode
  onOpen: (id: number) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const titleOf = useIncidentTitle()
  const may = useMay()
  // The name of the list: what an act or a word from the server asks again includes what is open.
  const one = useQuery({
    queryKey: ['incidents', 'one', id],
    queryFn: ({ signal }) => api.incident({ params: { id } }, { signal }),
  })
  const close = <IconButton icon="close" label={t('close')} onClick={onClose} />
  if (!one.data)
    return one.error ? (
      <>
        {close}
        <ErrorOf error={one.error} onRetry={() => void one.refetch()} />
      </>
    ) : (
      <SkeletonRows />
    )
  const incident = one.data
  return (
    <RecordView
      title={titleOf(incident)}
      marks={
        <>
          <IncidentState incident={incident} />
          {incident.measured && incident.measured.after !== null && <Tag>{t('isOver')}</Tag>}
          {incident.demonstration && <Tag>{t('demonstration')}</Tag>}
        </>
      }
      acts={close}
    >
      {incident.mergedInto !== null ? (
        <Note>
          {t('isMerged')}{' '}
          <Button size="small" onClick={() => onOpen(incident.mergedInto ?? 0)}>
            {t('openOther')}
          </Button>
        </Note>
      ) : (
        may('warnings.act') && (
          <Row role="toolbar" aria-label={t('state')} gap={8} wrap>
            {incident.review === 'waiting' && review}
            <IncidentActs acts={acts} ids={[id]} incident={incident} />
            <ScreenPart
              id="crisis.startFrom"
              given={{ origin: 'incident', originId: id, name: titleOf(incident) }}
              meanwhile={null}
            />
            <ScreenPart
              id="events.makeFrom"
              given={{ origin: 'incident', originId: id, name: titleOf(incident) }}
              meanwhile={null}
            />
          </Row>
        )
      )}
      {incident.mergedInto === null && <Correct incident={incident} />}
      <Clocks incident={incident} />
      <WhyWarned incident={incident} />
      <IncidentCourse incident={incident} onSplit={articleIds => acts.split(id, articleIds)} />
      <SentMessages incident={incident} onRetry={() => acts.retry(id)} />
      {incident.mergedInto === null && <IncidentReach incident={incident} />}
      {may('warnings.act') && <IncidentNote key={incident.version} incident={incident} acts={acts} />}
      <ActsDone id={id} />
    </RecordView>
  )
}

function Clocks({ incident }: { incident: Incident }) {
  const t = useWords(strings)
  const { level, openedAt, lastAt, takenAt, takenBy, closedAt, articles, messages, reviewDue, review, escalation } =
    incident
  return (
    <Clock
      facts={[
        ...(level !== null ? [[t('level'), <LevelBars key="level" level={level} />] as const] : []),
        [t('openedAt'), <Moment key="opened" at={openedAt} exact />],
        [t('lastAt'), <Moment key="last" at={lastAt} exact />],
        [t('articles'), exact(articles)],
        [t('messages'), exact(messages)],
        ...(review === 'waiting' && reviewDue
          ? [[t('reviewDue'), <Moment key="due" at={reviewDue} exact />] as const]
          : []),
        ...(escalation ? [[t('nextStep'), <EscalationClock key="next" clock={escalation} />] as const] : []),
        ...(takenAt
          ? [
              [
                t('state_acknowledged'),
                <span key="taken">
                  {takenBy} <Moment at={takenAt} exact />
                </span>,
              ] as const,
            ]
          : []),
        ...(closedAt ? [[t(`state_${incident.state}`), <Moment key="closed" at={closedAt} exact />] as const] : []),
      ]}
    />
  )
}

/** Small beside each other: what matters is in the title and the course. */
const Clock = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.clocks}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
