import {
  Button,
  ErrorOf,
  Facts,
  Moment,
  Note,
  percent,
  RecordView,
  SkeletonRows,
  Tag,
  UsageLine,
  useWords,
} from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { stateOf, useSwitchTaught, useTaught } from './use-taught.ts'

/** What the organisation's corrections of sentiment taught, how well, and the switch. */
export function Taught() {
  const t = useWords(strings)
  const { data, error, refetch } = useTaught()
  const { switchTo, isPending } = useSwitchTaught()
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows />
  const { enabled, maySwitch, examples, needed, learnedAt, rightWith, rightWithout } = data
  const state = stateOf(data)
  const isProven = rightWith !== null && rightWithout !== null
  return (
    <RecordView
      title={t('taughtRow')}
      marks={
        <>
          <TaughtState />
          {learnedAt && isProven && (
            <span className="dim">
              {t('taughtAt')} <Moment at={learnedAt} />
            </span>
          )}
        </>
      }
      acts={
        maySwitch ? (
          <Button disabled={isPending} onClick={() => switchTo(!enabled)}>
            {t(enabled ? 'taughtSwitchOff' : 'taughtSwitchOn')}
          </Button>
        ) : (
          <span className="dim">{t('taughtAdmins')}</span>
        )
      }
    >
      <p>{t('taughtPurpose')}</p>
      {examples < needed ? (
        <UsageLine title={t('taughtCollected')} used={examples} limit={needed} note={t('taughtFewNote', { needed })} />
      ) : (
        <Facts facts={[[t('taughtCollected'), examples]]} />
      )}
      {isProven && (
        <Facts
          title={t('taughtProof')}
          facts={[
            [t('taughtWithout'), percent(rightWithout)],
            [t('taughtWith'), percent(rightWith)],
          ]}
        />
      )}
      {state !== 'Few' && <Note>{t(`taught${state}Note`)}</Note>}
    </RecordView>
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
