import { DayField, Segmented, Stack, TextField, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './share-panel.module.css'
import type { Terms } from './terms.ts'
import { validities } from './validity.ts'

/** How long a link holds, and its password. */
export function LinkTerms({
  terms,
  onChange,
  problems,
}: {
  terms: Terms
  onChange: (terms: Terms) => void
  /** By field: expiresAt, password. */
  problems: Readonly<Record<string, string>>
}) {
  const t = useWords(strings)
  const { validity, date, password } = terms
  return (
    <>
      <Stack gap={4} className={styles.row}>
        <span className={styles.name}>{t('validFor')}</span>
        <Segmented
          label={t('validFor')}
          value={validity}
          onChange={value => onChange({ ...terms, validity: value })}
          options={validities.map(value => ({
            value,
            label: value === 'own' ? t('ownDate') : value === '1' ? t('oneDay') : t('days', { count: value }),
          }))}
        />
      </Stack>
      {validity === 'own' && (
        <DayField
          label={t('until')}
          value={date || null}
          problem={problems.expiresAt}
          onChange={day => onChange({ ...terms, date: day ?? '' })}
        />
      )}
      <TextField
        label={t('password')}
        autoComplete="off"
        maxLength={100}
        value={password}
        problem={problems.password}
        below={<small className="dim">{t('passwordHint')}</small>}
        onChange={event => onChange({ ...terms, password: event.target.value })}
      />
    </>
  )
}
