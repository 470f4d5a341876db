import { Button, type List, toast, useWords } from '@guanlan/platform/web'
import { useRef } from 'react'
import { type Template, TemplateFile, type TemplateQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** A template from a file, under a free name. */
export function ImportTemplate({ list }: { list: List<Template, TemplateQuestion> }) {
  const t = useWords(strings)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const read = TemplateFile.safeParse(await jsonOf(file))
    if (!read.success) {
      const isOther = read.error.issues.some(({ message }) => message === 'reports.templateVersion')
      return toast({ text: t(isOther ? 'templateVersion' : 'notATemplate'), tone: 'warning' })
    }
    await list.act(
      () => api.importTemplate.act({ body: read.data }),
      made => t('imported', { name: made.name }),
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('importJson')}</Button>
    </>
  )
}

/** Null: it is no JSON. */
async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}
