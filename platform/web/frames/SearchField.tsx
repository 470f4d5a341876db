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
  // Only what was typed is asked: words that the address brought are never written back over others that come after them.
  const [written, setWritten] = useState({ text: like, isTyped: false })
  const field = useRef<HTMLInputElement>(null)
  useKeys(screen, [{ key: '/', text: label, run: () => field.current?.focus() }])
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const known = useRef(like)
  // A view, or the browser's back button, brings other words; one's own come back while the next letters are typed.
  useEffect(() => {
    if (like === known.current) return
    known.current = like
    setWritten({ text: like, isTyped: false })
  }, [like])
  useEffect(() => {
    if (!written.isTyped) return
    const timer = setTimeout(() => {
      const words = written.text.trim()
      if (words === known.current) return
      known.current = words
      latest.current.change({ like: words })
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
      value={written.text}
      onChange={event => setWritten({ text: event.target.value, isTyped: true })}
    />
  )
}
