/** Pasting tables and lists into a field as lines. */
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'

const parting = /[\n\r\t,，、]+/

/** What is pasted from a table or a list, one text a line; null when it is that already. */
export function inLines(pasted: string): string | null {
  if (!/[\t,，、]/.test(pasted)) return null
  const texts = pasted
    .split(parting)
    .map(text => text.replace(/[\s\0]+/g, ' ').trim())
    .filter(Boolean)
  return texts.join('\n') + (/[\n\r]$/.test(pasted) ? '\n' : '')
}

/**
 * What is pasted is put in as lines, and Ctrl+Z right after takes it out again. The browser's own way of inserting, which
 * would know how to undo it, takes a minute for two thousand lines.
 */
export function usePastedLines(onChange: (text: string) => void) {
  const last = useRef<{ before: string; from: number; to: number; after: string } | null>(null)
  return {
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const lines = inLines(event.clipboardData.getData('text/plain'))
      if (lines === null) return
      event.preventDefault()
      const area = event.currentTarget
      const { value: before, selectionStart: from, selectionEnd: to } = area
      area.setRangeText(lines, from, to, 'end')
      last.current = { before, from, to, after: area.value }
      onChange(area.value)
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const area = event.currentTarget
      const paste = last.current
      if (!isUndo || paste?.after !== area.value) return
      event.preventDefault()
      area.value = paste.before
      area.setSelectionRange(paste.from, paste.to)
      last.current = null
      onChange(paste.before)
    },
  }
}
