import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Popover.module.css'

/** The calendar that a field of the panel has opened stands elsewhere in the page. */
const isOfField = (target: Element): boolean => target.closest('[data-trigger="DatePicker"]') !== null

/** A small panel under the button that opened it. Escape and a click elsewhere close; the first field has the focus. */
export function Popover({
  label,
  side = 'left',
  onClose,
  children,
}: {
  label: string
  side?: 'left' | 'right'
  onClose: () => void
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    panel.current?.querySelector<HTMLElement>('input, button')?.focus()
    const outside = (event: PointerEvent) => {
      const target = event.target as HTMLElement
      if (!panel.current?.parentElement?.contains(target) && !isOfField(target)) close.current()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfField(event.target as Element)) return
      event.preventDefault()
      event.stopPropagation()
      close.current()
      before?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onEscape, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onEscape, true)
    }
  }, [])
  return (
    <div ref={panel} role="dialog" aria-label={label} className={`floating ${styles.panel} ${styles[side]}`}>
      {children}
    </div>
  )
}
