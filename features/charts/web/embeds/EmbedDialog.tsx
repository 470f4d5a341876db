/** Lets other sites show a chart, tells the code of its frame this once, and lists what is shown elsewhere. */
import type { NamedRange } from '@guanlan/features/articles/contract'
import { connect, IconButton, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { charts } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { Asked, Wanted } from '../take/use-taking.ts'
import { type Draft, EmbedForm } from './EmbedForm.tsx'
import { EmbedList } from './EmbedList.tsx'
import { EmbedMade } from './EmbedMade.tsx'
import styles from './embeds.module.css'

const api = connect(charts)

export interface Embedding {
  title: string
  chart: Exclude<Wanted['chart'], 'negativeAnalysis'>
  by?: Wanted['by']
  against?: Wanted['against']
  asked: Asked
  /** The named range that moves with the clock; null: the moments stay. */
  range: NamedRange | null
}

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
  const [made, setMade] = useState<{ address: string; title: string } | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const make = async (draft: Draft) => {
    if (!of) return
    const { asked, range, chart, by, against } = of
    const { address } = await api.makeEmbed({
      body: { ...draft, question: asked, range, chart, ...(by && { by }), ...(against && { against }) },
    })
    setMade({ address: new URL(address, location.origin).href, title: draft.title })
    await client.invalidateQueries({ queryKey: ['chart embeds'] })
  }
  return (
    <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby="embed-title" onClose={onClose}>
      <header>
        <h2 id="embed-title">{of ? t('embedTitle', { title: of.title }) : t('embeds')}</h2>
        <IconButton icon="close" label={t('embedClose')} onClick={() => dialog.current?.close()} />
      </header>
      {of && !made && <EmbedForm of={of} onMake={make} />}
      {made && <EmbedMade {...made} onBack={() => setMade(null)} />}
      <EmbedList />
    </dialog>
  )
}
