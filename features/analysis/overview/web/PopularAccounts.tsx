import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { Overview } from '@guanlan/features/charts/charts/contract'
import { authorIs, mediaTypeIs, SaveFigures } from '@guanlan/features/charts/charts/web'
import { Count, Panel, Sentiment, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import type { AnsweredOverview } from './use-overview.ts'

type Account = Overview['authors'][number]
const leanOf = ({ positive, neutral, negative }: Account) =>
  negative > positive && negative > neutral ? 'negative' : positive > neutral ? 'positive' : 'neutral'

/** Accounts whose articles were answered most. */
export function PopularAccounts({
  overview,
  question,
  open,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
}) {
  const t = useWords(strings)
  const named = useWords(articleStrings)
  return (
    <Panel
      title={t('popularAccounts')}
      note={t('byInteractions')}
      more={<SaveFigures asked={question} chart="popularAccount" title={t('popularAccounts')} />}
      className={styles.half ?? ''}
    >
      {overview.authors.length === 0 ? (
        <p className={`dim ${styles.none}`}>{t('noAccounts')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('account')}</th>
              <th>{t('platform')}</th>
              <th>{t('mainSentiment')}</th>
              <th data-number>{t('posts')}</th>
              <th data-number>{t('interactions')}</th>
            </tr>
          </thead>
          <tbody>
            {overview.authors.map(account => (
              <tr key={`${account.mediaType}.${account.author}`}>
                <td className="cut">
                  <Link to={open({ filters: [mediaTypeIs(account.mediaType), authorIs(account.author)] })}>
                    {account.author}
                  </Link>
                </td>
                <td className="dim">{named(account.mediaType)}</td>
                <td>
                  <Sentiment value={leanOf(account)} />
                </td>
                <td data-number>
                  <Count value={account.count} />
                </td>
                <td data-number>
                  <Count value={account.interactions} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
