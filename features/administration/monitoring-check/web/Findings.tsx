import { namedQuotas } from '@guanlan/features/people/billing/contract'
import { Panel, Tag, useFormat, useSay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type Finding, type Inspection, severities } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './monitoring-check.module.css'
import { placeOf } from './places.ts'

/** What an inspection found, the worst first, and what was mended. @param isMember the places are only theirs */
export function Findings({ inspection, isMember }: { inspection: Inspection; isMember: boolean }) {
  const t = useWords(strings)
  const format = useFormat()
  const { score, before, found, findings, mended } = inspection
  return (
    <>
      <Panel title={t('score')} wide>
        <div className={styles.head}>
          <span className={styles.score}>{score}</span>
          <span className="dim">{before === null ? t('firstOne') : t('scoreBefore', { before })}</span>
          {severities.map((severity, at) => (
            <span key={severity} className={found[at] ? styles[`severity${severity}`] : 'dim'}>
              {t(`severity${severity}`)} {format.exact(found[at] ?? 0)}
            </span>
          ))}
        </div>
        {findings.length === 0 && <p className={styles.head}>{t('allWell')}</p>}
      </Panel>
      {severities.map(severity => {
        const some = findings.filter(each => each.severity === severity)
        return (
          some.length > 0 && (
            <Panel key={severity} title={t(`severity${severity}`)} wide>
              <List findings={some} isMember={isMember} />
            </Panel>
          )
        )
      })}
      {mended.length > 0 && (
        <Panel title={t('mended')} wide>
          <List findings={mended} isMember={false} />
        </Panel>
      )}
    </>
  )
}

function List({ findings, isMember }: { findings: readonly Finding[]; isMember: boolean }) {
  const t = useWords(strings)
  const say = useSay()
  const format = useFormat()
  const nameOf = ({ kind, name }: Finding) =>
    (kind === 'quotaFull' || kind === 'quotaNearlyFull') && name in namedQuotas
      ? say(namedQuotas[name as keyof typeof namedQuotas].name)
      : name
  return (
    <ul className={styles.findings}>
      {findings.map(finding => {
        const sentence = t(finding.kind, { name: nameOf(finding), figure: format.exact(finding.figure) })
        return (
          <li key={`${finding.kind} ${finding.id} ${finding.name}`}>
            <span>{sentence}</span>
            {finding.isNew && <Tag accent>{t('new')}</Tag>}
            {isMember && (
              <Link to={placeOf(finding)} aria-label={`${t('mend')}: ${sentence}`}>
                {t('mend')}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
