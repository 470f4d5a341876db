import { sentimentIs } from '@guanlan/features/charts/web'
import { Panel, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Competition } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import { changesOf } from './changes.ts'

/** Five sentences made of numbers, each of which opens. */
export function Changes({ data }: { data: Competition }) {
  const t = useWords(strings)
  const changes = changesOf(data)
  return (
    <Panel title={t('changes')}>
      <ul className={styles.live}>
        {changes.map(({ subject: place, what, count, before }) => {
          const subject = data.subjects[place]
          return (
            subject && (
              <li key={`${place}.${what}`}>
                <Link to={behind(subject, data, what === 'negative' ? [sentimentIs('negative')] : [])}>
                  {t(`changed_${what}`, {
                    ...{ name: subject.name, count: String(count), before: String(before) },
                    way: t(count > before ? 'up' : 'down'),
                  })}
                </Link>
              </li>
            )
          )
        })}
        {changes.length === 0 && <li className="dim">{t('noChanges')}</li>}
      </ul>
    </Panel>
  )
}
