import { Button, confirm, deviceOf, ErrorOf, Moment, SkeletonRows, Tag, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { OpenSession } from '../../contract.ts'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import styles from './person.module.css'

/** Where the person is signed in; each can be ended from here. */
export function Sessions() {
  const t = useWords(personStrings)
  const { data, error, refetch } = useQuery({
    queryKey: ['signIn', 'sessions'],
    queryFn: ({ signal }) => api.sessions(undefined, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows />
  if (data === null) return <p className="dim">{t('sessionsElsewhere')}</p>
  const nameOf = ({ browser }: OpenSession) => deviceOf(browser) || t('unknownDevice')
  const end = async (work: () => Promise<unknown>) => {
    await work()
    toast({ text: t('ended') })
    await refetch()
  }
  const endOthers = async () => {
    const isSure = await confirm({ title: t('endOthersQuestion'), loss: t('endOthersLoss'), act: t('endOthers') })
    if (isSure) await end(() => api.endOtherSessions())
  }
  return (
    <>
      <ul className={styles.lines}>
        {data.map(session => (
          <li key={session.id}>
            <div>
              <b>{nameOf(session)}</b> {session.isThis && <Tag accent>{t('thisOne')}</Tag>}
              <br />
              <span className="dim">
                {session.address} · {session.host} · {t('began')} <Moment at={session.beganAt} exact /> ·{' '}
                {t('lastUsed')} <Moment at={session.lastUsedAt} />
              </span>
            </div>
            {!session.isThis && (
              <Button
                size="small"
                aria-label={t('endOf', { device: nameOf(session) })}
                onClick={() => void end(() => api.endSession({ params: { id: session.id } }))}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <p>
          <Button onClick={() => void endOthers()}>{t('endOthers')}</Button>
        </p>
      )}
    </>
  )
}
