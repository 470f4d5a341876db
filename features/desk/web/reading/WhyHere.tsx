import type { ArticleDetail } from '@guanlan/features/articles/contract'
import { editMonitor } from '@guanlan/features/monitors/web'
import { Icon, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'

/** The monitors that wanted the article, each with the rule that was true. */
export function WhyHere({ article }: { article: ArticleDetail }) {
  const t = useWords(strings)
  const { monitors } = article.monitorProcess
  return (
    <section className={styles.why} aria-label={t('why')}>
      <h3>
        <Icon name="help" /> {t('why')}
      </h3>
      {monitors.length === 0 && <p className={styles.dim}>{t('whyNone')}</p>}
      <ul>
        {monitors.map(({ id, name, rule, version }) => (
          <li key={id}>
            <p>
              <Icon name="check" size={14} className={styles.true} />
              <b className="cut">{name}</b>
              <small>{t('version', { version })}</small>
              <Link to={editMonitor(id)}>{t('editRule')}</Link>
            </p>
            <code>{rule}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
