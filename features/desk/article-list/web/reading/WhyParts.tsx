import { strings as absenceStrings } from '@guanlan/features/monitors/absence/strings'
import type { Why } from '@guanlan/features/monitors/monitors/contract'
import { monitors } from '@guanlan/features/monitors/monitors/contract'
import { connect, ErrorOf, Icon, Row, SkeletonBlock, useSay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import styles from './WhyTree.module.css'
import { type Hit, WhyTree } from './WhyTree.tsx'

const monitorApi = connect(monitors)

/** Why one monitor has the article: by which version, whether it still would, and every part of the rule. */
export function WhyParts({ monitor, article, onHit }: { monitor: number; article: number; onHit: (hit: Hit) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'why', monitor, article],
    queryFn: ({ signal }) => monitorApi.why({ params: { id: monitor }, query: { article } }, { signal }),
    staleTime: 60_000,
    retry: false,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonBlock height={72} />
  return (
    <div className={styles.parts}>
      <Told why={data} />
      <Limits why={data} />
      <WhyTree key={`${monitor} ${article}`} why={data} onHit={onHit} />
    </div>
  )
}

function Told({ why }: { why: Why }) {
  const t = useWords(strings)
  const say = useSay()
  const { matchedVersion, version, holdsNow, sentence } = why
  return (
    <>
      <p className={styles.told}>
        <b>{matchedVersion === null ? t('whyNotMatched') : t('whyMatched', { version: matchedVersion })}</b>
        {' · '}
        <span className={holdsNow ? undefined : styles.gone}>{t(holdsNow ? 'whyHoldsNow' : 'whyNoLonger')}</span>
        {matchedVersion !== null && matchedVersion !== version && (
          <>
            <br />
            {t('whyVersionGone', { matched: matchedVersion, version })}
          </>
        )}
      </p>
      <p className={styles.told}>{say(sentence)}</p>
    </>
  )
}

function Limits({ why }: { why: Why }) {
  const t = useWords(strings)
  const ofAbsence = useWords(absenceStrings)
  return why.limits.map(({ kind, holds }) => (
    <Row key={kind} as="p" gap={6} align="center" className={styles.row} data-holds={holds}>
      <i className={styles.twist} />
      <span className={styles.mark}>
        <Icon name={holds ? 'check' : 'close'} size={14} />
        <span className="unseen">{t(holds ? 'holds' : 'fails')}</span>
      </span>
      <span className={styles.kind}>{ofAbsence(`limit_${kind}`)}</span>
    </Row>
  ))
}
