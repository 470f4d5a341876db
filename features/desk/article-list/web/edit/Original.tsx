import { Button, Stack, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { strings } from '../../strings.ts'
import styles from './edit.module.css'

/** A field with what everybody has below it, where the organisation has it otherwise: one click brings it back. */
export function Original({
  isEdited,
  text,
  label,
  onBack,
  children,
}: {
  isEdited: boolean
  /** The original as it is read; long ones are cut. */
  text: string
  label: string
  onBack: () => void
  children: ReactNode
}) {
  const t = useWords(strings)
  return (
    <Stack gap={4} className={styles.original}>
      {children}
      {isEdited && (
        <p>
          <span className="cut" title={text}>
            {t('originalIs', { text: text || t('originalNothing') })}
          </span>
          <Button
            size="small"
            kind="quiet"
            className="accent"
            aria-label={t('backToOriginalOf', { label })}
            onClick={onBack}
          >
            {t('backToOriginal')}
          </Button>
        </p>
      )}
    </Stack>
  )
}
