import { useWords } from '@guanlan/platform/web'
import { useId } from 'react'
import { encodings, separators, type TableForm, type UploadCheck } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './enter.module.css'

const separatorWords = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
/** Rows that may be chosen for the headings. */
const rows = Array.from({ length: 20 }, (_, n) => n + 1)

/** How a table is read, where what was found out is wrong: encoding and separator of a file of lines, and the row of headings. */
export function TableFormInput({
  found,
  chosen,
  disabled,
  onChange,
}: {
  found: UploadCheck['form']
  chosen: TableForm
  disabled: boolean
  onChange: (form: TableForm) => void
}) {
  const t = useWords(strings)
  const nameOf = (separator: string) =>
    separator in separatorWords ? t(separatorWords[separator as keyof typeof separatorWords]) : separator
  return (
    <fieldset className={styles.mapping} aria-label={t('tableForm')} disabled={disabled}>
      {found.encoding !== null && (
        <Choice
          label={t('encoding')}
          value={chosen.encoding}
          found={found.encoding}
          options={encodings.map(encoding => [encoding, encoding])}
          onChange={encoding => onChange({ ...chosen, encoding })}
        />
      )}
      {found.separator !== null && (
        <Choice
          label={t('separator')}
          value={chosen.separator}
          found={nameOf(found.separator)}
          options={separators.map(separator => [separator, nameOf(separator)])}
          onChange={separator => onChange({ ...chosen, separator })}
        />
      )}
      <Choice
        label={t('headingRow')}
        value={chosen.headingRow === null ? null : String(chosen.headingRow)}
        found={String(found.headingRow)}
        options={rows.map(row => [String(row), String(row)])}
        onChange={row => onChange({ ...chosen, headingRow: row === null ? null : Number(row) })}
      />
    </fieldset>
  )
}

function Choice<Value extends string>({
  label,
  value,
  found,
  options,
  onChange,
}: {
  label: string
  value: Value | null
  found: string
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value | null) => void
}) {
  const t = useWords(strings)
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value ?? ''}
        onChange={event => onChange((event.target.value || null) as Value | null)}
      >
        <option value="">{value === null ? t('byItself', { found }) : t('byItself', { found: '…' })}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
