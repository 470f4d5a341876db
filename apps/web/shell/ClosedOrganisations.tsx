import { Moment, useWords } from '@guanlan/platform/web'
import { useStarted } from '../start/session.ts'
import styles from './pages.module.css'
import { shellStrings } from './strings.ts'

/** Organisations of the reader that do not let them in: why, since when, and whom to ask. */
export function ClosedOrganisations() {
  const t = useWords(shellStrings)
  const closed = useStarted(state => state.session?.profile.closed ?? [])
  const operator = useStarted(state => state.operator)
  return (
    <ul className={styles.closed}>
      {closed.map(({ id, name, why, since, cause, administrators }) => (
        <li key={id} className="panel">
          <b>{name}</b>
          <p>{t(`closed_${why}`)}</p>
          {since !== null && (
            <p className="dim">
              {t('closedSince')} <Moment at={since} exact />
            </p>
          )}
          {cause !== '' && <p>{cause}</p>}
          <p className="dim">
            {administrators.length > 0
              ? t('closedAsk', { who: administrators.map(each => `${each.name}（${each.account}）`).join('、') })
              : operator === null
                ? t('closedAskOperator')
                : t('closedWriteOperator', { operator })}
          </p>
        </li>
      ))}
    </ul>
  )
}
