import { Button, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import styles from './person.module.css'
import { QrCode } from './QrCode.tsx'
import { useProblem } from './use-problem.ts'

/** Three steps: the password, the picture with the first code, the recovery codes (shown by whoever is told of them). */
export function SetUpSecondFactor({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const t = useWords(personStrings)
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [started, setBegun] = useState<{ secret: string; uri: string } | null>(null)
  const [code, setCode] = useState('')
  const [problem, attempt] = useProblem()
  if (!isOpen)
    return (
      <p>
        <Button kind="primary" onClick={() => setOpen(true)}>
          {t('setUp')}
        </Button>
      </p>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      if (started) onDone((await api.confirmSecondFactor({ body: { code } })).codes)
      else setBegun(await api.beginSecondFactor({ body: { password } }))
    })
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {started ? (
        <>
          <p>{t('scan')}</p>
          <QrCode text={started.uri} label={t('picture')} />
          <p>
            {t('key')} <code style={{ overflowWrap: 'anywhere' }}>{started.secret}</code>
          </p>
          <TextField
            key="code"
            label={t('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            value={code}
            problem={problem.code ?? problem.form}
            onChange={event => setCode(event.target.value)}
          />
        </>
      ) : (
        <TextField
          key="password"
          label={t('current')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          problem={problem.password ?? problem.form}
          onChange={event => setPassword(event.target.value)}
        />
      )}
      <p>
        <Button kind="primary" type="submit">
          {t(started ? 'confirm' : 'goOn')}
        </Button>{' '}
        <Button
          onClick={() => {
            setOpen(false)
            setBegun(null)
          }}
        >
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
