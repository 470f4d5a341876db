import { Icon, linkTo, Row, ScreenPart, Tag, useMay, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { LevelTag, StatusTag } from '../parts/LevelTag.tsx'
import styles from '../parts/room.module.css'
import { WhoIsHere } from './WhoIsHere.tsx'

export function RoomHead({ crisis, children }: { crisis: Crisis; children: ReactNode }) {
  const t = useWords(strings)
  const may = useMay()
  const { name, crisisLevel, status, chapter, drill, lead } = crisis
  return (
    <header className={styles.head}>
      <Link to="/crisisMonitor" aria-label={t('monitorTitle')} title={t('monitorTitle')}>
        <Icon name="left" />
      </Link>
      <LevelTag level={crisisLevel} />
      <h1 className="cut">{name}</h1>
      <StatusTag status={status} />
      {drill && <Tag accent>{t('drill')}</Tag>}
      {chapter > 1 && <Tag>{t('chapterNumber', { n: chapter })}</Tag>}
      <span className="dim">{lead ? t('ledBy', { name: lead.name }) : t('noLead')}</span>
      <WhoIsHere id={crisis.id} />
      <Row gap={12} align="center" to="end" wrap={4} className="at-end">
        <ScreenPart id="events.makeFrom" given={{ origin: 'crisis', originId: crisis.id, name }} meanwhile={null} />
        {may('guidance.edit') && (
          <Link to={linkTo('/guidedRecords', null, { open: 'new', kind: 'crisis', subject: crisis.id })}>
            {t('guideCrisis')}
          </Link>
        )}
        {children}
      </Row>
    </header>
  )
}
