import { Moment, OwnQueries, PhoneFrame, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { receiverStrings } from '../../strings.ts'
import { LinkOver } from './LinkOver.tsx'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

/** One message as its receiver got it: `/warningTemplateDetail/:orgId/:_id?token=`; the ids alone open nothing. */
export default function ReceivedMessage() {
  return (
    <OwnQueries>
      <Message />
    </OwnQueries>
  )
}

function Message() {
  const t = useWords(receiverStrings)
  const [orgId, id] = useLocation().pathname.split('/').slice(-2)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = { orgId: Number(orgId), incident: Number(id) }
  const { data, error, refetch } = useQuery({
    queryKey: ['warnings', 'received', token, 'message', query],
    queryFn: ({ signal }) => receiverApi.receivedMessage({ params: { token }, query }, { signal }),
    enabled: token !== '' && query.orgId > 0 && query.incident > 0,
    retry: false,
  })
  if (!data) return <LinkOver error={error} hasLink={token !== ''} onRetry={() => void refetch()} />
  const { title, lines, items, organisation, receiver, sentAt } = data
  return (
    <PhoneFrame title={title} from={t('sentTo', { organisation, receiver })}>
      <p className={styles.small}>
        <Moment at={sentAt} exact />
      </p>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <ul className={styles.articles}>
        {items.map(item => (
          <li key={`${item.title} ${item.at}`} className={styles.item}>
            <b>{item.title}</b>
            <p className={styles.small}>
              {item.source} {item.at && <Moment at={item.at} exact />}
            </p>
            <p className={styles.excerpt}>{item.excerpt}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link className={styles.back} to={`/warningList?${new URLSearchParams({ token })}`}>
          {t('openIncident')}
        </Link>
      </p>
    </PhoneFrame>
  )
}
