import { Button, copyText, Segmented, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { type ShareDraft, type SharePart, shareParts, usualParts } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './share-panel.module.css'
import { shareApi } from './shared-queries.ts'
import { endOf, type Validity, validities } from './validity.ts'

/** Articles by their ids, or all of a list or search. */
type SharedChoice = Pick<ShareDraft, 'idList' | 'all'> & { found?: boolean }

/** Makes a link to articles: how long it holds, a password, and what is shown beside the text; then tells it, this once. */
export function SharePanel({
  chosen,
  title,
  onClose,
}: {
  chosen: SharedChoice
  /** Of the only one, or of the list. */
  title: string
  onClose: () => void
}) {
  const t = useWords(strings)
  const [made, setMade] = useState<string | null>(null)
  return made ? (
    <Made address={made} onClose={onClose} />
  ) : (
    <Draft chosen={chosen} title={title} onClose={onClose} onMade={setMade} label={t('make')} />
  )
}

function Draft({
  chosen,
  title,
  label,
  onClose,
  onMade,
}: {
  chosen: SharedChoice
  title: string
  label: string
  onClose: () => void
  onMade: (address: string) => void
}) {
  const t = useWords(strings)
  const [name, setName] = useState(title)
  const [validity, setValidity] = useState<Validity>('7')
  const [date, setDate] = useState('')
  const [password, setPassword] = useState('')
  const [parts, setParts] = useState<ReadonlySet<SharePart>>(new Set(usualParts))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isMaking, setMaking] = useState(false)
  const turn = (part: SharePart, on: boolean) =>
    setParts(now => new Set(shareParts.filter(each => (each === part ? on : now.has(each)))))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const end = endOf(validity, date, new Date())
    if (end === null) return setProblems({ expiresAt: t('chooseDate') })
    setMaking(true)
    try {
      const body = {
        ...chosen,
        title: name,
        parts: [...parts],
        expiresAt: end.toISOString(),
        password: password || null,
      }
      const { address } = await shareApi.make({ body }, { timeout: 'long' })
      onMade(`${location.origin}${location.pathname}#${address}`)
    } catch (error) {
      const refusal = error as { message: string; problems?: { field: string; msg: string }[] }
      const named = Object.fromEntries((refusal.problems ?? []).map(({ field, msg }) => [field, msg]))
      const fields = ['title', 'expiresAt', 'password']
      setProblems(fields.some(field => named[field]) ? named : { '': refusal.message })
    } finally {
      setMaking(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={event => void make(event)}>
      <p className="dim">{t('frozen')}</p>
      <TextField
        label={t('titleOfPage')}
        maxLength={200}
        value={name}
        problem={problems.title}
        onChange={event => setName(event.target.value)}
      />
      <div className={styles.row}>
        <span className={styles.name}>{t('validFor')}</span>
        <Segmented
          label={t('validFor')}
          value={validity}
          onChange={setValidity}
          options={validities.map(value => ({
            value,
            label: value === 'own' ? t('ownDate') : value === '1' ? t('oneDay') : t('days', { count: value }),
          }))}
        />
      </div>
      {validity === 'own' && (
        <TextField
          label={t('until')}
          type="date"
          value={date}
          problem={problems.expiresAt}
          onChange={event => setDate(event.target.value)}
        />
      )}
      <TextField
        label={t('password')}
        autoComplete="off"
        maxLength={100}
        value={password}
        problem={problems.password}
        below={<small className="dim">{t('passwordHint')}</small>}
        onChange={event => setPassword(event.target.value)}
      />
      <fieldset className={styles.parts}>
        <legend className={styles.name}>{t('shown')}</legend>
        {shareParts.map(part => (
          <label key={part}>
            <input
              type="checkbox"
              className="box"
              checked={parts.has(part)}
              onChange={event => turn(part, event.target.checked)}
            />
            {t(`part_${part}`)}
            {!usualParts.includes(part) && <small className="dim">{t('internal')}</small>}
          </label>
        ))}
      </fieldset>
      {(problems[''] ?? (validity !== 'own' && problems.expiresAt)) && (
        <p className="problem" role="alert">
          {problems[''] ?? problems.expiresAt}
        </p>
      )}
      <footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={isMaking}>
          {label}
        </Button>
      </footer>
    </form>
  )
}

function Made({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useWords(strings)
  return (
    <div className={styles.form}>
      <p role="status">{t('made')}</p>
      <TextField
        label={t('link')}
        readOnly
        value={address}
        // Nothing else is to be done here first.
        ref={field => field?.select()}
        below={<small className="dim">{t('once')}</small>}
      />
      <footer>
        <a className="button quiet" href={address} target="_blank" rel="noopener noreferrer">
          {t('preview')}
        </a>
        <Button kind="primary" icon="copy" onClick={() => void copyText(address, t('copied'), t('notCopied'))}>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </footer>
    </div>
  )
}
