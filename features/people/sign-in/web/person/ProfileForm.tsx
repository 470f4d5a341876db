import { Button, Facts, Note, TextField, toast, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Profile } from '../../contract.ts'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import styles from './person.module.css'
import { useProblem } from './use-problem.ts'

/** The name can be changed; the rest is shown. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useWords(personStrings)
  const client = useQueryClient()
  const [userName, setUserName] = useState(profile.userName)
  const [problem, attempt] = useProblem()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await api.changeProfile({ body: { userName } })
      toast({ text: t('saved') })
      await client.invalidateQueries({ queryKey: ['signIn', 'profile'] })
    })
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t('name')}
        autoComplete="name"
        maxLength={50}
        value={userName}
        problem={problem.userName ?? problem.form}
        onChange={event => setUserName(event.target.value)}
      />
      <p>
        <Button kind="primary" type="submit" aria-disabled={userName.trim() === profile.userName}>
          {t('save')}
        </Button>
      </p>
      <Facts
        of="texts"
        facts={[
          [t('account'), profile.account],
          [t('mobile'), profile.phone ?? t('none')],
          [t('organisations'), profile.orgs.map(({ name }) => name).join('、') || t('none')],
        ]}
      />
      <Note>{t('notChangedHere')}</Note>
    </form>
  )
}
