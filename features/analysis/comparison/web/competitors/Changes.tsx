import { sentimentIs } from '@guanlan/features/charts/charts/web'
import { Panel, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Competition } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import { changesOf, hasBefore } from './changes.ts'

/** Five sentences made of numbers, each of which opens. */
export function Changes({ data }: { data: Competition }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const changes = changesOf(data)
  return (
    <Panel title={t('changes')} className={styles.wide ?? ''}>
      <ul className={styles.live}>
        {changes.map(({ subject: place, what, count, before }) => {
          const subject = data.subjects[place]
          return (
            subject && (
              <li key={`${place}.${what}`}>
                <Link to={behind(subject, data, what === 'negative' ? [sentimentIs('negative')] : [])}>
                  {t(`changed_${what}`, {
                    ...{ name: subject.name, count: exact(count), before: exact(before) },
                    way: t(count > before ? 'up' : 'down'),
                  })}
                </Link>
              </li>
            )
          )
        })}
        {changes.length === 0 && <li className="dim">{t(hasBefore(data) ? 'noChanges' : 'noBefore')}</li>}
      </ul>
    </Panel>
  )
}
