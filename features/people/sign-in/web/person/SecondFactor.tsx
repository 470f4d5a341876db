import { Button, ErrorOf, Facts, Moment, SkeletonRows, Tag, TextField, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import styles from './person.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'
import { useProblem } from './use-problem.ts'

/** Whether a code is asked for at sign-in; set up, renewed and switched off here. */
export function SecondFactor() {
  const t = useWords(personStrings)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['signIn', 'secondFactor'],
    queryFn: ({ signal }) => api.secondFactor(undefined, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const shown = (fresh: readonly string[] | null) => {
    setCodes(fresh)
    void refetch()
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (!data.possible) return <p className="dim">{t('secondFactorElsewhere')}</p>
  if (data.confirmedAt === null) return <SetUpSecondFactor onDone={shown} />
  return (
    <>
      <Facts
        of="texts"
        facts={[
          [t('secondFactor'), <Tag key="on">{t('on')}</Tag>],
          [t('since'), <Moment key="since" at={data.confirmedAt} exact />],
          [t('codesLeft'), data.codesLeft],
        ]}
      />
      <ChangeForm onDone={shown} />
    </>
  )
}

/** Both acts cost a code. */
function ChangeForm({ onDone }: { onDone: (codes: readonly string[] | null) => void }) {
  const t = useWords(personStrings)
  const [code, setCode] = useState('')
  const [problem, attempt] = useProblem()
  const renew = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => onDone((await api.renewRecoveryCodes({ body: { code } })).codes))
  }
  const remove = () =>
    void attempt(async () => {
      await api.removeSecondFactor({ body: { code } })
      onDone(null)
    })
  return (
    <form className={styles.form} onSubmit={renew} noValidate>
      <TextField
        label={t('codeOrRecovery')}
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        problem={problem.code ?? problem.form}
        onChange={event => setCode(event.target.value)}
      />
      <p>
        <Button type="submit">{t('newCodes')}</Button>{' '}
        <Button kind="danger" onClick={remove}>
          {t('switchOff')}
        </Button>
      </p>
    </form>
  )
}
