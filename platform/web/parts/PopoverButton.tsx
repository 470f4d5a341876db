import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from './Button.tsx'
import type { IconName } from './icons.ts'
import { placeBeside } from './place-beside.ts'

/**
 * A button that opens a small panel above everything else. Escape and a click elsewhere close it, and the focus goes back
 * to the button: the browser's own popover does both.
 */
export function PopoverButton({
  label,
  icon,
  size = 'normal',
  kind = 'quiet',
  isIconOnly = false,
  className,
  isOpenAtOnce = false,
  onOpened,
  children,
}: {
  label: string
  icon: IconName
  size?: 'normal' | 'small'
  kind?: 'quiet' | 'primary'
  isIconOnly?: boolean
  className?: string
  /** It opens by itself, as an address wants it to. */
  isOpenAtOnce?: boolean
  /** It opened by itself: the address need not say so any more. */
  onOpened?: () => void
  /** Drawn while it is open. */
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const opened = useRef(onOpened)
  opened.current = onOpened
  useEffect(() => {
    if (!isOpenAtOnce) return
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover()
    opened.current?.()
  }, [isOpenAtOnce])
  const face = {
    ref: button,
    icon,
    size,
    popoverTarget: id,
    'aria-expanded': isOpen,
    'aria-haspopup': 'dialog' as const,
    ...(className && { className }),
  }
  return (
    <>
      {isIconOnly ? (
        <IconButton {...face} label={label} />
      ) : (
        <Button {...face} kind={kind}>
          {label}
        </Button>
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-open={isOpen || undefined}
        role="dialog"
        aria-label={label}
        className="floating popover"
        onToggle={event => setOpen(event.newState === 'open')}
        onBeforeToggle={event => {
          if (event.newState === 'open' && panel.current && button.current) placeBeside(panel.current, button.current)
        }}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
