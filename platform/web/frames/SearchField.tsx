import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { TextField } from '../parts/TextField.tsx'
import type { AnyList } from '../records/use-list.ts'

/** Somebody is still typing; asked at every letter the rows would flicker. */
const typingMs = 250

/** The words a list is searched for: `like` of its question. `/` goes there. */
export function SearchField({
  list,
  label,
  screen,
  className = '',
}: {
  list: AnyList
  label: string
  /** Names the screen on the sheet of keys. */
  screen: string
  className?: string | undefined
}) {
  const like: string = list.question.like ?? ''
  const [written, setWritten] = useState(like)
  const field = useRef<HTMLInputElement>(null)
  useKeys(screen, [{ key: '/', text: label, run: () => field.current?.focus() }])
  const latest = useRef({ list, like })
  useEffect(() => {
    latest.current = { list, like }
  })
  // A view, or the browser's back button, brings other words.
  useEffect(() => setWritten(now => (now.trim() === like ? now : like)), [like])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (written.trim() !== latest.current.like) latest.current.list.change({ like: written.trim() })
    }, typingMs)
    return () => clearTimeout(timer)
  }, [written])
  return (
    <TextField
      ref={field}
      className={className}
      label={label}
      labelHidden
      icon="search"
      type="search"
      maxLength={100}
      placeholder={label}
      value={written}
      onChange={event => setWritten(event.target.value)}
    />
  )
}
