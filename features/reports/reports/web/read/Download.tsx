import { type DocumentKind, documentKinds } from '@guanlan/platform/contract'
import { Menu, saveAs, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fileStrings } from '../../strings/files.ts'
import { api } from '../api.ts'
import { Unfinished } from './Unfinished.tsx'

/** The files of a report. */
export function Download({ id, name, unfinished }: { id: number; name: string; unfinished: readonly string[] }) {
  const { data: possible } = useQuery({
    queryKey: ['reports', 'fileKinds'],
    queryFn: ({ signal }) => api.fileKinds(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <DownloadMenu
      name={name}
      unfinished={unfinished}
      possible={possible ?? documentKinds}
      load={kind => api.file({ params: { reportId: id, kind } }, { timeout: 'long' })}
    />
  )
}

/** What this installation cannot make says why. */
export function DownloadMenu({
  name,
  possible,
  unfinished = [],
  load,
}: {
  name: string
  unfinished?: readonly string[]
  possible: readonly DocumentKind[]
  load: (kind: DocumentKind) => Promise<Blob>
}) {
  const t = useWords(fileStrings)
  const [making, setMaking] = useState(false)
  const save = async (kind: DocumentKind) => {
    setMaking(true)
    try {
      const file = await load(kind)
      saveAs(file, `${name}.${file.type === 'application/zip' ? 'zip' : kind}`)
      toast({ text: t('saved') })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setMaking(false)
    }
  }
  const items = documentKinds.map(kind => {
    const isPossible = possible.includes(kind)
    return {
      key: kind,
      icon: 'download' as const,
      label: isPossible ? t(kind) : `${t(kind)} · ${t('needsBrowser')}`,
      disabled: !isPossible,
      run: () => void save(kind),
    }
  })
  return (
    <Menu
      label={t('download')}
      face={making ? t('downloading') : t('download')}
      className="button"
      head={<Unfinished names={unfinished} />}
      items={items}
    />
  )
}
