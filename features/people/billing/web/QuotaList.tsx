import { UsageLine, useFormat, useWords } from '@guanlan/platform/web'
import type { Billing } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './billing.module.css'

/** All quotas: a gauge where something is counted against a limit, a sentence elsewhere. */
export function QuotaList({ quotas }: Pick<Billing, 'quotas'>) {
  const t = useWords(strings)
  return (
    <ul className={styles.quotas}>
      {quotas.map(gauge => (
        <li key={gauge.quota}>
          {gauge.enforced && gauge.used !== null && gauge.limit !== null ? (
            <UsageLine title={gauge.title} used={gauge.used} limit={gauge.limit} />
          ) : (
            <div className="task">
              <p>
                <b>{gauge.title}</b>
                <span className="dim">
                  <Amount gauge={gauge} />
                </span>
              </p>
              {gauge.comesWith !== null && <p className="dim">{t('comesWith', { what: gauge.comesWith })}</p>}
              {gauge.kind === 'shown' && <p className="dim">{t('onlyShown')}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Amount({ gauge: { kind, used, limit } }: { gauge: Billing['quotas'][number] }) {
  const t = useWords(strings)
  const format = useFormat()
  if (limit === null) return used === null ? t('unlimited') : `${format.exact(used)} / ${t('unlimited')}`
  return kind === 'value' ? t('atMost', { limit: format.exact(limit) }) : format.exact(limit)
}
