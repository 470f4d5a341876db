import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Moment } from '../parts/Moment.tsx'
import styles from './ConflictPanel.module.css'
import { recordStrings } from './strings.ts'

export interface ConflictField {
  /** As the field is labelled on the form. */
  label: string
  /** Null is shown as "empty". */
  mine: ReactNode
  theirs: ReactNode
}

/**
 * Somebody saved the same record meanwhile: who, when, where it differs from what is written here, and the choice.
 * Nothing is replaced before a button is pressed.
 */
export function ConflictPanel({
  said: text,
  at,
  fields,
  isSaving = false,
  onTakeTheirs,
  onSaveMine,
}: {
  /** The sentence of the refusal; it names who saved. */
  said: string
  /** When they saved; ISO 8601. */
  at?: string | null
  fields: readonly ConflictField[]
  isSaving?: boolean
  onTakeTheirs: () => void
  onSaveMine: () => void
}) {
  const t = useWords(recordStrings)
  const shownOf = (value: ReactNode) =>
    value === null || value === undefined || value === '' ? <span className="dim">{t('emptyValue')}</span> : value
  return (
    <div className="fault" role="alert">
      <Icon name="alert" size={20} />
      <div className={styles.panel}>
        <h2>
          {text}
          {at && (
            <span className={`dim ${styles.when}`}>
              <Moment at={at} />
            </span>
          )}
        </h2>
        {fields.length === 0 ? (
          <p>{t('nothingDiffers')}</p>
        ) : (
          <table className={styles.fields}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('theirs')}</th>
                <th scope="col">{t('mine')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ label, mine, theirs }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{shownOf(theirs)}</td>
                  <td>{shownOf(mine)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="fault-actions">
          <Button size="small" onClick={onTakeTheirs} disabled={isSaving}>
            {t('takeTheirs')}
          </Button>
          <Button size="small" kind="primary" onClick={onSaveMine} disabled={isSaving}>
            {t('saveMine')}
          </Button>
        </p>
      </div>
    </div>
  )
}
