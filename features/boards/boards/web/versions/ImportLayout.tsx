import { Button, toast, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { LayoutFile } from '../../contract.ts'
import { layoutStrings } from '../../strings/layouts.ts'
import type { ImportApi } from './api.ts'

const mostBytes = 2_000_000

/** Makes a new one of a file, and says what it names that is not here. */
export function ImportLayout({
  api,
  queryKey,
  onImported,
}: {
  api: ImportApi
  queryKey: string
  onImported: (id: number) => void
}) {
  const t = useWords(layoutStrings)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const act = useUndo(() => client.invalidateQueries({ queryKey: [queryKey] }))
  const read = async (file: File) => {
    const parsed = file.size > mostBytes ? null : LayoutFile.safeParse(jsonOf(await file.text()))
    if (!parsed?.success) return toast({ text: t('notALayout'), tone: 'warning' })
    const done = await act(
      () => api.importLayout.act({ body: parsed.data }),
      ({ name, missing }) =>
        missing.length > 0 ? t('missing', { name, missing: missing.join('、') }) : t('imported', { name }),
    )
    if (done) onImported(done.id)
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('importFile')}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('importFile')}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void read(file)
        }}
      />
    </>
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
