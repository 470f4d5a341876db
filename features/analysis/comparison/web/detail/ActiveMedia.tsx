import { mediaIs, mediaTypeIs } from '@guanlan/features/charts/charts/web'
import { Panel, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'

/** Media with most articles of each subject. */
export function ActiveMedia({ data }: { data: Comparison }) {
  const t = useWords(strings)
  return (
    <Panel title={t('activeMedia')} className={styles.wide ?? ''}>
      <div className={styles.words}>
        {data.subjects.map(subject => (
          <section key={subject.key}>
            <h3>{subject.name}</h3>
            <ol>
              {subject.media.map(({ mediaId, mediaType, name, count }) => (
                <li key={`${mediaType}.${mediaId}`}>
                  <Link to={behind(subject, data, [mediaTypeIs(mediaType), mediaIs(mediaId)])}>{name}</Link>
                  <b>{count}</b>
                </li>
              ))}
              {subject.media.length === 0 && <li className="dim">{t('noWords')}</li>}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  )
}
