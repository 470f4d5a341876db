import { deskAddress } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  copyText,
  ErrorOf,
  exact,
  linkTo,
  Moment,
  Panel,
  Row,
  SkeletonPage,
  saveAs,
  toast,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { linkDays, type Policy } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, policiesKey } from './api.ts'
import { PolicyFacts } from './PolicyFacts.tsx'
import styles from './policies.module.css'

const Difference = lazy(async () => ({ default: (await import('./Difference.tsx')).Difference }))

/** A policy as it is read, with the texts it had before. */
export function PolicyReader({
  id,
  mayPublish,
  onEdit,
  onClose,
}: {
  id: number
  mayPublish: boolean
  onEdit: (policy: Policy) => void
  onClose: () => Promise<void>
}) {
  const t = useWords(strings)
  const format = useFormat()
  const [shown, setShown] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [policiesKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
  })
  const versions = useQuery({
    queryKey: [policiesKey, 'versions', id, data?.version],
    queryFn: ({ signal }) => api.versions({ params: { id } }, { signal }),
    enabled: data !== undefined,
  })
  const range = useMemo(() => {
    const to = new Date()
    return { from: new Date(to.getTime() - 30 * 86_400_000).toISOString(), to: to.toISOString() }
  }, [])
  const act = (work: () => Promise<void>) =>
    void work().catch(problem => toast({ text: (problem as Error).message, tone: 'warning' }))
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  const words = [data.number, data.title].filter(each => each.trim().length > 1)
  const follow = () =>
    act(async () => {
      await api.follow({ body: { id, follows: !data.follows } })
      await refetch()
    })
  const share = () =>
    act(async () => {
      const { token } = await api.share({ body: { id, days: linkDays } })
      const link = linkTo(`/policyDetail?token=${token}`)
      await copyText(link, t('linkCopied'), link)
    })
  const take = (fileId: number, name: string) =>
    act(async () => saveAs(await api.file({ params: { id, fileId } }, { timeout: 'long' }), name))
  const remove = () =>
    act(async () => {
      const { operation } = await api.remove.act({ query: { id }, body: null })
      toast({ text: t('removed'), ...(operation !== undefined && { operation }) })
      await onClose()
    })
  const chosen = versions.data?.find(version => version.id === shown)
  return (
    <section className={styles.screen} aria-label={data.title}>
      <Row as="header" gap={8} align="center" wrap={4}>
        <Button icon="left" onClick={() => void onClose()}>
          {t('back')}
        </Button>
        <h1>{data.title}</h1>
        <span className="grow" />
        {data.own && <Button onClick={follow}>{t(data.follows ? 'unfollow' : 'follow')}</Button>}
        {mayPublish && data.own && (
          <>
            <Button onClick={share}>{t('share')}</Button>
            <Button onClick={() => onEdit(data)}>{t('change')}</Button>
            <Button onClick={remove}>{t('remove')}</Button>
          </>
        )}
      </Row>
      <PolicyFacts policy={data} state={data.state} />
      <p>
        {words.length > 0 && (
          <Link to={deskAddress({ range, filters: [{ field: 'title', is: 'is', values: words }] })}>
            {t('articles', { count: exact(data.articles) })}
          </Link>
        )}
      </p>
      {data.lookedAt && (
        <p className="dim">
          {t('lookedAt', { time: format.moment(data.lookedAt) })} {data.problem}
        </p>
      )}
      <p className={styles.body}>{data.body}</p>
      {data.attachments.length > 0 && (
        <Panel title={t('attachments')}>
          <ul className={styles.inside}>
            {data.attachments.map(({ fileId, name, bytes }) => (
              <li key={fileId}>
                <Button size="small" icon="download" onClick={() => take(fileId, name)}>
                  {name}
                </Button>{' '}
                <span className="dim">{exact(Math.ceil(bytes / 1_024))} KB</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('versions')}>
        {versions.data?.length === 0 && <p className={`dim ${styles.inside}`}>{t('noVersions')}</p>}
        <ul className={styles.inside}>
          {versions.data?.map(version => (
            <li key={version.id}>
              <Row gap={8} align="center">
                <Moment at={version.until} />
                <span className="dim">{t(version.byLook ? 'byLook' : 'byHand')}</span>
                <Button onClick={() => setShown(shown === version.id ? null : version.id)}>{t('difference')}</Button>
              </Row>
            </li>
          ))}
        </ul>
        {chosen && (
          <Suspense fallback={null}>
            <Difference before={chosen.body} now={data.body} />
          </Suspense>
        )}
      </Panel>
    </section>
  )
}
