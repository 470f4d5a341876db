import { type ReactNode, type Ref, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { ClearButton } from './ClearButton.tsx'
import styles from './floating.module.css'
import { Labelled } from './Labelled.tsx'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'

/** A field that shows what is chosen and opens a panel to choose from. */
export function FloatingField({
  label,
  note,
  problem,
  shown,
  disabled = false,
  faceRef,
  onClear,
  onClose,
  children,
}: {
  label: string
  note?: string | undefined
  problem?: string | undefined
  /** Null when nothing is chosen. */
  shown: string | null
  disabled?: boolean | undefined
  faceRef: Ref<HTMLButtonElement>
  onClear?: (() => void) | undefined
  onClose?: () => void
  children: (close: () => void) => ReactNode
}) {
  const t = useWords(fieldStrings)
  const [isOpen, setOpen] = useState(false)
  const change = (open: boolean) => {
    setOpen(open)
    if (!open) onClose?.()
  }
  return (
    <SpokenLanguage>
      <Labelled label={label} note={note} problem={problem}>
        {({ describedBy }) => (
          <div className={`field ${styles.face}`} data-wrong={problem ? true : undefined}>
            <DialogTrigger isOpen={isOpen} onOpenChange={change}>
              <Button
                ref={faceRef}
                isDisabled={disabled}
                aria-label={`${label} ${shown ?? t('choose')}`}
                {...(describedBy && { 'aria-describedby': describedBy })}
              >
                <span className="cut grow" data-empty={shown === null || undefined}>
                  {shown ?? t('choose')}
                </span>
                <Icon name="down" size={14} />
              </Button>
              <Popover className={`floating ${styles.popover}`}>
                <Dialog aria-label={label}>{children(() => change(false))}</Dialog>
              </Popover>
            </DialogTrigger>
            {onClear && <ClearButton label={label} isEmpty={shown === null} disabled={disabled} onClear={onClear} />}
          </div>
        )}
      </Labelled>
    </SpokenLanguage>
  )
}
