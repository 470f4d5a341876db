import { Button, TextField, toast, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import styles from './person.module.css'
import { useProblem } from './use-problem.ts'

const empty = { current: '', next: '', again: '' }

export function PasswordForm() {
  const t = useWords(personStrings)
  const client = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const [problem, attempt] = useProblem()
  const [differs, setDiffers] = useState(false)
  const change = async (event: FormEvent) => {
    event.preventDefault()
    setDiffers(typed.next !== typed.again)
    if (typed.next !== typed.again) return
    const { current, next } = typed
    if (!(await attempt(() => api.password({ body: { current, next } })))) return
    setTyped(empty)
    toast({ text: t('passwordChanged') })
    await client.invalidateQueries({ queryKey: ['signIn', 'sessions'] })
  }
  const field = (name: keyof typeof empty, text: string | undefined) => (
    <TextField
      label={t(name)}
      type="password"
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      maxLength={name === 'current' ? 200 : 128}
      value={typed[name]}
      problem={text}
      onChange={event => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <form className={styles.form} onSubmit={event => void change(event)} noValidate>
      {field('current', problem.current)}
      {field('next', problem.next)}
      {field('again', differs ? t('notAlike') : undefined)}
      {problem.form && (
        <p className="problem" role="alert">
          {problem.form}
        </p>
      )}
      <p>
        <Button kind="primary" type="submit">
          {t('changePassword')}
        </Button>
      </p>
    </form>
  )
}
