import { percent, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { CoverageBoard } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './sources.module.css'

/** Monitors that live from few media: what falls silent there falls silent here. */
export function FewMedia({ list }: { list: CoverageBoard['fewMedia'] }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <>
      <h3>{t('fewMedia')}</h3>
      {list.length === 0 && <p className="dim">{t('noFewMedia')}</p>}
      <ul className={styles.proposed}>
        {list.map(({ monitor, name, articles, media, largest, share }) => (
          <li key={monitor}>
            <Link to={`/monitorData?monitor=${monitor}`}>{name}</Link>
            <span className="dim">
              {t('fewMediaSay', { articles: format.exact(articles), media, largest, share: percent(share) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
