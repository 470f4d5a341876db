import { Button, Stack, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { type ShareDraft, type SharePart, shareParts, usualParts } from '../contract.ts'
import { strings } from '../strings.ts'
import { shareApi } from './api.ts'
import { LinkMade } from './LinkMade.tsx'
import { LinkTerms } from './LinkTerms.tsx'
import styles from './share-panel.module.css'
import { linkOf, problemsOf, termsOfCall, usualTerms } from './terms.ts'

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
    <LinkMade address={made} onClose={onClose} />
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
  const [terms, setTerms] = useState(usualTerms)
  const [parts, setParts] = useState<ReadonlySet<SharePart>>(new Set(usualParts))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isMaking, setMaking] = useState(false)
  const turn = (part: SharePart, on: boolean) =>
    setParts(now => new Set(shareParts.filter(each => (each === part ? on : now.has(each)))))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const stored = termsOfCall(terms, new Date())
    if (stored === null) return setProblems({ expiresAt: t('chooseDate') })
    setMaking(true)
    try {
      const body = {
        ...chosen,
        title: name,
        parts: [...parts],
        ...stored,
      }
      const { address } = await shareApi.make({ body }, { timeout: 'long' })
      onMade(linkOf(address))
    } catch (error) {
      setProblems(problemsOf(error, ['title', 'expiresAt', 'password']))
    } finally {
      setMaking(false)
    }
  }
  return (
    <Stack as="form" gap={12} className={styles.form} onSubmit={event => void make(event)}>
      <p className="dim">{t('frozen')}</p>
      <TextField
        label={t('titleOfPage')}
        maxLength={200}
        value={name}
        problem={problems.title}
        onChange={event => setName(event.target.value)}
      />
      <LinkTerms terms={terms} onChange={setTerms} problems={problems} />
      <Stack as="fieldset" gap={6} className={styles.parts}>
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
      </Stack>
      {(problems[''] ?? (terms.validity !== 'own' && problems.expiresAt)) && (
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
    </Stack>
  )
}
