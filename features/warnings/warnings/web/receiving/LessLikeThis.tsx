import { Button, ErrorOf, exact, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { LeftOut } from '../../contract.ts'
import { receiverStrings } from '../../strings.ts'
import type { PanelProps } from './panel-props.ts'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

/** What could be left out, each with what else the last days would have lost; a member decides. */
export function LessLikeThis({ token, run }: PanelProps) {
  const t = useWords(receiverStrings)
  const { data, error, refetch } = useQuery({
    queryKey: ['warnings', 'received', token, 'less'],
    queryFn: ({ signal }) => receiverApi.receivedLess({ params: { token } }, { signal }),
    retry: false,
    staleTime: 60_000,
  })
  const propose = async ({ kind, value }: LeftOut) => {
    if (await run(() => receiverApi.receivedPropose({ params: { token }, body: { kind, value, note: '' } })))
      await refetch()
  }
  return (
    <div className={styles.panel}>
      <p>{t('lessText')}</p>
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <p role="status">{t('replaying')}</p>
      ) : (
        <ul className={styles.choices}>
          {data.map(choice => (
            <li key={`${choice.kind} ${choice.value}`}>
              <p>
                <Tag>{t(`leftOut_${choice.kind}`)}</Tag> <b>{choice.name}</b>
              </p>
              <p className={styles.small}>
                {t('leftOutEffect', { articles: exact(choice.articles), incidents: exact(choice.incidents) })}
              </p>
              {choice.samples.length > 0 && (
                <p className={styles.small}>
                  {t('alsoGone')}
                  {choice.samples.map(title => `《${title}》`).join('')}
                </p>
              )}
              {choice.proposed ? (
                <p className={styles.small}>{t('proposed')}</p>
              ) : (
                <Button size="small" onClick={() => void propose(choice)}>
                  {t('propose')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
