import type { SentimentAdjustment } from '@guanlan/features/articles/contract'
import { Button, ErrorOf, Gauge, Moment, percent, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { stateOf, useSwitchTaught, useTaught } from './use-taught.ts'
import styles from './Vocabularies.module.css'

/** What the organisation's corrections of sentiment taught, how well, and the switch. */
export function Taught() {
  const t = useWords(strings)
  const { data, error, refetch } = useTaught()
  const { switchTo, isPending } = useSwitchTaught()
  return (
    <section className={styles.view} aria-label={t('taughtRow')}>
      <header>
        <h2 className="cut">{t('taughtRow')}</h2>
        <TaughtState />
        {data?.learnedAt && data.rightWith !== null && (
          <span className="dim">
            {t('taughtAt')} <Moment at={data.learnedAt} />
          </span>
        )}
        <span className="grow" />
        {data &&
          (data.maySwitch ? (
            <Button disabled={isPending} onClick={() => switchTo(!data.enabled)}>
              {t(data.enabled ? 'taughtSwitchOff' : 'taughtSwitchOn')}
            </Button>
          ) : (
            <span className="dim">{t('taughtAdmins')}</span>
          ))}
      </header>
      <div className={styles.lesson}>
        <p>{t('taughtPurpose')}</p>
        {data ? (
          <Lesson taught={data} />
        ) : error ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows />
        )}
      </div>
    </section>
  )
}

function Lesson({ taught }: { taught: SentimentAdjustment }) {
  const t = useWords(strings)
  const { examples, needed, rightWith, rightWithout } = taught
  const state = stateOf(taught)
  return (
    <>
      {examples < needed ? (
        <Gauge title={t('taughtCollected')} used={examples} limit={needed} note={t('taughtFewNote', { needed })} />
      ) : (
        <dl className={styles.collected}>
          <dt>{t('taughtCollected')}</dt>
          <dd>{examples}</dd>
        </dl>
      )}
      {rightWith !== null && rightWithout !== null && (
        <figure className={styles.proof}>
          <figcaption>{t('taughtProof')}</figcaption>
          <Share label={t('taughtWithout')} share={rightWithout} />
          <Share label={t('taughtWith')} share={rightWith} accent />
        </figure>
      )}
      {state !== 'Few' && <p className={styles.note}>{t(`taught${state}Note`)}</p>}
    </>
  )
}

function Share({ label, share, accent = false }: { label: string; share: number; accent?: boolean }) {
  return (
    <div className={styles.share}>
      <span>{label}</span>
      <span className={styles.track}>
        <i className={styles.fill} data-accent={accent || undefined} style={{ width: `${share * 100}%` }} />
      </span>
      <b>{percent(share, 1)}</b>
    </div>
  )
}

/** In a word. */
export function TaughtState() {
  const t = useWords(strings)
  const { data } = useTaught()
  if (!data) return null
  const state = stateOf(data)
  return <Tag accent={state === 'Used'}>{t(`taught${state}`)}</Tag>
}
