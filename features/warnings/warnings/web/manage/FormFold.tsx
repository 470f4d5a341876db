import { useAppearance, useWords } from '@guanlan/platform/web'
import { type ReactNode, useEffect, useState } from 'react'
import type { WarningDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../warnings.module.css'
import { differing } from './differing.ts'
import { blankWarning, bodyOf, type WarningFormValues } from './warning-form.ts'

/** A part of the form that can stay folded: its head names what is set otherwise than in a new warning, and a mistake within opens it. */
export function FormFold({
  title,
  fields,
  written,
  hasFault,
  beginsOpen = false,
  children,
}: {
  title: string
  fields: readonly (keyof WarningDraft)[]
  written: WarningFormValues
  hasFault: boolean
  beginsOpen?: boolean
  children: ReactNode
}) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(beginsOpen)
  useEffect(() => {
    if (hasFault) setOpen(true)
  }, [hasFault])
  const zone = useAppearance(state => state.timeZone)
  const set = differing(bodyOf(blankWarning(zone)), bodyOf(written)).filter(field =>
    (fields as readonly string[]).includes(field),
  )
  return (
    <details className={styles.fold} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        {!isOpen && (
          <span className="dim">{set.length > 0 ? set.map(field => t(field)).join('、') : t('asUsual')}</span>
        )}
      </summary>
      <div>{children}</div>
    </details>
  )
}
