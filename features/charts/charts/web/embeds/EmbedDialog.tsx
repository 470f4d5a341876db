/** Lets other sites show a chart, tells the code of its frame this once, and lists what is shown elsewhere. */
import { connect, IconButton, toast, useAppearance, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { charts, type Embed } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { type Draft, EmbedForm } from './EmbedForm.tsx'
import { EmbedList } from './EmbedList.tsx'
import { EmbedMade } from './EmbedMade.tsx'
import type { Embedding } from './embedding.ts'
import styles from './embeds.module.css'

const api = connect(charts)

export default function EmbedDialog({
  of,
  onClose,
}: {
  /** Absent: the list alone. */
  of?: Embedding
  onClose: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const look = useAppearance()
  const [changing, setChanging] = useState<Embed | null>(null)
  const [made, setMade] = useState<{ address: string; title: string } | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const make = async ({ days, ...draft }: Draft) => {
    if (!of || days === null) return
    const { asked, range, chart, by, against } = of
    const { address } = await api.makeEmbed({
      body: { ...draft, days, question: asked, range, chart, ...(by && { by }), ...(against && { against }) },
    })
    setMade({ address: new URL(address, location.origin).href, title: draft.title })
    await client.invalidateQueries({ queryKey: ['chart embeds'] })
  }
  const change = async ({ days, ...draft }: Draft) => {
    if (!changing) return
    await api.changeEmbed({ params: { id: changing.id }, body: { ...draft, ...(days !== null && { days }) } })
    setChanging(null)
    toast({ text: t('embedChanged', { title: draft.title }) })
    await client.invalidateQueries({ queryKey: ['chart embeds'] })
  }
  const title = of ? t('embedTitle', { title: of.title }) : t('embeds')
  return (
    <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby="embed-title" onClose={onClose}>
      <header>
        <h2 id="embed-title">{changing ? t('embedChangeTitle', { title: changing.title }) : title}</h2>
        <IconButton icon="close" label={t('embedClose')} onClick={() => dialog.current?.close()} />
      </header>
      {changing && (
        <EmbedForm
          key={changing.id}
          range={changing.range}
          start={{
            title: changing.title,
            language: changing.language,
            theme: changing.theme,
            sites: changing.sites,
            days: null,
          }}
          submit={t('embedSave')}
          onSubmit={change}
          onBack={() => setChanging(null)}
        />
      )}
      {!changing && of && !made && (
        <EmbedForm
          range={of.range}
          start={{ title: of.title, language: look.locale, theme: look.theme, sites: [], days: 90 }}
          submit={t('embedMake')}
          onSubmit={make}
        />
      )}
      {!changing && made && <EmbedMade {...made} onBack={() => setMade(null)} />}
      {!changing && <EmbedList onChange={setChanging} />}
    </dialog>
  )
}
