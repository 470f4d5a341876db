import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { contract } from '@guanlan/platform/contract'
import { Button, connect, Facts, Moment, PhoneFrame, Stack, useFormat, useWords } from '@guanlan/platform/web'
import { type FormEvent, useId, useState } from 'react'
import {
  type Decision,
  type LinkedStatement,
  linkedStatementCalls,
  type OpenedStatement,
} from '../../contract/outside-approvers.ts'
import { outsideApprovers as strings } from '../../strings/outside-approvers.ts'
import styles from './outside.module.css'

const api = connect(contract(linkedStatementCalls))

/** `/crisiDetail?page=statement`: a statement that somebody without an account approves or sends back by a link. */
export default function ApprovedStatement() {
  const t = useWords(strings)
  return (
    <LinkedPage
      title={t('approveStatementPage')}
      open={(token, password, options) =>
        api
          .openedStatement({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
          .then(opened => ({ ...opened, token }))
      }
      holds={token => api.linkedStatementHolds({ params: { token }, body: {} })}
    >
      {opened => <Opened opened={opened} token={opened.token} />}
    </LinkedPage>
  )
}

function Opened({ opened, token }: { opened: Extract<OpenedStatement, { state: 'open' }>; token: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const [decided, setDecided] = useState<LinkedStatement | null>(null)
  const { organisation, expiresAt, key } = opened
  const statement = decided ?? opened.statement
  const { crisis, name, invitedBy, state, decidedAt, step, steps, title, paragraphs, hash } = statement
  return (
    <PhoneFrame
      title={title}
      from={t('asksForApproval', { organisation, by: invitedBy, name })}
      foot={t('linkHoldsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <Stack gap={16}>
        <Facts
          of="texts"
          facts={[
            [t('ofCrisisNamed'), crisis],
            [t('approvalStepOf'), t('stepOfSteps', { step: step + 1, count: steps })],
          ]}
        />
        {paragraphs.length > 0 && (
          <article className={styles.statement}>
            {paragraphs.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their place
              <p key={at}>{text}</p>
            ))}
          </article>
        )}
        {hash !== null && (
          <div>
            <small className="dim">{t('fingerprint')}</small>
            <br />
            <code className={styles.hash}>{hash}</code>
            {state === 'waiting' && <p className="dim">{t('fingerprintHint')}</p>}
          </div>
        )}
        {state === 'waiting' && hash !== null ? (
          <Decide token={token} secret={key} hash={hash} onDecided={setDecided} />
        ) : (
          <p role="status">
            {t(state === 'agreed' ? 'youAgreed' : state === 'sentBack' ? 'youSentBack' : 'notWaitedFor')}{' '}
            {decidedAt !== null && <Moment at={decidedAt} exact />}
          </p>
        )}
      </Stack>
    </PhoneFrame>
  )
}

function Decide({
  token,
  secret,
  hash,
  onDecided,
}: {
  token: string
  /** Of a link with a password. */
  secret: string | null
  hash: string
  onDecided: (statement: LinkedStatement) => void
}) {
  const t = useWords(strings)
  const reasonId = useId()
  const [isBack, setBack] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const decide = async (decision: Decision) => {
    setSending(true)
    setProblem(null)
    try {
      onDecided(await api.decideStatement({ params: { token }, body: { key: secret, decision, hash, reason } }))
    } catch (error) {
      const { message, problems } = error as { message: string; problems?: { msg: string }[] }
      setProblem(problems?.[0]?.msg ?? message)
    } finally {
      setSending(false)
    }
  }
  const sendBack = (event: FormEvent) => {
    event.preventDefault()
    void decide('sentBack')
  }
  return (
    <Stack gap={12}>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isBack ? (
        <Stack as="form" gap={12} onSubmit={sendBack}>
          <div className="labelled">
            <label className="label-line" htmlFor={reasonId}>
              {t('backReasonField')}
            </label>
            <textarea
              id={reasonId}
              className={`field ${styles.area}`}
              rows={4}
              // biome-ignore lint/a11y/noAutofocus: it stands where somebody has just pressed
              autoFocus
              value={reason}
              maxLength={1_000}
              onChange={event => setReason(event.target.value)}
            />
          </div>
          <div className={styles.acts}>
            <Button onClick={() => setBack(false)}>{t('cancelBack')}</Button>
            <Button type="submit" kind="primary" disabled={isSending || reason.trim() === ''}>
              {t('backNow')}
            </Button>
          </div>
        </Stack>
      ) : (
        <div className={styles.acts}>
          <Button icon="undo" onClick={() => setBack(true)}>
            {t('sendTextBack')}
          </Button>
          <Button kind="primary" icon="check" disabled={isSending} onClick={() => void decide('agreed')}>
            {t('agreeToText')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
